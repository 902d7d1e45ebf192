/** Where somebody or something is to come to: the address in a message, and the question for it. Pure. */
import { languageSchema } from '@merve/contract';
import { errorSentence } from '../../language/error-sentences/index.ts';
import { onFirstUse } from '../../platform/on-first-use.ts';

/** UTF-16 offsets in the text it was found in. */
export interface FoundAddress {
  /** As it was written. */
  readonly address: string;
  /** With the words that lead to it. */
  readonly start: number;
  readonly end: number;
}

/** Words that say an address follows, in any of Merve's languages; what follows is one as far as the sentence goes. */
const toldAddress =
  /(?<![\p{L}])(?:(?:come|send (?:him|her|them|it|one|someone|somebody)|deliver(?:ed|y)?(?: it)?|bring (?:it|them)) to(?! me| us)|address\s*(?:is|:)?|adres\p{L}*\s*:?|adresse\s*:?|(?:на |по )?адрес\p{L}*\s*:?|(?:στη )?διε[υύ]θυνση\s*:?|ל?כתובת\s*:?|(?:إلى |الى )?ال?عنوان\s*:?|(?:به )?آدرس\s*:?|주소(?:는|:)?)\s+(.{3,200})/iu;
const name = "\\p{Lu}[\\p{L}’'-]*";
/** A street with its number: "8 Lemon Street", "Carob Sokak 5", "улица Лимонная 8". A table for five at Mill Lane Kitchen is none. */
const streets = [
  /\d+\p{L}?\s+(?:(?!(?:at|in|for|on|near|people|to)\s)[\p{L}’'-]+\s+){1,3}(?:streets?|st|road|rd|avenue|ave|lane|drive|square|court)(?![\p{L}])/iu,
  new RegExp(
    `(?<![\\p{L}])(?:(?:${name}\\s+){1,3})?(?:[Ss]okak|[Ss]oka[gğ][ıi]|[Ss]ok|[Ss]k|[Cc]adde|[Cc]addesi|[Cc]ad|[Bb]ulvar[ıi]?|\\p{L}*[Ss]tra(?:ß|ss)e|\\p{L}{3,}str|\\p{L}*[Ww]eg|\\p{L}*[Pp]latz)[.\\s]+(?:[Nn]o:?\\s*)?\\d+\\p{L}?(?![\\p{L}\\d.:])`,
    'u',
  ),
  /(?<![\p{L}])(?:улица|улице|ул|проспект|οδ[οό]ς|רחוב|شارع|خیابان)[.\s]+(?:[\p{L}’'-]+\s+){1,3}\d+/iu,
  /[\p{L}]+(?:로|길)\s*\d+/u,
];
const flat =
  /^\s*(?:flat|apt|apartment|unit|block|floor|no|number|room|daire|oda|blok|kat|wohnung|zimmer|кв|квартира|номер|διαμέρισμα|דירה|חדר|شقة|غرفة|واحد|اتاق)(?![\p{L}])|^\s*\d+(?:st|nd|rd|th)? ?(?:floor|\. ?kat|\. ?stock|этаж|층)|^\s*\d+호/iu;
const townLike = /^\s*\p{Lu}[\p{L}’'-]*(?:\s+[\p{Lu}/][\p{L}’'-]*){0,2}\s*$/u;
/** The town behind a street without a comma: words that begin with a capital. */
const townBehind = new RegExp(`^(?:[ ]+(?:in )?${name}){1,3}`, 'u');
/** A town in Latin letters, with what another script hangs on it: "Kyrenia로 배달해 주세요". */
const townWithEnding =
  /^\s*\p{Lu}[\p{Script=Latin}’'-]*(?:\s+\p{Lu}[\p{Script=Latin}’'-]*)?(?=\s*[^\p{Script=Latin}\P{L}])/u;

/** A town with the case that Turkish hangs on it, and a verb behind: "Gazimağusa’ya gelsin". */
const townWithCase = /^\s*\p{Lu}\p{L}*['’]n?y?[ae](?=\s+\p{Ll})/u;
const caseOfTown = /['’]n?y?[ae]$/u;

/** Where a sentence ends: not at the point of an abbreviation or a number. */
const sentenceEnd = /[!?\n]|\.(?=\s+\p{L}|\s*$)/gu;

/**
 * The address in a message: a street with its number, the flat before it and the town behind it, or else what follows "address" or
 * "come to". Null without one.
 */
export function addressAt(text: string): FoundAddress | null {
  const said = text.slice(0, 1_000);
  let from = 0;
  for (const until of [...[...said.matchAll(sentenceEnd)].map(({ index }) => index), said.length]) {
    const found = streetIn(said.slice(from, until), from);
    if (found !== null) return withLead(said, found);
    from = until + 1;
  }
  const told = toldAddress.exec(said);
  if (told?.[1] === undefined) return null;
  const start = told.index + told[0].length - told[1].length;
  const address =
    told[1]
      .split(/[!?\n;]|\.(?=\s+\p{L})/u)[0]
      ?.trim()
      .replace(/[.]+$/u, '') ?? '';
  return address === '' ? null : { address, start: told.index, end: start + address.length };
}

/** The words that lead to it belong to it: "address: 12 Mill Street". */
function withLead(text: string, found: FoundAddress): FoundAddress {
  const lead =
    /(?:(?:deliver(?:ed|y)?|bring|send|come)(?: it| them)?(?: to)?|(?:my )?address\s*(?:is|:)?|adres\p{L}*\s*:?|адрес\p{L}*\s*:?|по адресу|на адрес|στη διεύθυνση|διεύθυνση\s*:?|לכתובת|כתובת\s*:?|إلى عنوان|العنوان\s*:?|به آدرس|آدرس\s*:?|nach|to)\s*$/iu.exec(
      text.slice(0, found.start),
    );
  const isWord = lead !== null && !/[\p{L}\d]/u.test(text.charAt(lead.index - 1));
  return isWord ? { ...found, start: lead.index } : found;
}

function streetIn(sentence: string, offset: number): FoundAddress | null {
  const pieces = [...sentence.matchAll(/[^,]+/gu)].map(({ 0: piece, index }) => ({ piece, index }));
  for (const [at, { piece, index }] of pieces.entries()) {
    const street = streets.map((pattern) => pattern.exec(piece)).find((found) => found !== null);
    if (street === undefined || street === null) continue;
    const before = pieces[at - 1];
    const hasFlat =
      before !== undefined && flat.test(before.piece) && piece.slice(0, street.index).trim() === '';
    const start = hasFlat ? before.index : index + street.index;
    let end = index + street.index + street[0].length;
    end += townBehind.exec(sentence.slice(end))?.[0].length ?? 0;
    // What is left of the piece is more of the address, where it is a word or two without a number.
    const rest = sentence.slice(end, index + piece.length);
    if (/^\s*\p{Ll}[\p{L}’'-]*(?:\s+\p{L}[\p{L}’'-]*)?\s*$/u.test(rest)) end = index + piece.length;
    if (sentence.slice(end, index + piece.length).trim() === '')
      for (const { piece: behind, index: next } of pieces.slice(at + 1)) {
        const town = townWithEnding.exec(behind) ?? townWithCase.exec(behind);
        const isMore = townLike.test(behind) || flat.test(behind);
        if (!isMore && town === null) break;
        end = next + (isMore ? behind.trimEnd().length : (town?.[0].length ?? 0));
        if (!isMore) break;
      }
    const skipped = sentence.slice(start).length - sentence.slice(start).trimStart().length;
    const address = sentence.slice(start, end).trim().replace(/[.]+$/u, '').replace(caseOfTown, '');
    return { address, start: offset + start + skipped, end: offset + end };
  }
  return null;
}

/** The address in a message, as it was written; null without one. */
export function addressIn(text: string): string | null {
  return addressAt(text)?.address ?? null;
}

/** The message without its address: the number of a house is no hour, and its street no restaurant. */
export function withoutAddress(text: string): string {
  const found = addressAt(text);
  return found === null ? text : `${text.slice(0, found.start)} ${text.slice(found.end)}`;
}

const whereTo = onFirstUse(() =>
  languageSchema.options.flatMap((language) =>
    [null, { collect: 'true' }].map((details) =>
      errorSentence({ code: 'PLACE_MISSING', details: details ?? {} }, language),
    ),
  ),
);

/** Stands where a question has the street; no sentence has it. */
const mark = '\u0001';
const townQuestions = onFirstUse(() =>
  languageSchema.options.map((language) => {
    const said = errorSentence({ code: 'PLACE_MISSING', details: { street: mark } }, language);
    const [before = '', behind = ''] = said.split(mark);
    return { before, behind: behind.slice(0, behind.search(/[?;؟]/u) + 1) };
  }),
);

/** The street of which the person was asked in which town it is, in whatever language; null for any other text. */
export function streetAskedAbout(text: string | null): string | null {
  for (const { before, behind } of townQuestions()) {
    const start = text === null ? -1 : text.indexOf(before);
    const end = text === null || start < 0 ? -1 : text.indexOf(behind, start + before.length);
    if (text !== null && end > start) return text.slice(start + before.length, end).trim();
  }
  return null;
}

/** So many words name a town; who says more gives the address anew. */
const maxTown = 5;

/** The address that an answer to the question where to gives: with the street that was told already, where only its town was asked for. */
export function addressAnswered(question: string, answer: string): string {
  const street = streetAskedAbout(question);
  const isTown = !/\d/u.test(answer) && answer.trim().split(/\s+/u).length <= maxTown;
  return street === null || !isTown ? answer : `${street}, ${answer.trim().replace(/[.!]+$/u, '')}`;
}

/** Whether the person was asked where to come to, or to bring it, in whatever language. */
export function asksWhereTo(text: string | null): boolean {
  const isWhole = text !== null && whereTo().some((question) => text.includes(question));
  return isWhole || streetAskedAbout(text) !== null;
}
