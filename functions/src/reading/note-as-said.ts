/** Whether the note of a proposal says what the person wrote: nothing of it made up, nothing of theirs left out. Pure. */
import type { Language } from '@merve/contract';
import anyAscii from 'any-ascii';
import type { DateTime } from 'luxon';
import { readByPhrases } from '../allergies/allergies-by-phrases.ts';
import { foldText } from '../language/fold-text.ts';
import { foldedWords } from '../language/phrase-pattern.ts';
import { onFirstUse } from '../platform/on-first-use.ts';
import { languagesOf } from './languages-of.ts';
import { readMoment } from './moment/read-moment.ts';
import { numbersIn, numbersOfWords } from './numbers-in.ts';
import { phrases } from './phrase.ts';
import { readPlaceReference } from './place-reference.ts';
import { readParty } from './read-party.ts';
import { SaidText } from './said-text.ts';
import { withoutTakenBack } from './self-correction.ts';
import { asksSomething, type SpokenText } from './spoken-text.ts';
import { readNights, readStay } from './stay-words.ts';
import { turnedDownBlanker } from './turned-down.ts';
import { silentIn, type UnreadPart, unreadParts, withoutNegation } from './unread-words.ts';

/** Of a longer word its beginning is compared: languages end one word in many ways. UTF-16 units. */
const stemLength = 4;
/** What is asked for, which the call itself is: "please change my order", "a taxi to the airport". */
const thingsAskedFor = onFirstUse(() =>
  phrases(`order|orders, taxi|cab, call me|us [a] taxi|cab, check|checking in|out, arriving, leaving, viewing, delivery, sipariş*, taksi*, teslimat*, הזמנה|ההזמנה|הזמנתי, מונית|המונית, משלוח,
    заказ*, такси, доставк*, παραγγελί*, ταξί, bestell*, taxi|taxis, lieferung, طلب*|الطلب, تاكسي, توصيل, سفارش*, تاکسی, 주문*, 택시*, 배달*`),
);

/** Short words join others and mean little ("the", "ve", "для"); a syllable of Hangul is as much as two letters or three. */
const isContent = (word: string) =>
  word.length >= stemLength || /\d|\p{Script=Hangul}/u.test(word) || /^[\u0590-\u06ff]{3}/u.test(word);

const stemsIn = (text: string): Set<string> =>
  new Set(
    foldedWords(text)
      .filter(isContent)
      .map((word) => (/\d/u.test(word) ? word : word.slice(0, stemLength))),
  );

/**
 * The consonants of a word in whatever letters, by which "маргариты" and "מרגריטה" are margheritas: short and long vowels, h, w and y come and
 * go between alphabets, and Korean has one letter for l and r.
 */
export const consonantsOf = (word: string): string =>
  anyAscii(word)
    .toLowerCase()
    .replace(/[^a-z]|[aeiouhwy]/gu, '')
    .replace(/l/gu, 'r')
    .replace(/[cq]/gu, 'k')
    .replace(/(.)\1+/gu, '$1')
    .slice(0, 3);

const isLatin = (word: string) => /^\p{Script=Latin}/u.test(word);

/** Whether a word in other letters sounds like one of a text in Latin ones: the names of menus and places mostly are. */
function soundsLikeOne(said: string, held: string): boolean {
  const heard = foldedWords(said)
    .filter((word) => /^\p{L}/u.test(word) && !isLatin(word))
    .map(consonantsOf)
    .filter((sound) => sound.length > 1);
  if (heard.length === 0) return false;
  const sounds = new Set(
    foldedWords(held)
      .filter((word) => isLatin(word) && isContent(word))
      .map(consonantsOf),
  );
  return heard.some((sound) => sounds.has(sound));
}

const withoutTurnedDown = turnedDownBlanker((text) => foldText(text).text);

/** Whether words say no more than that a value is none that is wanted, or that something that was read is none. */
function turnsDownValueAlone(words: string, languages: readonly Language[]): boolean {
  const rest = withoutTurnedDown(foldText(words).text, () => false);
  return !/[\p{L}\p{N}]/u.test(withoutNegation(rest, languages));
}

const shares = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...one].some((stem) => other.has(stem));

