/** A table, a room, a court: what is known of the booking, the question for what is missing, and the call. */
import { DateTime } from 'luxon';
import { formatDayOfMonth, formatList } from '../../../language/format.ts';
import type { ModelRequest } from '../../../model/language-model.ts';
import { askAbout, asksForShorterNote, maxNote } from '../../../model/planner/account-for.ts';
import { type BookingSlots, missingSlot, roomOf } from '../../../model/planner/booking-slots.ts';
import { saidBefore } from '../../../model/planner/booking-thread.ts';
import type { GatheredBooking } from '../../../model/planner/gather-booking.ts';
import { type Intent, namesKindOfPlace } from '../../../model/planner/intent.ts';
import { shortAnswerIn, unreadWordsIn } from '../../../model/planner/own-words.ts';
import type { Plan, Voice } from '../../../model/planner/plan.ts';
import type { AskedMessage } from '../../../model/planner/planning.ts';
import { type MessageReading, saysSlots } from '../../../model/planner/read-message.ts';
import type { ImpossibleDate } from '../../../reading/moment/calendar-dates.ts';
import { dateOf, settleHour, startOf } from '../../../reading/moment/moment.ts';
import type { RoomKind } from '../../../reading/stay-words.ts';
import type { UnreadPart } from '../../../reading/unread-words.ts';

/** Says that no calendar has the date, or no day the hour. */
export function impossibleSentence(impossible: ImpossibleDate, voice: Voice): string {
  if ('text' in impossible) {
    return /[:.]|saat|at /.test(impossible.text) && !/[/-]/.test(impossible.text)
      ? voice.say.impossibleTime(impossible.text)
      : voice.say.impossibleDate(impossible.text);
  }
  return voice.say.impossibleDate(formatDayOfMonth(impossible.day, impossible.month, voice.language));
}

/** A date by itself, as `initiateBooking` reads it. */
const noClock = { hour: 0, minute: 0, settled: true };

/** For how many people a room is by its kind; null where that has to be asked. */
const peopleIn = (kind: RoomKind | null) => (kind === 'single' ? 1 : kind === 'double' ? 2 : null);

/**
 * "At ten" where a day's flights end at five is ten in the morning: of the two hours that a bare one may mean, the one at which
 * something begins there. Where both do, or none, it stays what people usually mean.
 */
function withinHours(
  when: BookingSlots['when'],
  startsWithin: readonly [number, number] | undefined,
  byDaylight: boolean,
): BookingSlots['when'] {
  const { clock, part } = when;
  if (clock === null || clock.settled || part !== null || startsWithin === undefined) return when;
  const [from, until] = startsWithin;
  const begins = (hour: number) => from <= hour * 60 + clock.minute && hour * 60 + clock.minute <= until;
  const usual = settleHour(clock, part, byDaylight);
  const other = [clock.hour % 12, (clock.hour % 12) + 12].find((hour) => hour !== usual && begins(hour));
  return begins(usual) || other === undefined
    ? when
    : { ...when, clock: { ...clock, hour: other, settled: true } };
}

/**
 * What the place itself tells: nobody is asked for how many people a barber's chair is to be, nor at what time a night begins.
 */
async function withOffering(
  { request, catalogue }: AskedMessage,
  slots: BookingSlots,
): Promise<{ readonly slots: BookingSlots; readonly lastsMinutes: number | null }> {
  const { day, clock } = slots.when;
  const [listing, other] = slots.listings;
  if (listing === undefined || other !== undefined) return { slots, lastsMinutes: null };
  const named = await catalogue.mentionsIn(listing.name, request.situation.marketId);
  const place = named.find(({ listingId }) => listingId === listing.listingId);
  const { usualParty = null, byNight, startsWithin, lastsMinutes = null } = place ?? {};
  const needsNoClock = byNight === true && clock === null && day !== null && day.kind !== 'open';
  const when = needsNoClock
    ? { day, clock: noClock, part: null }
    : withinHours(slots.when, startsWithin, slots.byDaylight);
  // A single room says more than what is usual there.
  const party = slots.party ?? (byNight === true ? peopleIn(slots.room) : null) ?? usualParty;
  return { slots: { ...slots, when, party, room: byNight === true ? slots.room : null }, lastsMinutes };
}

/** The question about words that may change what is booked. A length is one of them where a booking there lasts longer or shorter. */
function doubtAbout(unread: readonly UnreadPart[], lastsMinutes: number | null, voice: Voice): string | null {
  const isSo = ({ kind, minutes = 0 }: UnreadPart) =>
    kind === 'length' && (minutes === lastsMinutes || (lastsMinutes === null && minutes % 1_440 === 0));
  const open = unread.filter((part) => !isSo(part));
  const doubt = askAbout(open, voice);
  const isOfLength = lastsMinutes !== null && open[0]?.kind === 'length';
  return doubt !== null && isOfLength ? `${voice.say.lasts(lastsMinutes)} ${doubt}` : doubt;
}

