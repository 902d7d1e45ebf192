/** Two wishes in one message: "a table at eight for four, and a taxi there at half past seven". Pure. */
import type { Language } from '@merve/contract';
import type { DateTime } from 'luxon';
import { languagesOf } from './languages-of.ts';
import { readMoment } from './moment/read-moment.ts';
import { purposeOf } from './purpose-of.ts';
import { readParty } from './read-party.ts';
import { readRoute } from './route/read-route.ts';
import { SaidText } from './said-text.ts';
import { unreadParts } from './unread-words.ts';

export interface TwoWishes {
  readonly first: string;
  /** With the day of the first, where it names none of its own. */
  readonly second: string;
}

/** Who writes more has one wish with a story around it. UTF-16 units. */
const maxRead = 300;

const joint =
  /\s*(?:[,;.\n]\s*(?:(?:and|also|plus|then|ve|bir de|ayrıca|und|sowie|dann|и|а также|ещё|και|επίσης|וגם|و|و هم|همچنین|그리고)\s+)?|\s(?:and|plus|ve|bir de|und|sowie|и|και|그리고|و)\s+|\s(?=ו(?=מונית|גם))|\s(?=و(?=تاكسي|تاكسى|تاکسی|سيارة)))/giu;

/** What comes after the first: between two wishes of any kind, and never a mere "and". */
const sequel =
  /\s*(?:[,;.\n]\s*)?(?:(?:und|and|ve|и|και|ו|و)\s*)?(?<![\p{L}\p{N}])(?:after that|afterwards|then|danach|dann|anschließend|hinterher|sonra|ardından|sonrasında|потом|затем|после этого|μετά|έπειτα|ύστερα|אחר כך|ואז|אחרי זה|لاحقا|ثم|وبعدها|بعدها|وبعدين|بعدين|بعدش|سپس|그 다음에|그다음에|그리고 나서|이후에)(?![\p{L}\p{N}])\s*/giu;

/** "The same lot": as many as before. */
const same =
  /(?<![\p{L}\p{N}])(?:same (?:lot|people|number|group|party|again)|the same|yine aynı(?: kişiler| kişi sayısı)?|aynı ekip|aynı kişiler|gleiche leute|dieselben|selbe runde|gleiche runde|те же|той же компанией|οι ίδιοι|ίδια παρέα|אותם אנשים|אותו מספר|نفس العدد|نفس الأشخاص|همان نفرات|همون نفرات|같은 인원|똑같이)(?![\p{L}\p{N}])/iu;

const isTaxi = (text: string, language: Language): boolean => readRoute(text, language).isTaxi;

/** Whether a part without a taxi is a wish by itself, and not more about the taxi: it asks to book, or says both when and for how many. */
function isBooking(text: string, language: Language, local: DateTime): boolean {
  const said = new SaidText(text);
  const languages = languagesOf(text, language);
  if (purposeOf(said, languages) === 'book') return true;
  const { clock } = readMoment(text, { language: languages[0] ?? language, local });
  return clock !== null && readParty(said, languages).party !== null;
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
  const { party } = readParty(said, languages);
  return {
    hasClock: clock !== null || possible !== undefined,
    party,
    saysMore: unreadParts(said, languages).length > 0,
  };
}

/** Two bookings, one after the other: each says where, at what time and for how many, or that they are the same people. */
function splitSequel(text: string, language: Language, local: DateTime): TwoWishes | null {
  const joints = [...text.matchAll(sequel)];
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

/**
 * The two wishes of a message that asks for a booking and for a taxi, or for two bookings, in the order in which they stand; null for
 * one wish.
 * @param language the one the conversation is held in.
 * @param local the wall clock at which the message is read.
 */
export function splitWishes(text: string, language: Language, local: DateTime): TwoWishes | null {
  if (text.length > maxRead) return null;
  if (!isTaxi(text, language)) return splitSequel(text, language, local);
  for (const { index, 0: found } of text.matchAll(joint)) {
    const [first, second] = [text.slice(0, index).trim(), text.slice(index + found.length).trim()];
    if (first === '' || second === '' || isTaxi(first, language) === isTaxi(second, language)) continue;
    if (!isBooking(isTaxi(first, language) ? second : first, language, local)) continue;
    const read = languagesOf(text, language)[0] ?? language;
    const day = dayWords(second, read, local) === null ? dayWords(first, read, local) : null;
    return { first, second: day === null ? second : `${day} ${second}` };
  }
  return null;
}
