/** "Add the castle to day 2", "drop the museum", "start at ten on day 2", "what have I planned for Sunday?": where no model reads it. */

import { languageSchema } from '@merve/contract';
import type { DateTime } from 'luxon';
import { foldedWords } from '../../../language/phrase-pattern.ts';
import { saidBefore } from '../../../model/planner/booking-thread.ts';
import type { Plan } from '../../../model/planner/plan.ts';
import type { AskedMessage, PlanningStep } from '../../../model/planner/planning.ts';
import { textAt } from '../../../model/planner/text-at.ts';
import { dayOfTripIn, ordinalIn, tripDaysIn } from '../../../reading/day-of-trip.ts';
import { namesOnlyMeal } from '../../../reading/meal-words.ts';
import { localNow, startOf } from '../../../reading/moment/moment.ts';
import { type MomentReading, readMoment } from '../../../reading/moment/read-moment.ts';
import { clocksIn } from '../changing/said-of-day.ts';
import { changingSentences } from '../changing/sentences.ts';
import { isReservation } from '../reservations/read-reservation.ts';
import { actionsIn, isAround, type TripAction, wordsOfAction } from './change-words.ts';
import { namesTrip } from './on-the-way-words.ts';
import { asksForTrip } from './trip-words.ts';

/** So many words at most stand for a place. A message that says more asks for more. */
const mostWords = 8;
const all = languageSchema.options.map((language) => changingSentences(language));
const begin = (sentence: string) => sentence.split('\u0000')[0]?.trim() ?? '';
/** Whether Merve asked which day of the trip is meant. */
const asksDay = (said: string): boolean => all.some((say) => said.includes(begin(say.askDay('\u0000'))));
/** Whether Merve asked which of several is meant. */
const asksWhich = (said: string): boolean => all.some((say) => said.includes(begin(say.which('\u0000'))));

/** A message about a trip, with what was answered to a question about it. */
interface Told {
  readonly text: string;
  readonly day: string | null;
  readonly choice: string | null;
}

function toldOf({ request, newest, text }: AskedMessage): Told {
  const said = saidBefore(request.turns, newest);
  const which = said !== null && asksWhich(said);
  if (said === null || !(which || asksDay(said)) || actionsIn(text).size > 0)
    return { text, day: null, choice: null };
  const before = request.turns.slice(0, newest).findLastIndex((turn) => turn.role === 'user');
  if (before < 0) return { text, day: null, choice: null };
  const earlier = textAt(request, before);
  return which
    ? { text: earlier, day: null, choice: chosenIn(text, said) }
    : { text: earlier, day: text, choice: null };
}

/** The name in a list "1. …" that a number chooses; else the words themselves. */
function chosenIn(text: string, said: string): string {
  const number = /^\D{0,12}([1-9])\D{0,12}$/u.exec(text.trim())?.[1];
  const listed = [...said.matchAll(/^([1-9])\. (.+)$/gmu)].find(([, at]) => at === number)?.[2];
  return listed ?? text.trim().slice(0, 200);
}

const has = ({ request }: AskedMessage, name: string): boolean =>
  request.tools.some((tool) => tool.name === name);

/** The day that a text names: by its number in the trip, or as a date. */
function dayIn(text: string, reading: MomentReading, local: DateTime): { dayNumber?: number; date?: string } {
  const dayNumber = dayOfTripIn(text);
  if (dayNumber !== null) return { dayNumber };
  const isClear = reading.unclear.length === 0 && reading.day !== null;
  const noon = { hour: 12, minute: 0, settled: true };
  const date = isClear
    ? startOf({ day: reading.day, clock: noon, part: null }, local, true)?.slice(0, 10)
    : null;
  return date === null || date === undefined ? {} : { date };
}

interface Word {
  readonly start: number;
  readonly end: number;
  readonly folded: string;
}

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}'’\u200C&-]+/gu)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
    folded: foldedWords(found[0]).join(' '),
  }));

const blanked = (text: string, spans: readonly Pick<Word, 'start' | 'end'>[]): string =>
  spans.reduce(
    (rest, { start, end }) => `${rest.slice(0, start)}${' '.repeat(end - start)}${rest.slice(end)}`,
    text,
  );

