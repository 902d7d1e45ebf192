/** What people ask of what they have already, in any of Merve's languages: to be told of it, and to call it off. */
import type { Language } from '@merve/contract';
import type { ModelRequest, ToolResponse } from '../../../model/language-model.ts';
import { messageAsked } from '../../../model/planner/account-for.ts';
import { hasJustBooked, hasJustCalledRide, saidBefore } from '../../../model/planner/booking-thread.ts';
import { foldMessageText } from '../../../model/planner/fold-message.ts';
import { intentOf } from '../../../model/planner/intent.ts';
import { factAsked } from '../../../model/planner/own-things/asked-fact.ts';
import { callsOff, type OwnWish, readOwnWish } from '../../../model/planner/own-things/read-own-wish.ts';
import { saysUnneeded } from '../../../model/planner/own-things/says-unneeded.ts';
import { asksForAnswer, shortAnswerIn } from '../../../model/planner/own-words.ts';
import { callOr, type Plan, type Voice } from '../../../model/planner/plan.ts';
import type { AskedMessage } from '../../../model/planner/planning.ts';
import { type MessageReading, saysSlots } from '../../../model/planner/read-message.ts';
import { refusalOf } from '../../../model/planner/recorded-calls.ts';
import {
  callsOffByCode,
  cancellingCall,
  cancellingToolsByCode,
  referenceIn,
} from '../../../model/planner/reference.ts';
import { bookingsIn, renderBookings } from '../../../model/planner/render-results.ts';
import { textAt } from '../../../model/planner/text-at.ts';
import { languagesOf } from '../../../reading/languages-of.ts';
import { asksForSame } from '../../../reading/same-again.ts';
import { bookingToCancel } from './booking-to-cancel.ts';

const toolKinds = {
  booking: 'booking',
  food: 'order',
  service: 'service',
  viewing: 'viewing',
  ride: 'taxi',
} as const;

const has = (request: ModelRequest, name: string) => request.tools.some((tool) => tool.name === name);

/** Calling off begins with what there is to be called off. */
function planCallingOff(request: ModelRequest, { say }: Voice): Plan {
  return has(request, 'cancelBooking')
    ? callOr(request, 'myBookings', {}, say.cannotListHere())
    : { text: say.cannotCancelHere() };
}

/** Whether a message gives up what was made just now, as "we don't need it any more" does, and says nothing else of a booking. */
async function givesUpWhatWasMade({ request, newest, text, gathered }: AskedMessage): Promise<boolean> {
  if (request.situation.pendingSummary !== null) return false;
  const isRide = hasJustCalledRide(request.turns, newest);
  if (!isRide && !hasJustBooked(request.turns, newest)) return false;
  const unneeded = saysUnneeded(text);
  if (unneeded === null || (unneeded === 'ride' && !isRide)) return false;
  const { reading } = await gathered();
  return reading.mentions.length === 0 && !saysSlots(reading);
}

/** The next step for what is about the person's own things; null for everything else. */
export async function planOwnThings(asked: AskedMessage): Promise<Plan | null> {
  const { request, voice, own, gathered } = asked;
  if (await givesUpWhatWasMade(asked))
    return has(request, 'cancelBooking')
      ? callOr(request, 'myBookings', { about: 'it' }, voice.say.cannotListHere())
      : { text: voice.say.cannotCancelHere() };
  const fact = request.situation.pendingSummary === null ? factAsked(asked.text) : null;
  if (fact !== null) return callOr(request, 'myBookings', { about: 'it', fact }, voice.say.cannotListHere());
  const wish = await own();
  // "Half an hour earlier", while a time is waiting for a YES, is about that time.
  const isPending = request.situation.pendingSummary !== null;
  if (wish?.aim === 'status') {
    const { reading } = await gathered();
    if ((isPending && reading.when.shiftMinutes !== null) || tellsNewBooking(reading)) return null;
  }
  switch (wish?.aim) {
    case 'list':
      return callOr(request, 'myBookings', {}, voice.say.cannotListHere());
    case 'status':
      return callOr(request, 'myBookings', { about: aboutOf(wish) }, voice.say.cannotListHere());
    case 'cancel':
      return planCallingOff(request, voice);
    case 'drop':
      if (wish.kind !== null) return planCallingOff(request, voice);
      // "I don't mind, half eight": it is all the same, and answers what was asked.
      if ((await gathered()).isUnderWay && saysSlots((await gathered()).reading)) return null;
      return request.situation.pendingSummary === null ? { text: voice.say.allRight() } : null;
    // What may as well be another dish or hour of what is being made is read by those first.
    default:
      return null;
  }
}

/**
 * "A room at Hostel Hopscotch, arriving on Friday": a place and a day, and nothing is asked. The words of a status stand in such a wish
 * as well ("it is our anniversary"), and who asks after something writes no more than its name.
 */
const tellsNewBooking = ({ original, mentions, when, party, stay, intent }: MessageReading): boolean =>
  mentions.length > 0 &&
  when.day !== null &&
  (intent === 'book' ||
    party.party !== null ||
    when.clock !== null ||
    when.lastDay !== null ||
    when.nights !== null ||
    stay.room !== null) &&
  !/[?؟;]/u.test(original);

const aboutOf = ({ kind }: OwnWish) => (kind === null ? 'it' : toolKinds[kind]);

/** "Call off the ride", in any language; of "forget it, no table" the table that there is. */
function callsOffOwn(text: string): boolean {
  const wish = readOwnWish(text);
  return wish?.aim === 'cancel' || (wish?.aim === 'drop' && wish.kind !== null);
}

