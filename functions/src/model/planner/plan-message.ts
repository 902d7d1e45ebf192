/** The planner's answer to a message: which wish it is, what is known of it, and the one next step. */
import { DateTime } from 'luxon';
import type { CatalogueMentions, ModelRequest } from '../language-model.ts';
import {
  type BookingSlots,
  emptySlots,
  type MergeView,
  type MissingSlot,
  mergeMessage,
  missingSlot,
} from './booking-slots.ts';
import { bookingThread } from './booking-thread.ts';
import type { DateReading } from './calendar-date.ts';
import { referenceIn } from './cancellation.ts';
import { foldText } from './fold-text.ts';
import { intentOf } from './intent.ts';
import { localNow, startOf } from './moment.ts';
import { callOr, type Plan, type Voice, voiceOf } from './plan.ts';
import { type MessageReading, readMessage, saysSlots } from './read-message.ts';
import { languageOf } from './reply-language.ts';
import { searchQuery } from './search-query.ts';
import { townIn } from './town-names.ts';

const textAt = (request: ModelRequest, index: number): string => {
  const turn = request.turns[index];
  return turn?.role === 'user' ? turn.text : '';
};

/** Whether the newest message asks to cancel, or answers the planner's question which booking to cancel. */
export function isCancelling(request: ModelRequest, newest: number): boolean {
  const intent = intentOf(foldText(textAt(request, newest)));
  if (intent === 'cancel') return true;
  if (intent !== null && intent !== 'change') return false;
  const before = request.turns.slice(0, newest).findLastIndex((turn) => turn.role === 'user');
  if (before < 0 || intentOf(foldText(textAt(request, before))) !== 'cancel') return false;
  // Once a cancellation was proposed the question is answered.
  return !request.turns
    .slice(before, newest)
    .some((turn) => turn.role === 'assistant' && /\b(?:YES|EVET)\b/.test(turn.text));
}

/** Whether the person is on the way to a booking: they said so in this message or in the ones that belong to it. */
export function isBookingUnderWay(request: ModelRequest, newest: number): boolean {
  const { base, earlier } = bookingThread(request, newest);
  return (
    base !== null || [...earlier, textAt(request, newest)].some((text) => intentOf(foldText(text)) === 'book')
  );
}

function impossibleSentence(impossible: NonNullable<DateReading['impossible']>, voice: Voice): string {
  if ('text' in impossible) {
    return /[:.]|saat|at /.test(impossible.text) && !/[/-]/.test(impossible.text)
      ? voice.say.impossibleTime(impossible.text)
      : voice.say.impossibleDate(impossible.text);
  }
  const month = DateTime.utc(2028, impossible.month).setLocale(voice.language).toFormat('MMMM');
  return voice.say.impossibleDate(`${impossible.day} ${month}`);
}

interface Gathered {
  readonly reading: MessageReading;
  readonly slots: BookingSlots;
  readonly isUnderWay: boolean;
  /** What the person was asked before this message. */
  readonly asked: MissingSlot | null;
}

/** Reads the booking's messages one after the other, so that each is understood by what was asked before it. */
async function gather(
  request: ModelRequest,
  newest: number,
  voice: Voice,
  catalogue: CatalogueMentions,
): Promise<Gathered> {
  const { situation } = request;
  const local = localNow(situation.now, situation.timeZone);
  const thread = bookingThread(request, newest);
  const read = (text: string) =>
    readMessage(text, languageOf(text) ?? voice.language, local, situation.marketId, catalogue);
  let slots = thread.base ?? emptySlots;
  let isUnderWay = thread.base !== null;
  const viewNow = (): MergeView => ({
    local,
    lastListings: situation.lastListings,
    asked: (slots === thread.base ? thread.refusedSlot : null) ?? (isUnderWay ? missingSlot(slots) : null),
  });
  for (const text of thread.earlier) {
    const reading = await read(text);
    if (reading.when.impossible === null) slots = mergeMessage(slots, reading, viewNow());
    isUnderWay ||= reading.intent === 'book' || (reading.intent === null && saysSlots(reading));
  }
  const reading = await read(textAt(request, newest));
  // A booking asked for anew, by name, owes nothing to the one that waits.
  const isFresh =
    reading.intent === 'book' && reading.mentions.length > 0 && situation.pendingSummary !== null;
  if (isFresh) slots = emptySlots;
  const view = viewNow();
  return {
    reading,
    slots: mergeMessage(slots, reading, view),
    isUnderWay: isUnderWay || situation.pendingSummary !== null,
    asked: view.asked,
  };
}

function planSearch(request: ModelRequest, reading: MessageReading, voice: Voice): Plan {
  const query = searchQuery(reading.original, reading.rest);
  const town = townIn(reading.folded);
  const named = reading.mentions[0]?.name;
  const wanted = query !== '' ? query : (named ?? town ?? (reading.nearby ? 'restaurant' : ''));
  if (wanted === '') return { text: voice.say.askSearch() };
  return callOr(
    request,
    'searchMarketplace',
    { query: query === '' && named !== undefined ? named : wanted, ...(town === null ? {} : { town }) },
    voice.say.cannotSearchHere(),
  );
}