/** The fewest words that say something, wherever they stand; none twice. */
function phrasesIn(text: string, most: number, says: (phrase: string) => boolean): Word[] {
  const words = wordsOf(text);
  const found: Word[] = [];
  for (let size = 1; size <= most; size += 1)
    for (let first = 0; first + size <= words.length; first += 1) {
      const [from, to] = [words[first], words[first + size - 1]];
      if (from === undefined || to === undefined) continue;
      const isTaken = found.some(({ start, end }) => start < to.end && end > from.start);
      const phrase = text.slice(from.start, to.end);
      if (!isTaken && says(phrase)) found.push({ start: from.start, end: to.end, folded: phrase });
    }
  return found;
}

/** A text without the words that name a day of the trip, at the offsets at which it was. */
const withoutDay = (text: string): string => blanked(text, tripDaysIn(text));

/** What of a text without its day and time is neither the action nor the trip: the name of a place, as it was written. Null for none, or too much of it. */
export function nameLeft(text: string, action: TripAction): string | null {
  const pattern = wordsOfAction(action);
  const isWhole = (phrase: string) => {
    const folded = foldedWords(phrase).join(' ');
    return pattern.exec(` ${folded} `)?.[0].trim() === folded;
  };
  const rest = blanked(text, [...phrasesIn(text, 4, isWhole), ...phrasesIn(text, 2, namesTrip)]);
  const left = wordsOf(rest).filter(({ folded }) => folded !== '' && !isAround(folded));
  const [first, last] = [left[0], left.at(-1)];
  if (first === undefined || last === undefined || left.length > mostWords) return null;
  const name = text.slice(first.start, last.end).replace(/\s+/gu, ' ');
  return name.replace(/^['’-]+|['’-]+$/gu, '').slice(0, 120);
}

/** `HH:mm` of a clock that may be meant twice a day: a day begins in the morning. */
const inTheMorning = (clocks: readonly string[]): string | null =>
  clocks.find((clock) => clock >= '07:00') ?? clocks[0] ?? null;

