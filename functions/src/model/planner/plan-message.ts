/** The planner's answer to a message: which wish it is, what is known of it, and the one next step. */
import type { JsonObject } from '@merve/contract';
import type { DateTime } from 'luxon';
import { formatDayOfMonth, formatList } from '../../language/format.ts';
import { searchIn } from '../../language/search-words.ts';
import type { ImpossibleDate } from '../../reading/moment/calendar-dates.ts';
import { dateOf } from '../../reading/moment/days.ts';
import { startOf } from '../../reading/moment/moment.ts';
import type { UnreadPart } from '../../reading/unread-words.ts';
import type { CatalogueMentions, ModelRequest } from '../language-model.ts';
import { whatCanBeDone } from './abilities.ts';
import { askedForSearch } from './asked-before.ts';
import { missingSlot } from './booking-slots.ts';
import { bookingThread, saidBefore } from './booking-thread.ts';
import { callsOffByCode, referenceIn } from './cancellation.ts';
import { foldText } from './fold-text.ts';
import { type GatheredBooking, gatherBooking } from './gather-booking.ts';
import { asksToSearch, type Intent, intentOf, namesKindOfPlace, speaksOfOwnBooking } from './intent.ts';
import { type MenuChoice, menuChoiceIn, menuLabels } from './menu-choices.ts';
import { readOwnWish } from './own-things/read-own-wish.ts';
import { asksForAnswer, asksInAnyLanguage, shortAnswerIn, unreadWordsIn } from './own-words.ts';
import { callOr, type Plan, type Voice, voiceOf } from './plan.ts';
import { planAvailability } from './plan-availability.ts';
import { planListingQuestion } from './plan-listing-question.ts';
import { changesWhatWasBooked, planMove, wantsToMove } from './plan-move.ts';
import { planOrder } from './plan-order.ts';
import { planOrderChange } from './plan-order-change.ts';
import { planOwnThings } from './plan-own-things.ts';
import { planPassOn } from './plan-pass-on.ts';
import { planPlaces } from './plan-places.ts';
import { planService } from './plan-service.ts';
import { planTaxi } from './plan-taxi.ts';
import { planViewing } from './plan-viewing.ts';
import { type MessageReading, type NamedListing, saysSlots } from './read-message.ts';
import { searchQuery } from './search-query.ts';
import { smallTalkIn } from './small-talk.ts';
import { wishesAnyTable } from './table-wish.ts';
import { textAt } from './text-at.ts';

/** "Call off the ride", in any language; of "forget it, no table" the table that there is. */
function callsOffOwn(text: string): boolean {
  const wish = readOwnWish(text);
  return wish?.aim === 'cancel' || (wish?.aim === 'drop' && wish.kind !== null);
}

const asksToCancel = (text: string) => intentOf(foldText(text)) === 'cancel' || callsOffOwn(text);

/** Whether the newest message asks to cancel, or answers the planner's question which booking to cancel. */
export function isCancelling(request: ModelRequest, newest: number): boolean {
  const text = textAt(request, newest);
  const intent = intentOf(foldText(text));
  if (intent === 'cancel' || callsOffByCode(text) || callsOffOwn(text)) return true;
  if (intent !== null && intent !== 'change') return false;
  const before = request.turns.slice(0, newest).findLastIndex((turn) => turn.role === 'user');
  if (before < 0 || !asksToCancel(textAt(request, before))) return false;
  // Once a cancellation was proposed the question is answered.
  return !request.turns
    .slice(before, newest)
    .some((turn) => turn.role === 'assistant' && asksForAnswer(turn.text));
}

/** Whether the person is on the way to a booking: they said so in this message or in the ones that belong to it. */
export function isBookingUnderWay(request: ModelRequest, newest: number): boolean {
  const { base, earlier } = bookingThread(request.turns, newest, null);
  const texts = [...earlier.map(({ text }) => text), textAt(request, newest)];
  return base !== null || texts.some((text) => intentOf(foldText(text)) === 'book');
}

function impossibleSentence(impossible: ImpossibleDate, voice: Voice): string {
  if ('text' in impossible) {
    return /[:.]|saat|at /.test(impossible.text) && !/[/-]/.test(impossible.text)
      ? voice.say.impossibleTime(impossible.text)
      : voice.say.impossibleDate(impossible.text);
  }
  return voice.say.impossibleDate(formatDayOfMonth(impossible.day, impossible.month, voice.language));
}