/**
 * The first part of a note that has no word of the person's in it; null if there is none. A translation is such a part: what is
 * passed on is passed on word for word.
 * @param said the person's texts.
 */
export function inventedIn(note: string, said: readonly string[]): string | null {
  const known = stemsIn(said.join('\n'));
  const parts = note.split(/[;,.!?\n]+/u).map((part) => part.trim());
  return (
    parts.find((part) => {
      const stems = stemsIn(part);
      return stems.size > 0 && !shares(stems, known);
    }) ?? null
  );
}

export interface NoteView {
  readonly language: Language;
  readonly local: DateTime;
  /** Names of the place and of what is had there. */
  readonly names: readonly string[];
  /**
   * Words that the call stands for without repeating them, in these languages: "I will pick it up" of one that is collected. Global patterns of
   * `phrase.ts`.
   */
  readonly ownWords?: (languages: readonly Language[]) => readonly RegExp[];
  /**
   * Whether each word has to be held, and not one of those that stand together: what code passes on it passes on word for word, where a model
   * may say the same in other words.
   */
  readonly wordForWord?: boolean;
}

/** Whether a message says when or for how many: it is part of a wish, and no answer to something else. */
function saysSlot(message: string, { language, local }: NoteView): boolean {
  const languages = languagesOf(message, language);
  const { day, clock, part } = readMoment(message, { language: languages[0] ?? language, local });
  if (day !== null || clock !== null || part !== null) return true;
  const { party, change } = readParty(new SaidText(message), languages);
  return party !== null || change !== null;
}

/**
 * Whether an earlier message waited for this call: Merve asked back, or it said when or for how many. What was answered with a card,
 * or without asking, was dealt with: "a fish restaurant by the harbour", "is there parking?", "lovely weather".
 */
function isStillOpen(message: SpokenText, answer: SpokenText | undefined, view: NoteView): boolean {
  if (answer === undefined || answer.by === 'person') return true;
  return answer.hasCard !== true && (asksSomething(answer.text) || saysSlot(message.text, view));
}

/**
 * What the person's messages say beside when, for how many and where, and neither the call has in it nor Merve has spoken of since;
 * null for nothing. Allergies travel by themselves.
 * @param values every text and number of the call, its note among them.
 * @param spoken the conversation, oldest first.
 * @param isRecent whether a text belongs to what is wished now.
 */
export const leftOutOfWish = (
  values: readonly string[],
  spoken: readonly SpokenText[],
  isRecent: (text: string) => boolean,
  view: Omit<NoteView, 'local'>,
): string | null =>
  firstOpen(spoken, isRecent, view, ({ text, local }) => leftOutOf(values, text, { ...view, local }));

/**
 * The first words that `find` finds in a message that waits for this call, and that Merve has not spoken of since; null for none.
 * @param isRecent whether a text belongs to what is wished now.
 */
export function firstOpen(
  spoken: readonly SpokenText[],
  isRecent: (text: string) => boolean,
  view: Omit<NoteView, 'local'>,
  find: (message: SpokenText) => string | null,
): string | null {
  for (const [index, message] of spoken.entries()) {
    const { by, text, local } = message;
    if (by !== 'person' || !isRecent(text)) continue;
    if (!isStillOpen(message, spoken[index + 1], { ...view, local })) continue;
    const before = spoken[index - 1];
    const isAnswer = before?.by === 'merve' && asksSomething(before.text);
    if (isAnswer && !saysSlot(text, { ...view, local })) continue;
    const left = find(message);
    // Words that Merve has shown, in a question or a proposal, were not passed over in silence.
    const isShown = spoken
      .slice(index)
      .some((later) => later.by === 'merve' && later.text.includes(left ?? ''));
    if (left !== null && !isShown) return left;
  }
  return null;
}

/**
 * What a message says beside when, for how many and where, and no value of a call has in it; null for nothing. Allergies travel by
 * themselves.
 * @param values every text and number of the call, its note among them.
 */
export const leftOutOf = (values: readonly string[], message: string, view: NoteView): string | null =>
  partsLeftOut(values, message, view)[0]?.words ?? null;

export type LeftOutPart = Pick<UnreadPart, 'words' | 'kind' | 'standsAlone'>;

