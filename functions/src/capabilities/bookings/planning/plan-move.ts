/** Moving a booking, in two steps: the person's bookings are looked up, then the one that is meant is moved. */
import { DateTime } from 'luxon';
import { searchIn } from '../../../language/search-words.ts';
import { seeksBed } from '../../../language/stay-words.ts';
import type { ModelRequest, ToolResponse } from '../../../model/language-model.ts';
import { nightsMeant } from '../../../model/planner/booking-slots.ts';
import { hasJustBooked, proposalLetGo, saidBefore } from '../../../model/planner/booking-thread.ts';
import { foldMessageText } from '../../../model/planner/fold-message.ts';
import { intentOf, speaksOfOwnBooking } from '../../../model/planner/intent.ts';
import { readOwnWish } from '../../../model/planner/own-things/read-own-wish.ts';
import { callOr, type Plan, type Voice } from '../../../model/planner/plan.ts';
import type { AskedMessage } from '../../../model/planner/planning.ts';
import { type MessageReading, saysSlots } from '../../../model/planner/read-message.ts';
import { referenceIn } from '../../../model/planner/reference.ts';
import {
  type ListedBooking,
  renderBookings,
  renderNoBooking,
} from '../../../model/planner/render-results.ts';
import { hoursOfMeal } from '../../../reading/meal-words.ts';
import { noPieces, piecesOf, startOf } from '../../../reading/moment/moment.ts';
import { asksSomething } from '../../../reading/spoken-text.ts';
import { accountForMove, type MoveSaid, moveAskedAt, moveSaid } from './move-words.ts';
import { impossibleSentence } from './plan-booking.ts';
import { bookingsOf } from './plan-own-things.ts';

const moves = /\b(?:move|change|reschedule|postpone|shift|tasi\w*|degistir\w*|ertele\w*|kaydir\w*)\b/;

/** True for "move K7QF2M to 20:30" and "reschedule my booking": one that is made already. */
function wantsToMove(text: string): boolean {
  const folded = foldMessageText(text);
  if (referenceIn(text) !== null) return moves.test(folded);
  return intentOf(folded) === 'change' && moves.test(folded) && speaksOfOwnBooking(folded);
}

/** "We will be four", "and half an hour later": said right after a booking was made, it is about that one. */
function changesWhatWasBooked(request: ModelRequest, newest: number, reading: MessageReading): boolean {
  const isBare = reading.mentions.length === 0 && (reading.intent === null || reading.intent === 'change');
  return isBare && saysSlots(reading) && hasJustBooked(request.turns, newest);
}

/** "Three nights from Friday, havuzlu olsun": how a place to stay at is to be, which nobody has booked yet. */
const looksForStay = ({ original, rest, when }: MessageReading): boolean =>
  seeksBed(original) || (when.nights !== null && searchIn(rest).query !== '');

/**
 * "Move the dinner to nine", behind an answer that asked nothing and named no place to choose: the dinner is one that stands, whatever days
 * were spoken of before.
 */
function movesMeal(
  { original, mentions }: MessageReading,
  { situation, turns }: ModelRequest,
  newest: number,
): boolean {
  const before = saidBefore(turns, newest);
  const isAnswered =
    before !== null &&
    !asksSomething(before) &&
    situation.lastListings.every(({ name }) => !before.includes(name));
  return (
    isAnswered &&
    mentions.length === 0 &&
    hoursOfMeal(original) !== null &&
    readOwnWish(original)?.aim === 'move'
  );
}