function queryOf(reading: MessageReading, voice: Voice): string {
  return searchQuery(reading.original, reading.rest, { language: voice.reads, nearby: reading.nearby });
}

/** Whether all of a listing is asked for: the one named or pointed at, and no kind of place beside it. */
function listingAskedFor(
  request: ModelRequest,
  { mentions, ordinal, rest, intent, nearby }: MessageReading,
): NamedListing | null {
  const [named, other] = mentions;
  // "A hotel near Carob Lantern" looks for a hotel.
  const isOther = (intent === 'search' || nearby) && searchIn(rest).namesKind;
  if (named !== undefined) return other === undefined && !isOther ? named : null;
  return ordinal === null ? null : (request.situation.lastListings.at(ordinal) ?? null);
}

/** A search where something is searched. Who names a place asks for that one, whatever other words stand beside it. */
function planSearch(request: ModelRequest, reading: MessageReading, voice: Voice): Plan {
  const listing = listingAskedFor(request, reading);
  if (listing !== null && request.tools.some(({ name }) => name === 'getListingDetails')) {
    return { call: { name: 'getListingDetails', args: { listing: listing.listingId } } };
  }
  const described = queryOf(reading, voice);
  const query = described === '' ? (reading.mentions[0]?.name ?? '') : described;
  if (query === '') return { text: voice.say.askSearch() };
  const args: JsonObject = { query };
  if (wishesAnyTable(query, reading.original)) args['category'] = 'restaurants';
  return callOr(request, 'searchMarketplace', args, voice.say.cannotSearchHere());
}

function planMenuChoice(request: ModelRequest, choice: MenuChoice, { say }: Voice): Plan {
  if (choice === 'mine') return callOr(request, 'myBookings', {}, say.cannotListHere());
  return { text: choice === 'book' ? say.askListing() : say.askSearch() };
}

/** "I did not understand" is not said twice in the same words: the second time there is an example, and a person to turn to. */
function notUnderstood(request: ModelRequest, newest: number, { say, can, language }: Voice): Plan {
  const before = saidBefore(request.turns, newest);
  const isAgain = before !== null && asksInAnyLanguage(before, (other) => other.unknown('').trim());
  const text = isAgain && canBook(request) ? say.stillUnknown() : say.unknown(can);
  return { text, choices: menuLabels(request, language) };
}

/** A question that is none about a place with a name, or of something its entry has no word for. */
function planQuestion(request: ModelRequest, newest: number, reading: MessageReading, voice: Voice): Plan {
  const [mention] = reading.mentions;
  if (mention !== undefined && request.tools.some(({ name }) => name === 'getListingDetails')) {
    return { call: { name: 'getListingDetails', args: { listing: mention.listingId } } };
  }
  if (mention !== undefined) {
    return callOr(request, 'searchMarketplace', { query: mention.name }, voice.say.cannotSearchHere());
  }
  if (request.situation.pendingSummary !== null) return { text: voice.say.unknownWhilePending() };
  return asksToSearch(reading.rest)
    ? planSearch(request, reading, voice)
    : notUnderstood(request, newest, voice);
}

/** Nobody is asked for how many people a barber's chair is to be. */
async function withOnlyParty(
  { situation }: ModelRequest,
  gathered: GatheredBooking,
  catalogue: CatalogueMentions,
): Promise<GatheredBooking> {
  const { slots } = gathered;
  const [listing, other] = slots.listings;
  if (slots.party !== null || listing === undefined || other !== undefined) return gathered;
  const named = await catalogue.mentionsIn(listing.name, situation.marketId);
  const party = named.find(({ listingId }) => listingId === listing.listingId)?.onlyParty ?? null;
  return { ...gathered, slots: { ...slots, party } };
}

/** The question about words that may change what is booked; null if there are none. */
function askAbout(unread: readonly UnreadPart[], { say }: Voice): string | null {
  const [first] = unread.filter(({ kind }) => kind === 'value');
  if (first !== undefined) return say.askMeaning(first.words);
  return unread.length === 0 ? null : say.askUnread(unread.map(({ words }) => words).join(' … '));
}

/** How many nights a message asks for, told as such or as a first and a last day; null if it tells neither. */
function nightsIn({ nights, day, lastDay }: MessageReading['when'], local: DateTime): number | null {
  if (nights !== null || day === null || lastDay === null) return nights;
  const [first, last] = [dateOf(day, local), dateOf(lastDay, local)];
  if (first === null || last === null) return null;
  const days = Math.round(last.diff(first, 'days').days);
  return days > 0 ? days : days + 7;
}