function planBooking(request: ModelRequest, gathered: Gathered, voice: Voice): Plan {
  const { reading, slots } = gathered;
  const { say } = voice;
  const { situation } = request;
  if (!request.tools.some((tool) => tool.name === 'initiateBooking')) return { text: say.cannotBookHere() };
  const missing = missingSlot(slots);
  const [listing] = slots.listings;
  switch (missing) {
    case 'listing': {
      if (slots.listings.length > 1) {
        const names = slots.listings.map((choice) => choice.name);
        return { text: say.askListingAmong(`${names.slice(0, -1).join(', ')} ${say.or()} ${names.at(-1)}`) };
      }
      const isTooFar = reading.ordinal !== null && situation.lastListings.length > 0;
      if (isTooFar) return { text: say.noSuchNumber(situation.lastListings.length) };
      const describes = searchQuery(reading.original, reading.rest) !== '';
      const canSearch = request.tools.some((tool) => tool.name === 'searchMarketplace');
      return describes && canSearch ? planSearch(request, reading, voice) : { text: say.askListing() };
    }
    case 'when':
      return { text: say.askWhen() };
    case 'clock':
      return { text: say.askClock() };
    case 'party':
      return { text: say.askParty() };
    case null: {
      const local = localNow(situation.now, situation.timeZone);
      const startsAtLocal = startOf(slots.when, local, slots.byDaylight);
      if (listing === undefined || startsAtLocal === null || slots.party === null)
        return { text: say.askWhen() };
      const args = { listing: listing.listingId, startsAtLocal, party: slots.party };
      return { call: { name: 'initiateBooking', args } };
    }
  }
}

function planCancel(request: ModelRequest, voice: Voice): Plan {
  const newest = request.turns.findLastIndex((turn) => turn.role === 'user');
  const reference = referenceIn(textAt(request, newest));
  if (reference !== null)
    return callOr(request, 'cancelBooking', { reference }, voice.say.cannotCancelHere());
  if (!request.tools.some((tool) => tool.name === 'cancelBooking'))
    return { text: voice.say.cannotCancelHere() };
  return callOr(request, 'myBookings', {}, voice.say.cannotListHere());
}

/** @returns the next step for the person's newest message: a tool call, a question, or an honest "I cannot". */
export async function planMessage(request: ModelRequest, catalogue: CatalogueMentions): Promise<Plan> {
  const voice = voiceOf(request);
  const { say } = voice;
  const newest = request.turns.findLastIndex((turn) => turn.role === 'user');
  if (newest < 0) return { text: say.greeting() };
  if (textAt(request, newest).trim() === '') return { text: say.emptyMessage() };
  if (isCancelling(request, newest)) return planCancel(request, voice);

  const gathered = await gather(request, newest, voice, catalogue);
  const { reading, isUnderWay, asked } = gathered;
  const isPending = request.situation.pendingSummary !== null;
  const answers =
    saysSlots(reading) ||
    reading.ordinal !== null ||
    (reading.bareNumber !== null && asked !== null) ||
    (reading.mentions.length > 0 && (isUnderWay || isListed(request, reading)));
  const isForBooking =
    reading.intent === 'book' ||
    (reading.intent === 'change' && (isUnderWay || saysSlots(reading))) ||
    (reading.intent === null && answers);
  if (isForBooking && reading.when.impossible !== null)
    return { text: impossibleSentence(reading.when.impossible, voice) };
  if (isForBooking) return planBooking(request, gathered, voice);
  if (reading.when.impossible !== null && (reading.intent === null || isUnderWay))
    return { text: impossibleSentence(reading.when.impossible, voice) };

  switch (reading.intent) {
    case 'my_bookings':
      return callOr(request, 'myBookings', {}, say.cannotListHere());
    case 'search':
      return planSearch(request, reading, voice);
    case 'change':
      return { text: isPending ? say.unknownWhilePending() : say.cannotChangeBooked() };
    case 'unsupported':
      return { text: say.unsupported() };
    case 'share_location':
      return { text: say.shareLocation() };
    case 'help':
      return { text: say.help() };
    case 'greeting':
      return { text: say.greeting() };
    case 'thanks':
      return { text: say.thanks() };
    case 'yes':
    case 'no':
      return { text: isPending ? say.unknownWhilePending() : say.nothingPending() };
    default:
      break;
  }
  if (reading.nearby || reading.mentions.length > 0 || townIn(reading.folded) !== null)
    return planSearch(request, reading, voice);
  // Asked "which place?", anything else said is a description of it.
  if (isUnderWay && asked === 'listing' && searchQuery(reading.original, reading.rest) !== '')
    return planSearch(request, reading, voice);
  return { text: isPending ? say.unknownWhilePending() : say.unknown() };
}

function isListed(request: ModelRequest, reading: MessageReading): boolean {
  return reading.mentions.some((mention) =>
    request.situation.lastListings.some((listing) => listing.listingId === mention.listingId),
  );
}