/** All parts of a message that are left out, as `leftOutOf` finds the first. */
export function partsLeftOut(
  values: readonly string[],
  message: string,
  { language, local, names, ownWords, wordForWord = false }: NoteView,
): readonly LeftOutPart[] {
  // "Oops, I meant eight" is read as eight, whoever reads it.
  const said = new SaidText(withoutTakenBack(message, language, local));
  const { source } = said;
  const languages = languagesOf(source, language);
  // "One night longer", before its number is taken for a length of time.
  readStay(said, languages);
  for (const { start, end } of readMoment(source, { language: languages[0] ?? language, local }).spans)
    said.takeBetween(start, end);
  readParty(said, languages);
  readPlaceReference(said, languages);
  readNights(said, languages);
  for (const { words } of readByPhrases(source).said) takeText(said, words);
  for (const name of names) takeText(said, name);
  said.takeAll(thingsAskedFor());
  for (const pattern of ownWords?.(languages) ?? []) said.takeAll(pattern);
  const held = [...values, ...names].join('\n');
  const known = stemsIn(held);
  // The hour of a call may be said on either clock: "at 8" of 20:00.
  const hours = [...held.matchAll(/T(\d{2}):(\d{2})/gu)].flatMap(([, hour, minute]) => [
    Number(hour),
    Number(hour) % 12 || 12,
    Number(minute),
  ]);
  const numbers = new Set([...numbersIn(held), ...hours]);
  const whole = new Set(foldedWords(held));
  const isSilent = silentIn(languages);
  const isHeld = (words: string) => {
    const isEnding = (word: string) => /^\p{Script=Latin}{1,2}$/u.test(word);
    const others = foldedWords(words).filter(
      (word) => numbersOfWords([word]).size === 0 && !isEnding(word) && !isSilent(word),
    );
    // "Four, please": the number alone is all it says. Short words are held as they stand.
    const isShort = stemsIn(others.join(' ')).size === 0;
    const isShortAndHeld = isShort && others.every((word) => whole.has(word));
    if (wordForWord) {
      const isWordHeld = (word: string) => {
        const bare = word.replace(/^[וو](?=\d)/u, '');
        return shares(stemsIn(bare), known) || numbers.has(Number(bare)) || soundsLikeOne(bare, held);
      };
      return isShortAndHeld || (!isShort && others.filter(isContent).every(isWordHeld));
    }
    return isShortAndHeld || shares(stemsIn(words), known) || soundsLikeOne(words, held);
  };
  return unreadParts(said, languages).flatMap(({ words, kind, standsAlone }): LeftOutPart[] => {
    const left = (open: string) => [{ words: open, kind, standsAlone }];
    // "Three of us, not two", "not now, tomorrow": the other value is in the call.
    if (kind !== 'wish' && turnsDownValueAlone(words, languages)) return [];
    const parts = words.split(joint).map((part) => part.trim());
    const [first, second] = parts.filter(
      (part) => stemsIn(part).size > 0 && !isHeld(part) && !isHeld(part.replace(joinedOn, '')),
    );
    // Where nothing of it is held, it is asked about in one.
    if (first !== undefined) return left(second === undefined && parts.some(isHeld) ? first : words);
    if (!isHeld(words)) return left(words);
    // "Not by the door" is not "by the door": what is turned down is passed on with each of its words.
    if (kind === 'exclusion' && foldedWords(words).some((word) => !whole.has(word))) return left(words);
    const isOther = (number: number) => number > 1 && !numbers.has(number);
    return kind === 'value' && [...numbersIn(words)].some(isOther) ? left(words) : [];
  });
}

/** What joins two things that are wished: each of them is held by itself. */
const joint = /(?<!\p{L})(?:and|plus|ve|und|sowie|и|και|그리고|و)(?!\p{L})|(?<!\p{L})(?=[וو]\p{L}{3})|[+&]/iu;
/** Hebrew and Arabic write their "and" on to the word behind it. */
const joinedOn = /^[וو](?=\p{L}{3})/u;

function takeText(said: SaidText, text: string): void {
  const at = text === '' ? -1 : said.source.toLowerCase().indexOf(text.toLowerCase());
  if (at >= 0) said.takeBetween(at, at + text.length);
}