function planBooking(request: ModelRequest, gathered: GatheredBooking, voice: Voice): Plan {
  const { reading, slots } = gathered;
  const { say } = voice;
  const { situation } = request;
  if (!request.tools.some((tool) => tool.name === 'initiateBooking')) return { text: say.cannotBookHere() };
  // What is held is one night: a longer stay is never cut down to it unsaid.
  const nights = nightsIn(reading.when, gathered.local);
  if (nights !== null && nights > 1) return { text: say.oneNightOnly(nights) };
  const missing = missingSlot(slots);
  const [listing] = slots.listings;
  switch (missing) {
    case 'listing': {
      if (slots.listings.length > 1) {
        const names = slots.listings.map((choice) => choice.name);
        return { text: say.askListingAmong(formatList(names, voice.language, 'disjunction')) };
      }
      const isTooFar = reading.ordinal !== null && situation.lastListings.length > 0;
      if (isTooFar) return { text: say.noSuchNumber(situation.lastListings.length) };
      const describes = queryOf(reading, voice) !== '';
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
      const startsAtLocal = startOf(slots.when, gathered.local, slots.byDaylight);
      if (listing === undefined || startsAtLocal === null || slots.party === null)
        return { text: say.askWhen() };
      const doubt = askAbout(gathered.unread, voice);
      if (doubt !== null) return { text: doubt };
      const args = { listing: listing.listingId, startsAtLocal, party: slots.party };
      const { note } = gathered;
      return { call: { name: 'initiateBooking', args: note === null ? args : { ...args, note } } };
    }
  }
}

function planCancel(request: ModelRequest, voice: Voice): Plan {
  const newest = request.turns.findLastIndex((turn) => turn.role === 'user');
  const reference = referenceIn(textAt(request, newest));
  if (reference !== null) {
    // Whose code it is, is not known yet: what finds none goes on to the next (`planAfterUnknownReference`).
    const kinds = ['cancelBooking', 'cancelOrder', 'cancelService', 'cancelViewing'];
    const name = kinds.find((kind) => request.tools.some((tool) => tool.name === kind)) ?? 'cancelBooking';
    return callOr(request, name, { reference }, voice.say.cannotCancelHere());
  }
  if (!request.tools.some((tool) => tool.name === 'cancelBooking'))
    return { text: voice.say.cannotCancelHere() };
  return callOr(request, 'myBookings', {}, voice.say.cannotListHere());
}

/** Wishes that are read before bookings, in this order: "tell the taxi driver" calls no taxi, "add a cola" orders none. */
const errands: readonly ((
  request: ModelRequest,
  newest: number,
  voice: Voice,
  catalogue: CatalogueMentions,
) => Plan | null | Promise<Plan | null>)[] = [planTaxi, planService, planOrderChange, planOrder];

