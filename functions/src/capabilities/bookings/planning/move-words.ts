/** What a message that moves a booking says beside that: passed on word for word, or asked about. */

import type { Language } from '@merve/contract';
import type { DateTime } from 'luxon';
import { everyMatch } from '../../../language/every-match.ts';
import type { ModelRequest } from '../../../model/language-model.ts';
import {
  accountFor,
  messageAsked,
  type SettledMessage,
  settledMessage,
} from '../../../model/planner/account-for.ts';
import type { BookingSlots } from '../../../model/planner/booking-slots.ts';
import { saidBefore } from '../../../model/planner/booking-thread.ts';
import { foldMessageText } from '../../../model/planner/fold-message.ts';
import { doubting } from '../../../model/planner/gather-booking.ts';
import { moveWords } from '../../../model/planner/own-things/read-own-wish.ts';
import { asksInAnyLanguage } from '../../../model/planner/own-words.ts';
import type { Voice } from '../../../model/planner/plan.ts';
import type { AskedMessage } from '../../../model/planner/planning.ts';
import { type MessageReading, readMessage } from '../../../model/planner/read-message.ts';
import { referenceIn } from '../../../model/planner/reference.ts';
import type { ListedBooking } from '../../../model/planner/render-results.ts';
import { textAt } from '../../../model/planner/text-at.ts';
import { withTripDates } from '../../../reading/day-of-trip.ts';
import { languagesOf } from '../../../reading/languages-of.ts';
import { mealPhrases } from '../../../reading/meal-words.ts';
import { localNow } from '../../../reading/moment/moment.ts';
import { readParty } from '../../../reading/read-party.ts';
import { SaidText } from '../../../reading/said-text.ts';
import { type UnreadPart, unreadParts } from '../../../reading/unread-words.ts';
import { wishesIn } from '../../../wishes/recognise-wishes.ts';
import { bookingNamedByDay, type NamedByDay } from './booking-to-move.ts';

const asksWhichToMove = (said: string): boolean => asksInAnyLanguage(said, (say) => say.askMove());

/** Where the wish to move stands that the newest message belongs to: there, or before the questions that were asked about it. */
export const moveAskedAt = (request: ModelRequest, newest: number): number =>
  messageAsked(request, newest, asksWhichToMove);

export interface MoveSaid {
  /** Of all but the code. */
  readonly reading: MessageReading;
  /** The code that was given; null without one. */
  readonly reference: string | null;
  readonly settled: SettledMessage;
  readonly local: DateTime;
  /** Those that may be meant by the day or meal that is named; null where none is told apart. */
  readonly among: readonly ListedBooking[] | null;
}