/** English and Turkish are read by `intentOf`. */
const callsOffInWords = (text: string, language: Language) =>
  callsOff(
    text,
    languagesOf(text, language).filter((one) => one !== 'en' && one !== 'tr'),
  );

const asksToCancel = (text: string, language: Language) =>
  intentOf(foldMessageText(text)) === 'cancel' || callsOffOwn(text) || callsOffInWords(text, language);

/** Whether the newest message asks to cancel, or answers the planner's question which booking to cancel. */
function isCancelling(request: ModelRequest, newest: number): boolean {
  const text = textAt(request, newest);
  const intent = intentOf(foldMessageText(text));
  const { language } = request.situation;
  if (callsOffByCode(text) || asksToCancel(text, language)) return true;
  // "The same at Salt Wagon" is what comes after it.
  if (asksForSame(text)) return false;
  if (intent !== null && intent !== 'change') return false;
  const before = request.turns.slice(0, newest).findLastIndex((turn) => turn.role === 'user');
  if (before < 0 || !asksToCancel(textAt(request, before), language)) return false;
  // Once a cancellation was proposed the question is answered.
  return !request.turns
    .slice(before, newest)
    .some((turn) => turn.role === 'assistant' && asksForAnswer(turn.text));
}

/** The message that calls something off: the newest, or the one before the question about its words that the newest answers with NO. */
function calledOffIn(asked: AskedMessage): AskedMessage {
  const { request, newest, text } = asked;
  const at = messageAsked(request, newest, () => false);
  const isAnswered = at !== newest && shortAnswerIn(text) === 'no';
  return isAnswered && asksToCancel(textAt(request, at), request.situation.language) ? asked.at(at) : asked;
}

/** The same step again, where NO leaves out what was asked about; a YES to that question says nothing. Null for all else. */
export async function planAnsweredCancel(asked: AskedMessage): Promise<Plan | null> {
  const { request, newest, text } = asked;
  const first = calledOffIn(asked);
  if (first !== asked) return (await planOwnThings(first)) ?? planCallOff(first);
  const at = messageAsked(request, newest, () => false);
  const isOfCancel = at !== newest && asksToCancel(textAt(request, at), request.situation.language);
  return isOfCancel && shortAnswerIn(text) === 'yes'
    ? { text: saidBefore(request.turns, newest) ?? '' }
    : null;
}

/** The next step for calling off; null for a message that asks for none. */
export function planCallOff({ request, newest, text, voice }: AskedMessage): Plan | null {
  if (!isCancelling(request, newest)) return null;
  const reference = referenceIn(text);
  if (reference === null) return planCallingOff(request, voice);
  // Whose code it is, is not known yet: what finds none goes on to the next (`planAfterUnknownReference`).
  const name = cancellingToolsByCode.find((kind) => has(request, kind)) ?? 'cancelBooking';
  return callOr(request, name, { reference }, voice.say.cannotCancelHere());
}

/** A code that is no booking's may be an order's, a service's or a viewing's. */
export function planAfterUnknownReference(
  { request, text }: AskedMessage,
  results: readonly ToolResponse[],
): Plan | null {
  const reference = referenceIn(text);
  if (reference === null) return null;
  const refused = (name: string, code: string) =>
    results.some((result) => result.name === name && refusalOf(result.response)?.code === code);
  const unknown = cancellingToolsByCode.findLastIndex(
    (name) => refused(name, 'TRANSACTION_NOT_FOUND') || refused(name, 'REQUEST_NOT_FOUND'),
  );
  if (unknown < 0) return null;
  const next = cancellingToolsByCode.slice(unknown + 1).find((kind) => has(request, kind));
  return next === undefined ? null : { call: { name: next, args: { reference } } };
}

/** "Where is our booking?": the address of the place that was booked, which is in the catalogue. */
export function planAfterWhere(
  { request, text }: AskedMessage,
  results: readonly ToolResponse[],
): Plan | null {
  const [only, more] = factAsked(text) === 'where' ? (bookingsOf(results) ?? []) : [];
  if (only?.kind !== 'booking' || more !== undefined || !has(request, 'getListingDetails')) return null;
  const { businessName: listing } = only;
  return listing == null
    ? null
    : { call: { name: 'getListingDetails', args: { listing, about: ['address'] } } };
}

/** The second step of calling off: the one that is meant, or the question which. */
export async function planAfterLookedUp(
  asked: AskedMessage,
  results: readonly ToolResponse[],
): Promise<Plan | null> {
  const bookings = bookingsOf(results);
  if (bookings === null) return null;
  const first = calledOffIn(asked);
  const { request, newest, text, voice, gathered } = first;
  if (!isCancelling(request, newest) && !(await givesUpWhatWasMade(first))) return null;
  const { reading } = await gathered();
  const kind = readOwnWish(text)?.kind ?? null;
  const ofKind = bookings.filter((booking) => booking.kind === kind);
  const choice = bookingToCancel(
    ofKind.length === 0 ? bookings : ofKind,
    reading,
    request.situation.timeZone,
  );
  if ('among' in choice) return { text: renderBookings(choice.among, voice.language, true) };
  const { name, args } = cancellingCall(choice.only);
  return callOr(request, name, args, voice.say.cannotCancelHere());
}

/** What the person has, where it was looked up; null where it was not, or that was refused. */
export function bookingsOf(results: readonly ToolResponse[]) {
  const looked = results.find(({ name, response }) => name === 'myBookings' && refusalOf(response) === null);
  return looked === undefined ? null : bookingsIn(looked.response);
}
