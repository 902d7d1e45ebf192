/** "Friday at eight, no wait, Saturday": a value that its own message takes back. Pure. */

import { type Language, languageSchema } from '@merve/contract';
import type { DateTime } from 'luxon';
import { everyMatch } from '../language/every-match.ts';
import { onFirstUse } from '../platform/on-first-use.ts';
import { languagesOf } from './languages-of.ts';
import { readMoment } from './moment/read-moment.ts';
import { phrases } from './phrase.ts';
import { readParty, readPartyAlone } from './read-party.ts';
import { SaidText } from './said-text.ts';

interface Correcting {
  /** Says that what stands before it was a mistake, whatever stands around it. */
  readonly sure: string;
  /** Says so only between two values of one kind: "Friday, no, Saturday". */
  readonly between: string;
}

const words: Readonly<Record<Language, Correcting>> = {
  en: {
    sure: 'no wait, wait no, no no [no], no sorry, sorry no, no actually, actually no, no hang on, no hold on, hang on no, no scratch that, scratch that, scrap that, no make it|that, no make that, no i mean|meant, no thats wrong, or rather, correction, my bad, i meant, i mean',
    between: 'no, nope, nah, wait, sorry, actually, oops, rather, hang on, hold on, make it|that, um no',
  },
  tr: {
    sure: 'yok yok, hayır hayır, yok pardon, pardon yok, yok dur, dur yok, hayır dur, dur hayır, yok bekle, bekle yok, daha doğrusu, yanlış yazdım, yanlış oldu, yok ya, yok aslında, aslında yok, yo yo, demek istedim',
    between: 'yok, hayır, pardon, dur, bekle, aslında, yani, yo, özür dilerim, olmadı',
  },
  de: {
    sure: 'nein warte, nee warte, ne warte, warte nein, ach nein, ach nee, ach ne, nein nein, nee nee, nein doch, quatsch, vielmehr, besser gesagt, ich meine|meinte, nein sorry, sorry nein, falsch, oder nein, oder nee, moment nein, nein moment, halt nein, nein halt, korrektur',
    between: 'nein, nee, ne, warte, sorry, halt, moment, ach, äh, doch, eher, entschuldigung, pardon',
  },
  ru: {
    sure: 'хотя нет, ой нет, нет нет, нет подождите, нет постойте, нет погодите, подождите нет, точнее, вернее, то есть нет, нет лучше, а нет, ой простите, нет извините, извините нет, нет стоп, стоп нет, ошиблась, ошибся, нет всё таки, я имел|имела в виду',
    between: 'нет, не, ой, простите, извините, подождите, стоп, погодите, лучше',
  },
  el: {
    sure: 'όχι όχι, όχι περίμενε, περίμενε όχι, όχι συγγνώμη, συγγνώμη όχι, ή μάλλον, μάλλον όχι, όχι μάλλον, λάθος, ή καλύτερα, όχι καλύτερα, όχι τελικά, ήθελα να πω, εννοώ, εννοούσα, μπα όχι, α όχι, ωχ όχι, όχι στάσου, όχι βασικά, βασικά όχι',
    between: 'όχι, μάλλον, συγγνώμη, περίμενε, μπα, ωχ, βασικά, τελικά, στάσου',
  },
  he: {
    sure: 'לא רגע, רגע לא, לא סליחה, סליחה לא, לא לא, לא בעצם, בעצם לא, או יותר נכון, ליתר דיוק, לא תחכה, לא חכי, טעות, התכוונתי, אופס לא, לא אופס, אה לא, לא אולי, לא עדיף',
    between: 'לא, רגע, סליחה, בעצם, אופס',
  },
  ar: {
    sure: 'لا لا, لا استنى, لا استني, استنى لا, لا انتظر, لا لحظة, لحظة لا, لا عفوا, عفوا لا, لا آسف, لا آسفة, آسف لا, أقصد, قصدي, بالأصح, بالأحرى, لا خليها, لا خليه, لا غلط, لا معليش, لا قصدي, لا خلاص',
    between: 'لا, لأ, عفوا, لحظة, استنى, معليش, آسف, آسفة',
  },
  fa: {
    sure: 'نه نه, نه صبر کن, صبر کن نه, نه ببخشید, ببخشید نه, نه یعنی, یعنی نه, نه وایسا, وایسا نه, منظورم, بهتره بگم, نه اشتباه شد, اشتباه گفتم, نه در واقع, در واقع نه, نه بابا, ای وای نه',
    between: 'نه, ببخشید, یعنی, صبر کن, وایسا, اشتباه شد',
  },
  ko: {
    sure: '아니 아니, 아니아니, 아니다, 아 아니, 아뇨 아뇨, 아니 잠깐*, 잠깐 아니*, 아니 죄송*, 죄송 아니*, 정정*, 아니 그냥, 아니구나, 아니지, 아참',
    between: '아니, 아니요, 아뇨, 잠깐, 잠깐만, 죄송, 죄송해요',
  },
};

const markers = onFirstUse(() =>
  Object.fromEntries(
    languageSchema.options.map((language) => {
      const { sure, between } = words[language];
      return [language, { sure: phrases(sure), any: phrases(`${sure}, ${between}`) }];
    }),
  ),
);