/** Of "save this", "save the second one": the name in Merve's last list that is meant; null where more than one may be. */
function savedName({ request, newest }: AskedMessage, left: string | null): string | null {
  const said = saidBefore(request.turns, newest) ?? '';
  const listed = [...said.matchAll(/^\d+\. (.+?)(?:, [\d٠-٩۰-۹].*| [—(].*|:.*)?$/gmu)].flatMap(
    ([, name]) => name ?? [],
  );
  const place = left === null ? 1 : ordinalIn(left);
  if (left === null) return listed.length === 1 ? (listed[0] ?? null) : null;
  return place === null ? left : (listed[place - 1] ?? left);
}

/** Whether a message is about the trip: it names it or one of its days, or the turn before was about it and nothing else waits. */
function isAboutTrip({ request: { situation } }: AskedMessage, text: string): boolean {
  const { trip, pendingTool } = situation;
  const isFree = pendingTool === undefined || /itinerary|Trip$/u.test(pendingTool);
  return namesTrip(text) || dayOfTripIn(text) !== null || (trip?.isNewest === true && isFree);
}

/** A message about a trip, read. */
interface ReadChange {
  readonly text: string;
  /** What was answered to the question which one is meant. */
  readonly choice: string | null;
  /** The text without the words that name a day of the trip, and also without those of a time. */
  readonly plain: string;
  readonly open: string;
  readonly actions: ReadonlySet<TripAction>;
  readonly named: { dayNumber?: number; date?: string };
  readonly local: DateTime;
}

function readChange(asked: AskedMessage): ReadChange | null {
  const { text, day, choice } = toldOf(asked);
  if (asksForTrip(text) || !isAboutTrip(asked, text)) return null;
  const { now, timeZone, language } = asked.request.situation;
  const local = localNow(now, timeZone);
  const said = text.normalize('NFC').slice(0, 400);
  const plain = withoutDay(said);
  const reading = readMoment(plain, { language, local });
  const open = blanked(plain, reading.spans);
  const own = dayIn(day ?? said, day === null ? reading : readMoment(day, { language, local }), local);
  const answered = day !== null && own.dayNumber === undefined ? Number(/\d{1,2}/u.exec(day)?.[0] ?? 0) : 0;
  const named = answered > 0 ? { dayNumber: answered } : own;
  return { text, choice, plain, open, actions: actionsIn(open), named, local };
}

/** A place put aside for the trip, or what was. */
function planSaved(asked: AskedMessage, { choice, open, actions }: ReadChange): Plan | null {
  if (actions.has('savedList') && has(asked, 'savedPlacesOfTrip'))
    return { call: { name: 'savedPlacesOfTrip', args: {} } };
  if (!actions.has('saves') || !has(asked, 'savePlaceForTrip')) return null;
  const placeName = choice ?? savedName(asked, nameLeft(open, 'saves'));
  return placeName === null
    ? { text: changingSentences(asked.voice.language).askPlace() }
    : { call: { name: 'savePlaceForTrip', args: { placeName } } };
}

/** Whether what is left out is a meal, and no place is named. */
function isMealAlone(remove: string): boolean {
  const folded = ` ${foldedWords(remove).join(' ')} `;
  const left = folded.replace(new RegExp(wordsOfAction('drops').source, 'gu'), ' ').split(' ');
  return namesOnlyMeal(left.filter((word) => !isAround(word)).join(' '));
}

/** A day that begins at another time, or a visit less. */
function planLess(
  asked: AskedMessage,
  { choice, plain, open, actions, named, local }: ReadChange,
): Plan | null {
  // Of somebody with no saved trip "the trip" is one that they booked: a boat's, or a guide's.
  if (asked.request.situation.trip === undefined && named.dayNumber === undefined) return null;
  if (actions.has('begins') && !actions.has('adds')) {
    const startTime = inTheMorning(clocksIn(plain, asked.request.situation.language, local));
    if (startTime !== null && nameLeft(open, 'begins') === null)
      return { call: { name: 'changeTripDay', args: { startTime, ...named } } };
  }
  const remove = actions.has('drops') ? (choice ?? nameLeft(open, 'drops')) : null;
  // A meal without a place is a booking, which is called off as any is: "drop the dinner" leaves out no sight.
  if (remove === null || isMealAlone(remove)) return null;
  return { call: { name: 'changeTripDay', args: { remove, ...named } } };
}

/** A visit more. */
async function planMore(
  asked: AskedMessage,
  { choice, plain, open, actions, named, local }: ReadChange,
): Promise<Plan | null> {
  if (!actions.has('adds') || !has(asked, 'add_place_to_itinerary')) return null;
  const { language } = asked.request.situation;
  const placeName = choice ?? nameLeft(open, 'adds');
  if (placeName === null) return null;
  const [startTime] = clocksIn(plain, language, local).toSorted(
    (one, other) => Number(other >= '08:00') - Number(one >= '08:00'),
  );
  const args = { placeName, ...named, ...(startTime === undefined ? {} : { startTime }) };
  return { call: { name: 'add_place_to_itinerary', args } };
}

/** One of the changes of a trip, or a look at one of its days; null where nothing of the kind is said. */
async function planChange(asked: AskedMessage): Promise<Plan | null> {
  const change = has(asked, 'changeTripDay') ? readChange(asked) : null;
  if (change === null) return null;
  if (change.actions.has('asks')) return { call: { name: 'myTrips', args: change.named } };
  const saved = planSaved(asked, change);
  if (saved !== null) return saved;
  // What can be booked or ordered by its name is no sight: "a table at Carob Lantern at eight" changes no day.
  const { marketId } = asked.request.situation;
  if ((await asked.catalogue.mentionsIn(change.text, marketId)).length > 0) return null;
  return planLess(asked, change) ?? (await planMore(asked, change));
}

/** A confirmation that was pasted: several lines of somebody else's words, which nobody accounts for one by one. */
function planReservation(asked: AskedMessage): Plan | null {
  return has(asked, 'addReservationToTrip') && isReservation(asked.text)
    ? { call: { name: 'addReservationToTrip', args: {} } }
    : null;
}

export const changeSteps: readonly PlanningStep[] = [
  { wish: 'answerOfErrand', plan: planReservation },
  { wish: 'answer', plan: planChange },
];
