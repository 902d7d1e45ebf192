/** Two wishes in one message: "a table at eight for four, and a taxi there at half past seven". Pure. */

import type { Language } from '@merve/contract';
import type { DateTime } from 'luxon';
import { everyMatch } from '../language/every-match.ts';
import { carriedIn } from './carried-words.ts';
import { languagesOf } from './languages-of.ts';
import { readMoment } from './moment/read-moment.ts';
import { purposeOf } from './purpose-of.ts';
import { readParty, readPartyAlone } from './read-party.ts';
import { asksForTaxi } from './route/read-route.ts';
import { SaidText } from './said-text.ts';
import { withoutTakenBack } from './self-correction.ts';
import { unreadParts } from './unread-words.ts';

export interface TwoWishes {
  readonly first: string;
  /** With the day of the first, where it names none of its own. */
  readonly second: string;
}

/** Who writes more has one wish with a story around it. UTF-16 units. */
const maxRead = 300;

const joint =
  /\s*(?:[,;.\n]\s*(?:(?:and|also|plus|then|ve|bir de|ayrıca|und|sowie|dann|и|а также|ещё|και|επίσης|וגם|و|و هم|همچنین|그리고)\s+)?|\s(?:and|plus|ve|bir de|und|sowie|и|και|그리고|و)\s+|\s(?=ו(?=מונית|גם))|\s(?=و(?=تاكسي|تاكسى|تاکسی|سيارة|كمان))|(?<=하고|주시고|주고|해서)\s+)/giu;

/** What comes after the first: between two wishes of any kind, and never a mere "and". */
const sequel =
  /\s*(?:[,;.\n]\s*)?(?:(?:und|and|ve|и|και|ו|و)\s*)?(?<![\p{L}\p{N}])(?:ואחר כך|ואחרי זה|after that|afterwards|then|danach|dann|anschließend|hinterher|sonra|ardından|sonrasında|потом|затем|после этого|μετά|έπειτα|ύστερα|אחר כך|ואז|אחרי זה|لاحقا|ثم|وبعدها|بعدها|وبعدين|بعدين|بعدش|سپس|그 다음에|그다음에|그리고 나서|이후에)(?![\p{L}\p{N}])\s*/giu;

/** "Two things: …" */
const announced =
  /^\s*(?:(?:two|2) (?:things|bookings|requests|reservations)|(?:iki|2) (?:şey|istek|rezervasyon|ricam)|(?:zwei|2) (?:sachen|dinge|wünsche|buchungen)|(?:две|2) (?:вещи|просьбы|брони)|два (?:дела|вопроса)|(?:δύο|δυο|2) (?:πράγματα|κρατήσεις)|שתי בקשות|שני דברים|שתי הזמנות|شيئين|شغلتين|طلبين|حجزين|دو (?:تا )?(?:چیز|کار|درخواست|رزرو)|두 ?가지)[^\p{L}\p{N}]+/iu;

/** "The same lot": as many as before. */
const same =
  /(?<![\p{L}\p{N}])(?:same (?:lot|people|number|group|party|again)|the same|yine aynı(?: kişiler| kişi sayısı)?|aynı ekip|aynı kişiler|gleiche leute|dieselben|selbe runde|gleiche runde|те же|той же компанией|οι ίδιοι|ίδια παρέα|אותם אנשים|אותו מספר|نفس العدد|نفس الأشخاص|همان نفرات|همون نفرات|같은 인원|똑같이)(?![\p{L}\p{N}])/iu;

/** Whether a part without a taxi is a wish by itself, and not more about the taxi: it asks to book, or says for how many nights, or both when and for how many. */
function isBooking(text: string, language: Language, local: DateTime): boolean {
  const said = new SaidText(text);
  const languages = languagesOf(text, language);
  if (purposeOf(said, languages) === 'book') return true;
  const read = languages[0] ?? language;
  if (readMoment(text, { language: read, local }).nights !== null) return true;
  // "Four of us with a pram, in an hour" is more about the taxi.
  const { hasClock, party, saysMore } = partOf(withoutCarried(text, languages), read, local);
  return hasClock && party !== null && saysMore;
}

/** What a message says, but for what its people take along. */
function withoutCarried(text: string, languages: readonly Language[]): string {
  const said = new SaidText(text);
  for (const language of languages) said.takeAll(carriedIn(language));
  return said.words.reduceRight(
    (rest, { start, end }, at) => (said.isTaken(at) ? rest.slice(0, start) + rest.slice(end) : rest),
    said.source,
  );
}

function dayWords(text: string, language: Language, local: DateTime): string | null {
  const { spans } = readMoment(text, { language, local });
  const days = spans.filter(({ slot }) => slot === 'day');
  const [day, other] = days;
  return day === undefined || other !== undefined ? null : text.normalize('NFC').slice(day.start, day.end);
}