/** The first step. Without the tools for it, the sentence that says so. Null for a message that moves nothing. */
export async function planMove({ request, newest, voice, gathered }: AskedMessage): Promise<Plan | null> {
  const { reading, isUnderWay } = await gathered();
  const isPending = request.situation.pendingSummary !== null;
  // "The first one, tomorrow at eleven": the first of the places that were listed.
  const isListed = reading.ordinal !== null && request.situation.lastListings.length > 0;
  const isOfPlace = reading.mentions.length > 0 || isListed;
  // "No, make it Saturday" is about what was let go by that "no".
  const isLetGo = !isPending && proposalLetGo(request.turns, newest) !== null;
  const isOfOwn =
    (reading.intent === 'change' && speaksOfOwnBooking(reading.folded)) ||
    (!isPending &&
      !isLetGo &&
      !isOfPlace &&
      !looksForStay(reading) &&
      readOwnWish(reading.original)?.aim === 'move') ||
    (!isPending && changesWhatWasBooked(request, newest, reading));
  if (!wantsToMove(reading.original) && ((isUnderWay && !movesMeal(reading, request, newest)) || !isOfOwn))
    return null;
  const { say } = voice;
  const canMove = request.tools.some(({ name }) => name === 'rescheduleBooking');
  return canMove
    ? callOr(request, 'myBookings', {}, say.cannotChangeBooked())
    : { text: say.cannotChangeBooked() };
}

/** The first step again, where the message answers what was asked about a move. */
export async function planAnsweredMove(asked: AskedMessage): Promise<Plan | null> {
  const { request, newest, text, own } = asked;
  const at = moveAskedAt(request, newest);
  if (at === newest) return null;
  const intent = intentOf(foldMessageText(text));
  const isElsewhere = intent !== null && !['yes', 'no', 'change', 'book'].includes(intent);
  const wish = await own();
  return isElsewhere || (wish !== null && wish.aim !== 'move') ? null : planMove(asked.at(at));
}

/** The second step, where the person's bookings were looked up to move one. */
export async function planAfterLookedUpToMove(
  asked: AskedMessage,
  results: readonly ToolResponse[],
): Promise<Plan | null> {
  const bookings = bookingsOf(results);
  if (bookings === null) return null;
  const { request } = asked;
  const first = asked.at(moveAskedAt(request, asked.newest));
  const { reading } = await first.gathered();
  const isMove = wantsToMove(first.text) || readOwnWish(first.text)?.aim === 'move';
  return isMove || changesWhatWasBooked(request, first.newest, reading)
    ? planMoveOf(request, bookings, await moveSaid(asked, madeOf(bookings)), asked.voice)
    : null;
}

/** Those that stand, which alone can be moved. */
const madeOf = (bookings: readonly ListedBooking[]): readonly ListedBooking[] =>
  bookings.filter(({ kind, isBooked }) => (kind ?? 'booking') === 'booking' && isBooked !== false);

/** The one of several whose name Merve told just before, where that told of no other. */
function spokenOfLast(
  { turns }: ModelRequest,
  bookings: readonly ListedBooking[],
  { reading, reference }: MoveSaid,
): ListedBooking | undefined {
  const before = turns.findLast((turn) => turn.role === 'assistant');
  if (before === undefined || reference !== null || reading.mentions.length > 0 || reading.ordinal !== null)
    return undefined;
  const [only, another] = bookings.filter(
    ({ businessName }) => typeof businessName === 'string' && before.text.includes(businessName),
  );
  return another === undefined ? only : undefined;
}

/**
 * The second step: the call for the one booking that is meant, or the question which one and to when. What the person did
 * not say stays as it is: "to 20:30" is that evening, "to Friday" the same hour.
 */
function planMoveOf(
  request: ModelRequest,
  bookings: readonly ListedBooking[],
  said: MoveSaid,
  voice: Voice,
): Plan {
  const { language, say } = voice;
  const { reading, reference, local } = said;
  const made = madeOf(bookings);
  const booking =
    meant(said.among ?? made, reference, reading) ?? spokenOfLast(request, said.among ?? made, said);
  if (made.length === 0)
    return toldThem(request, bookings, said) ?? { text: renderNoBooking(bookings, language) };
  const { impossible, unclear } = reading.when;
  const ask = (doubt: string) => ({ text: `${renderBookings(made, language, false)}\n${doubt}` });
  if (impossible !== null) return ask(`${impossibleSentence(impossible, voice)} ${say.askMove()}`);
  const { timeZone } = request.situation;
  const change = booking && unclear.length === 0 ? wished(booking, reading, local, timeZone) : null;
  if (!booking || !change) return ask(say.askMove());
  const begins = DateTime.fromISO(booking.startsAt ?? '', { setZone: true }).setZone(timeZone);
  const when = piecesOf(change.startsAtLocal ?? begins.toFormat(clockFormat)) ?? noPieces;
  const names = [booking.businessName, booking.title].filter((name) => typeof name === 'string');
  const party = change.party ?? booking.party ?? null;
  const account = accountForMove(said, names, { when, party }, voice);
  if ('ask' in account) return account.ask;
  const { note } = account;
  const args = { reference: booking.reference, ...change, ...(note === null ? {} : { note }) };
  return callOr(request, 'rescheduleBooking', args, say.cannotChangeBooked());
}