/** Who writes more tells a story, in which "no, wait" may be anybody's. UTF-16 units. */
const maxRead = 300;
/** Words that may stand between what takes back and what is put in its place: "no wait, let's do Saturday". */
const maxBetween = 4;

type Slot = 'day' | 'clock' | 'part' | 'party';
interface Value {
  readonly slot: Slot;
  /** Places of its words in the message. */
  readonly first: number;
  readonly last: number;
}

const isSlot = (slot: string): slot is 'day' | 'clock' | 'part' =>
  slot === 'day' || slot === 'clock' || slot === 'part';

/** The values in the words from `from` up to `to`, in no order. */
function valuesIn(
  said: SaidText,
  from: number,
  to: number,
  languages: readonly Language[],
  local: DateTime,
): Value[] {
  const [opening, closing] = [said.words[from], said.words[to - 1]];
  if (opening === undefined || closing === undefined || from >= to) return [];
  const stretch = said.source.slice(opening.start, closing.end);
  const { spans, possibleClocks } = readMoment(stretch, { language: languages[0] ?? 'en', local });
  const own = new SaidText(stretch);
  const values: Value[] = [];
  const put = (slot: Slot, places: readonly number[]) => {
    const [first, last] = [places[0], places.at(-1)];
    if (first !== undefined && last !== undefined)
      values.push({ slot, first: from + first, last: from + last });
  };
  const placesOf = (span: { readonly start: number; readonly end: number }) =>
    own.words.flatMap((word, at) => (word.start < span.end && word.end > span.start ? [at] : []));
  const times = spans.flatMap((span) => (isSlot(span.slot) ? [{ ...span, slot: span.slot }] : []));
  for (const span of times) put(span.slot, placesOf(span));
  for (const span of times) own.takeBetween(span.start, span.end);
  const taken = own.words.map((_, at) => own.isTaken(at));
  const hasParty = readParty(own, languages).party !== null || readPartyAlone(own, languages) !== null;
  const people = own.words.flatMap((_, at) => (own.isTaken(at) && taken[at] !== true ? [at] : []));
  if (hasParty) put('party', people);
  // "At 8, no, 9": an hour by itself is one where another was said.
  else if (!times.some(({ slot }) => slot === 'clock'))
    for (const span of possibleClocks.slice(0, 1)) put('clock', placesOf(span));
  return values;
}

/** Takes what is said up to the word at `from` back by what stands from `to` on. @returns the words taken back. */
function takenBack(
  said: SaidText,
  [from, to]: readonly [number, number],
  isSure: boolean,
  languages: readonly Language[],
  local: DateTime,
): readonly number[] {
  const before = valuesIn(said, 0, from, languages, local);
  const after = valuesIn(said, to, said.words.length, languages, local);
  const [next] = after.toSorted((one, other) => one.first - other.first);
  if (next === undefined || next.first - to > maxBetween) return [];
  const replaced = before.filter((value) => after.some(({ slot }) => slot === value.slot));
  if (!replaced.some(({ slot }) => slot === next.slot)) return [];
  // A mere "no" takes back the value it stands behind, and nothing farther away.
  const touches = ({ last, slot }: Value) => slot === next.slot && from - last <= 1;
  if (!isSure && !(replaced.some(touches) && next.first - to <= 1)) return [];
  const places = replaced.flatMap(({ first, last }) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
  return [...places, ...Array.from({ length: to - from }, (_, index) => from + index)];
}

/**
 * The message without the days, times and numbers of people that it takes back itself, and without the words that take them back;
 * the message as it is where it takes nothing back.
 * @param held the language the conversation is held in
 * @param local the wall clock at which the message is read
 */
export function withoutTakenBack(text: string, held: Language, local: DateTime): string {
  if (text.length > maxRead) return text;
  const said = new SaidText(text);
  const languages = languagesOf(text, held).slice(0, 2);
  const { open } = said;
  const wordAt = (index: number) => (open.slice(0, index).match(/ /gu) ?? []).length;
  const found = languages.flatMap((language) => {
    const table = markers()[language];
    if (table === undefined) return [];
    const sure = new Set([...everyMatch(open, table.sure)].map(({ index }) => wordAt(index)));
    return [...everyMatch(open, table.any)].map(({ index, 0: match }) => {
      const from = wordAt(index);
      return { from, to: from + match.trim().split(' ').length, isSure: sure.has(from) };
    });
  });
  for (const { from, to, isSure } of found.toSorted((one, other) => other.from - one.from)) {
    const places = takenBack(said, [from, to], isSure, languages, local);
    if (places.length === 0) continue;
    const left = said.words.reduceRight((rest, { start, end }, at) => {
      if (!places.includes(at)) return rest;
      return `${rest.slice(0, start)}${rest.slice(end)}`;
    }, said.source);
    const tidy = left.replace(/[^\S\n]+/gu, ' ').replace(/([,،;])(?:\s*[,،;])+/gu, '$1');
    return withoutTakenBack(tidy.trim(), held, local);
  }
  return text;
}