interface Part {
  readonly hasClock: boolean;
  readonly party: number | null;
  /** Something is said that is neither when nor for how many: the name of a place, perhaps. */
  readonly saysMore: boolean;
}

function partOf(text: string, language: Language, local: DateTime): Part {
  const { clock, spans, possibleClocks } = readMoment(text, { language, local });
  // "sabah 10 Velvet Grinder"
  const [possible] = clock === null ? possibleClocks.filter(({ rank }) => rank > 1) : [];
  const said = new SaidText(text);
  for (const { start, end } of [...spans, ...(possible === undefined ? [] : [possible])])
    said.takeBetween(start, end);
  const languages = languagesOf(text, language);
  const party = readParty(said, languages).party ?? readPartyAlone(said, languages);
  return {
    hasClock: clock !== null || possible !== undefined,
    party,
    saysMore: unreadParts(said, languages).length > 0,
  };
}

/** Two bookings, one after the other: each says where, at what time and for how many, or that they are the same people. */
function splitSequel(text: string, language: Language, local: DateTime): TwoWishes | null {
  const joints = [...everyMatch(text, sequel)];
  // Most messages have none, and cost no reading.
  if (joints.length === 0) return null;
  const read = languagesOf(text, language)[0] ?? language;
  const { spans } = readMoment(text, { language: read, local });
  for (const { index, 0: found } of joints) {
    // "Two hours after that" is a time.
    const word = index + found.length - found.trimStart().length;
    if (spans.some(({ start, end }) => start < index + found.trimEnd().length && end > word)) continue;
    const [first, rest] = [text.slice(0, index).trim(), text.slice(index + found.length).trim()];
    if (first === '' || rest === '') continue;
    const [one, other] = [partOf(first, read, local), partOf(rest, read, local)];
    const isSame = other.party === null && same.test(rest);
    const isWhole = one.hasClock && other.hasClock && one.saysMore && other.saysMore && one.party !== null;
    if (!isWhole || (other.party === null && !isSame)) continue;
    const second = isSame ? `${rest.replace(same, '').trim()} x ${one.party}` : rest;
    const day = dayWords(second, read, local) === null ? dayWords(first, read, local) : null;
    return { first, second: day === null ? second : `${day} ${second}` };
  }
  return null;
}

const severalFigures = /[0-9٠-٩۰-۹]\D+[0-9٠-٩۰-۹]/u;

/** Two bookings side by side: each says where, at what time and for how many, which may be left out where two things were announced. */
function splitBookings(
  said: string,
  isAnnounced: boolean,
  language: Language,
  local: DateTime,
): TwoWishes | null {
  // Most messages say one time, and cost no reading.
  if (!isAnnounced && !severalFigures.test(said)) return null;
  const read = languagesOf(said, language)[0] ?? language;
  if (readMoment(said, { language: read, local }).clocks.length < 2) return null;
  for (const { index, 0: found } of everyMatch(said, joint)) {
    const [first, second] = [said.slice(0, index).trim(), said.slice(index + found.length).trim()];
    if (first === '' || second === '') continue;
    const [one, other] = [partOf(first, read, local), partOf(second, read, local)];
    const isTold = isAnnounced || (one.party !== null && other.party !== null);
    if (!isTold || !one.hasClock || !other.hasClock || !one.saysMore || !other.saysMore) continue;
    const day = dayWords(second, read, local) === null ? dayWords(first, read, local) : null;
    return { first, second: day === null ? second : `${day} ${second}` };
  }
  return null;
}

/**
 * The two wishes of a message that asks for a booking and for a taxi, or for two bookings, in the order in which they stand; null for
 * one wish.
 * @param language the one the conversation is held in.
 * @param local the wall clock at which the message is read.
 */
export function splitWishes(whole: string, language: Language, local: DateTime): TwoWishes | null {
  if (whole.length > maxRead) return null;
  const mended = withoutTakenBack(whole, language, local);
  const text = mended.replace(announced, '');
  if (!asksForTaxi(text, language))
    return splitSequel(text, language, local) ?? splitBookings(text, text !== mended, language, local);
  for (const { index, 0: found } of everyMatch(text, joint)) {
    const [first, second] = [text.slice(0, index).trim(), text.slice(index + found.length).trim()];
    if (first === '' || second === '' || asksForTaxi(first, language) === asksForTaxi(second, language))
      continue;
    if (!isBooking(asksForTaxi(first, language) ? second : first, language, local)) continue;
    const read = languagesOf(text, language)[0] ?? language;
    const day = dayWords(second, read, local) === null ? dayWords(first, read, local) : null;
    return { first, second: day === null ? second : `${day} ${second}` };
  }
  return null;
}