const clockFormat = "yyyy-MM-dd'T'HH:mm";

/** A visit or a call-out is theirs to move: what was asked goes to them word for word, where there is only one. */
function toldThem(
  { tools }: ModelRequest,
  bookings: readonly ListedBooking[],
  { reading }: MoveSaid,
): Plan | null {
  const [one, other] = bookings.filter(({ kind }) => kind === 'viewing' || kind === 'service');
  const canTell = tools.some(({ name }) => name === 'sendWhatsAppMessage');
  if (one === undefined || other !== undefined || bookings.length > 1 || !canTell) return null;
  const args = { message: reading.original.trim(), reference: one.reference };
  return { call: { name: 'sendWhatsAppMessage', args } };
}

/** By its code, by its name, by its place in the list, or the only one. */
function meant(
  bookings: readonly ListedBooking[],
  reference: string | null,
  reading: MessageReading,
): ListedBooking | undefined {
  if (reference !== null) return bookings.find((booking) => booking.reference === reference);
  const names = reading.mentions.map(({ name }) => foldMessageText(name));
  const named = bookings.filter((booking) =>
    names.some((name) =>
      foldMessageText(`${booking.businessName ?? ''} ${booking.title ?? ''}`).includes(name),
    ),
  );
  if (names.length > 0) return named.length === 1 ? named[0] : undefined;
  if (reading.ordinal !== null) return bookings.at(reading.ordinal);
  return bookings.length === 1 ? bookings[0] : undefined;
}

/** "Four of us", "one more person": how many it is for then; null where nothing is said of it. */
const peopleWished = ({ party, change }: MessageReading['party'], before: number | null): number | null =>
  party ?? (change === null || before === null ? null : Math.max(0, before + change));

/** What is to be different; null if nothing was said. */
function wished(
  { startsAt, nights, party: before }: ListedBooking,
  reading: MessageReading,
  local: DateTime,
  timeZone: string,
): { startsAtLocal?: string; party?: number; nights?: number } | null {
  const { when, byDaylight } = reading;
  const party = peopleWished(reading.party, before ?? null);
  const saysTime = when.day !== null || when.clock !== null;
  const begins = DateTime.fromISO(startsAt ?? '', { setZone: true }).setZone(timeZone);
  const now = piecesOf(begins.toFormat(clockFormat));
  const pieces = {
    day: when.day ?? now?.day ?? null,
    clock: when.clock ?? now?.clock ?? null,
    part: when.clock === null ? null : when.part,
  };
  const shifted = begins.plus({ days: when.shiftDays ?? 0, minutes: when.shiftMinutes ?? 0 });
  const isShifted = when.shiftDays !== null || when.shiftMinutes !== null;
  const shift = isShifted ? shifted.toFormat(clockFormat) : null;
  const stay =
    nights && now !== null
      ? nightsMeant({ when: now, nights, contradicts: null }, reading, local)
      : { count: when.nights, keepsStart: false };
  const startsAtLocal = stay.keepsStart ? null : saysTime ? startOf(pieces, local, byDaylight) : shift;
  const isLonger = stay.count !== null && stay.count !== nights;
  if (startsAtLocal === null && party === null && !isLonger) return null;
  return {
    ...(startsAtLocal === null ? {} : { startsAtLocal }),
    ...(party === null ? {} : { party }),
    ...(stay.count !== null && isLonger ? { nights: stay.count } : {}),
  };
}