async function planBooking(asked: AskedMessage, gathered: GatheredBooking): Promise<Plan> {
  const { request, voice } = asked;
  const { reading } = gathered;
  const { say } = voice;
  const { situation } = request;
  if (!request.tools.some((tool) => tool.name === 'initiateBooking')) return { text: say.cannotBookHere() };
  const { slots, lastsMinutes } = await withOffering(asked, gathered.slots);
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
      return (await asked.find()) ?? { text: say.askListing() };
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
      const { hourOrPeople, note: told } = gathered;
      if (hourOrPeople !== null) {
        const isEvening = slots.when.clock !== null && slots.when.clock.hour >= 12 && hourOrPeople < 12;
        const clock = `${isEvening ? hourOrPeople + 12 : hourOrPeople}:00`;
        return { text: say.askHourOrPeople(clock, String(hourOrPeople)) };
      }
      if ((told ?? '').length > maxNote) return { text: say.askShorterNote(maxNote) };
      const doubt = doubtAbout(gathered.unread, lastsMinutes, voice);
      if (doubt !== null) return { text: doubt };
      const { party, nights, room } = slots;
      const args = {
        listing: listing.listingId,
        startsAtLocal,
        party,
        ...(nights === null ? {} : { nights }),
        ...(room === null ? {} : { choice: roomOf(room) }),
      };
      const { note } = gathered;
      return { call: { name: 'initiateBooking', args: note === null ? args : { ...args, note } } };
    }
  }
}

/** Said around a wish as well as by itself: "hello, a table at eight, thank you". */
const isCourtesy = (intent: Intent): boolean =>
  intent === 'thanks' || intent === 'greeting' || intent === 'help';

function isListed(request: ModelRequest, reading: MessageReading): boolean {
  return reading.mentions.some((mention) =>
    request.situation.lastListings.some((listing) => listing.listingId === mention.listingId),
  );
}

/** Whether a message says something of a booking: a slot, or what answers the question for one. */
function answersOf(request: ModelRequest, { reading, isUnderWay, asked }: GatheredBooking): boolean {
  return (
    saysSlots(reading) ||
    reading.ordinal !== null ||
    (asked === 'party' && reading.stay.room !== null) ||
    (reading.bareNumber !== null && (asked !== null || isUnderWay)) ||
    (reading.mentions.length > 0 && (isUnderWay || isListed(request, reading)))
  );
}

/** "Who won the match yesterday?": nothing is booked on a day that is over, and nothing is looked for. */
function asksOfPast({ reading, local, isUnderWay }: GatheredBooking): boolean {
  const { when, mentions, party } = reading;
  if (isUnderWay || mentions.length > 0 || party.party !== null || when.day === null) return false;
  const date = dateOf(when.day, local);
  return date !== null && date < DateTime.utc(local.year, local.month, local.day);
}

function isForBooking(request: ModelRequest, gathered: GatheredBooking): boolean {
  const { reading, isUnderWay, slots } = gathered;
  const { intent, mentions, rest } = reading;
  const answers = answersOf(request, gathered);
  switch (intent) {
    case 'book':
      // "Is it booked?", while it waits: it is not proposed again.
      return (
        request.situation.pendingSummary === null || answers || mentions.length > 0 || namesKindOfPlace(rest)
      );
    case 'change':
      return answers || (isUnderWay && missingSlot(slots) !== null);
    case 'search':
      return mentions.length > 0 && saysSlots(reading);
    case 'unsupported':
      // "Flight on Monday" beside a place of the market and a time is a story.
      return mentions.length > 0 && reading.when.clock !== null;
    default:
      return (intent === null || isCourtesy(intent)) && answers && !asksOfPast(gathered);
  }
}

/** The next step for a booking; null if the message is about none. */
export async function planForBooking(asked: AskedMessage): Promise<Plan | null> {
  const { request, voice } = asked;
  const gathered = await asked.gathered();
  const { reading, isUnderWay } = gathered;
  const isMeant = gathered.addsWish || gathered.takesUp || isForBooking(request, gathered);
  const { impossible } = reading.when;
  if (impossible !== null && (isMeant || reading.intent === null || isUnderWay))
    return { text: impossibleSentence(impossible, voice) };
  return isMeant ? planBooking(asked, gathered) : null;
}

/** YES or NO to the question about words that were not understood: the booking goes on with them or without. */
export async function planAnswer(asked: AskedMessage): Promise<Plan | null> {
  const { request, newest, text } = asked;
  const before = saidBefore(request.turns, newest);
  const isAnswer =
    (shortAnswerIn(text) !== null && unreadWordsIn(before) !== null) ||
    (before !== null && asksForShorterNote(before));
  if (isAnswer) return planBooking(asked, await asked.gathered());
  return planAnsweredPeople(asked);
}

/** "Two adults, three children" to "for how many people?": said by itself, it may be a place for a family as well. */
async function planAnsweredPeople(asked: AskedMessage): Promise<Plan | null> {
  const gathered = await asked.gathered();
  const { reading, isUnderWay, asked: slot } = gathered;
  const isPeople = reading.party.party !== null || reading.bareNumber !== null;
  const isOther =
    reading.mentions.length > 0 || reading.intent === 'cancel' || reading.intent === 'my_bookings';
  const isAsked = isUnderWay && slot === 'party' && asked.request.situation.pendingSummary === null;
  return isAsked && isPeople && !isOther ? planBooking(asked, gathered) : null;
}