/** @returns the next step for the person's newest message: a tool call, a question, or an honest "I cannot". */
export async function planMessage(request: ModelRequest, catalogue: CatalogueMentions): Promise<Plan> {
  const voice = voiceOf(request);
  const { say, can } = voice;
  const newest = request.turns.findLastIndex((turn) => turn.role === 'user');
  if (newest < 0) return { text: say.greeting(can) };
  if (textAt(request, newest).trim() === '') return { text: say.emptyMessage() };
  const isAnswer = shortAnswerIn(textAt(request, newest)) !== null;
  if (isAnswer && unreadWordsIn(saidBefore(request.turns, newest)) !== null)
    return planBooking(request, await gatherBooking(request, newest, voice, catalogue), voice);
  const chosen = menuChoiceIn(textAt(request, newest));
  if (chosen !== null) return planMenuChoice(request, chosen, voice);
  const talk = smallTalkIn(textAt(request, newest));
  if (talk !== null) return { text: say[talk]() };
  const own = await planOwnThings(request, newest, voice, {
    catalogue,
    isUnderWay: isBookingUnderWay(request, newest),
  });
  const passedOn = await planPassOn(request, newest, voice, catalogue);
  if (passedOn !== null) return passedOn;
  if (own !== null) return own;
  for (const errand of errands) {
    const made = await errand(request, newest, voice, catalogue);
    if (made !== null) return made;
  }
  if (isCancelling(request, newest)) return planCancel(request, voice);
  const places = await planPlaces(request, newest, voice, {
    catalogue,
    isBooking: isBookingUnderWay(request, newest),
  });
  if (places !== null) return places;

  const gathered = await gatherBooking(request, newest, voice, catalogue);
  const { reading, isUnderWay, asked } = gathered;
  const isPending = request.situation.pendingSummary !== null;
  const answers =
    saysSlots(reading) ||
    reading.ordinal !== null ||
    (reading.bareNumber !== null && (asked !== null || isUnderWay)) ||
    (reading.mentions.length > 0 && (isUnderWay || isListed(request, reading)));
  // "Is it booked?", while it waits: it is not proposed again.
  const isNew = !isPending || answers || reading.mentions.length > 0 || namesKindOfPlace(reading.rest);
  const isForBooking =
    (reading.intent === 'book' && isNew) ||
    (reading.intent === 'change' && (answers || (isUnderWay && missingSlot(gathered.slots) !== null))) ||
    (reading.intent === 'search' && reading.mentions.length > 0 && saysSlots(reading)) ||
    ((reading.intent === null || isCourtesy(reading.intent)) && answers);
  const isMove =
    !isUnderWay &&
    ((reading.intent === 'change' && ownBooking(reading)) ||
      (!isPending && reading.mentions.length === 0 && readOwnWish(reading.original)?.aim === 'move') ||
      (!isPending && changesWhatWasBooked(request, newest, reading)));
  if (wantsToMove(reading.original) || isMove) return planMove(request, voice);
  const viewing = planViewing(request, newest, gathered, voice);
  if (viewing === 'look for it') return planSearch(request, reading, voice);
  if (viewing !== null) return viewing;
  const question = await planListingQuestion(request, newest, gathered, voice, catalogue);
  if (question !== null) return question;
  const availability = planAvailability(request, reading, gathered.local);
  if (availability !== null) return availability;
  const { impossible } = reading.when;
  if (impossible !== null && (isForBooking || reading.intent === null || isUnderWay))
    return { text: impossibleSentence(impossible, voice) };
  if (isForBooking) return planBooking(request, await withOnlyParty(request, gathered, catalogue), voice);

  switch (reading.intent) {
    case 'my_bookings':
      return callOr(request, 'myBookings', {}, say.cannotListHere());
    case 'search':
      return planSearch(request, reading, voice);
    case 'question':
      return planQuestion(request, newest, reading, voice);
    case 'change':
      return { text: isPending ? say.unknownWhilePending() : say.cannotChangeBooked() };
    case 'unsupported':
      return { text: say.unsupported(can) };
    case 'share_location':
      return { text: say.shareLocation() };
    case 'help':
      // The examples of the help are a search and a booking.
      return {
        text: canBook(request) ? say.help(whatCanBeDone(request, voice.language)) : can,
        choices: menuLabels(request, voice.language),
      };
    case 'greeting':
      return { text: say.greeting(can), choices: menuLabels(request, voice.language) };
    case 'thanks':
      return { text: say.thanks() };
    case 'yes':
    case 'no':
      return { text: isPending ? say.unknownWhilePending() : say.nothingPending() };
    default:
      break;
  }
  if (
    reading.nearby ||
    reading.mentions.length > 0 ||
    searchIn(reading.rest).namesKind ||
    namesKindOfPlace(reading.rest)
  )
    return planSearch(request, reading, voice);
  // Asked "which place?" or "what are you looking for?", anything else said describes it.
  if (
    ((isUnderWay && asked === 'listing') || askedForSearch(saidBefore(request.turns, newest))) &&
    queryOf(reading, voice) !== ''
  )
    return planSearch(request, reading, voice);
  return isPending ? { text: say.unknownWhilePending() } : notUnderstood(request, newest, voice);
}

/** Said around a wish as well as by itself: "hello, a table at eight, thank you". */
const isCourtesy = (intent: Intent): boolean =>
  intent === 'thanks' || intent === 'greeting' || intent === 'help';

const ownBooking = ({ folded }: MessageReading) => speaksOfOwnBooking(folded);

function canBook({ tools }: ModelRequest): boolean {
  return ['searchMarketplace', 'initiateBooking'].every((name) => tools.some((tool) => tool.name === name));
}

function isListed(request: ModelRequest, reading: MessageReading): boolean {
  return reading.mentions.some((mention) =>
    request.situation.lastListings.some((listing) => listing.listingId === mention.listingId),
  );
}