/** A code has letters and digits, and is neither a word nor a time. */
const withoutCodes = (text: string): string =>
  text.replace(/[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*/g, (word) =>
    referenceIn(word) === null ? word : '~'.repeat(word.length),
  );

/**
 * "Перенеси на девять": what is moved is moved in time, and a number alone behind the word for "to" is the hour and no party, though a
 * table is booked "for nine" in the same words.
 */
function withHour(reading: MessageReading, text: string, languages: readonly Language[]): MessageReading {
  const { when, party } = reading;
  const [only, another] = when.possibleClocks.filter(({ rank }) => rank > 1);
  if (when.clock !== null || only === undefined || another !== undefined) return reading;
  if (party.party !== only.clock.hour) return reading;
  const said = new SaidText(text);
  readParty(said, languages);
  const taken = said.words.filter((_word, index) => said.isTaken(index)).map(({ text: word }) => word);
  const folded = foldMessageText(text).slice(only.start, only.end);
  // "To nine people" says of what.
  if (taken.length === 0 || !taken.every((word) => folded.includes(foldMessageText(word)))) return reading;
  return { ...reading, party: { party: null, change: null }, when: { ...when, clock: only.clock } };
}

/**
 * All that was said of the move: the wish, and what was answered to which one and when.
 * @param bookings those that can be moved
 */
export async function moveSaid(
  { request, newest, voice, catalogue }: AskedMessage,
  bookings: readonly ListedBooking[],
): Promise<MoveSaid> {
  const { situation, turns } = request;
  const local = localNow(situation.now, situation.timeZone);
  const at = moveAskedAt(request, newest);
  const answers = turns.flatMap((turn, index) =>
    turn.role === 'user' && index > at && index <= newest && asksWhichToMove(saidBefore(turns, index) ?? '')
      ? [turn.text]
      : [],
  );
  const said = [textAt(request, at), ...answers].join('\n');
  const reference = answers.map(referenceIn).findLast((code) => code !== null) ?? referenceIn(said);
  const settled = settledMessage(request, at, newest, withoutCodes(said));
  const read = (text: string) =>
    readMessage(withoutCodes(text), voice.language, local, situation.marketId, catalogue);
  const dated = withTripDates(settled.text.normalize('NFC'), situation.trip?.startDate);
  const [language = voice.language] = languagesOf(dated, voice.language);
  const named: NamedByDay =
    reference === null
      ? bookingNamedByDay(dated, bookings, { language, local }, situation.timeZone)
      : { among: null, rest: dated, keepsDay: false };
  const told = withHour(await read(named.rest), named.rest, languagesOf(dated, voice.language));
  const reading = named.keepsDay ? { ...told, when: { ...told.when, day: null } } : told;
  const beside = { reference, settled, local, among: named.among };
  const last = answers.at(-1);
  if (last === undefined || (reading.when.unclear.length === 0 && reading.when.impossible === null))
    return { reading, ...beside };
  // The time that could not be read is the one that was asked for anew.
  const { when, party, stay } = await read(last);
  return { reading: { ...reading, when, party, stay }, ...beside };
}

/**
 * What of the unread parts says more than that a booking is moved, and which. It is named once: "move our table, and bring a table
 * for the presents" says two things.
 */
function besideMoving(
  { original, unread }: MessageReading,
  names: readonly string[],
  { language }: Voice,
): readonly UnreadPart[] {
  const languages = languagesOf(original, language);
  const words = moveWords(languages);
  const { open } = new SaidText(original);
  const [first] = words
    .flatMap(({ naming }) => [...everyMatch(open, naming)])
    .toSorted((one, other) => one.index - other.index);
  let isNamed = false;
  return unread.filter((part) => {
    if (part.kind !== 'wish') return true;
    const said = new SaidText(part.words);
    for (const name of names) {
      const at = part.words.toLowerCase().indexOf(name.toLowerCase());
      if (at >= 0) said.takeBetween(at, at + name.length);
    }
    for (const { naming } of isNamed ? [] : words)
      isNamed ||= said.take(naming, ([found]) => found.trim() === first?.[0].trim());
    return (
      unreadParts(said, languages, () => null, [...words.map(({ moving }) => moving), ...mealPhrases()])
        .length > 0
    );
  });
}

/** Whole days are nights, which are read by themselves. */
const isLength = ({ kind, minutes = 0 }: UnreadPart) => kind !== 'length' || minutes % 1_440 !== 0;

/**
 * The note that goes with the move, or the question that comes before it.
 * @param names of the booking that is moved: its place, its title
 * @param slots what it is to be
 */
export function accountForMove(
  { reading, settled, local }: MoveSaid,
  names: readonly string[],
  slots: Pick<BookingSlots, 'when' | 'party'>,
  voice: Voice,
): ReturnType<typeof accountFor> {
  const saysClock = reading.when.clock !== null;
  // Without a day the booking's own stays: words beside the new hour may be the day.
  const when = reading.when.day === null && saysClock ? { ...slots.when, day: null } : slots.when;
  const { unread } = doubting(
    { ...reading, unread: besideMoving(reading, names, voice) },
    { ...slots, when },
    local,
  );
  const told = wishesIn([reading])?.split('; ') ?? [];
  return accountFor(unread.filter(isLength), settled, told, voice);
}
