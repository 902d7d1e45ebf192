/** Putting together what a person said over several messages: pure, message by message, the newest word wins. */
import { type DateTime, DateTime as LuxonDateTime } from 'luxon';
import {
  type DayPiece,
  dateOf,
  dayAfter,
  type MomentPieces,
  nightsBetween,
  noPieces,
  piecesOf,
  settleHour,
  startOf,
} from '../../reading/moment/moment.ts';
import type { MomentReading } from '../../reading/moment/read-moment.ts';
import type { RoomKind } from '../../reading/stay-words.ts';
import type { OfferedTime } from './asked-before.ts';
import type { MessageReading, NamedListing } from './read-message.ts';

export interface BookingSlots {
  /** Several when a name fits several: the person is asked. */
  readonly listings: readonly NamedListing[];
  readonly when: MomentPieces;
  readonly party: number | null;
  /** Of a stay; null where it was not said. */
  readonly nights: number | null;
  readonly room: RoomKind | null;
  readonly byDaylight: boolean;
  /** "Friday the 24th", when it is not, until the person says which of both was meant. */
  readonly contradicts: MomentReading['contradicts'];
}

export const emptySlots: BookingSlots = {
  listings: [],
  when: noPieces,
  party: null,
  nights: null,
  room: null,
  byDaylight: false,
  contradicts: null,
};

/** A kind of room as `initiateBooking` is told of it, which knows rooms by the names of their place. */
export const roomOf = (kind: RoomKind) => `${kind} room`;

/** The slot to ask for next. `clock` is asked when only the day is known. */
export type MissingSlot = 'listing' | 'when' | 'clock' | 'party';

export function missingSlot(slots: BookingSlots): MissingSlot | null {
  if (slots.listings.length !== 1) return 'listing';
  if (slots.when.day?.kind === 'open') return 'when';
  if (slots.when.clock === null)
    return slots.when.day === null && slots.when.part === null ? 'when' : 'clock';
  return slots.party === null ? 'party' : null;
}

export interface MergeView {
  readonly lastListings: readonly NamedListing[];
  readonly local: DateTime;
  /** What the person was last asked for, which decides what a bare "4" means. */
  readonly asked: MissingSlot | null;
  /** Times that were offered in place of one that was refused, in order. */
  readonly offered: readonly OfferedTime[];
}

function chosenListings(
  reading: MessageReading,
  before: BookingSlots,
  view: MergeView,
): readonly NamedListing[] {
  if (reading.mentions.length > 0) {
    // "Niazi's" named again after "which Niazi's?" must not undo a choice already made.
    const kept = before.listings.filter((listing) =>
      reading.mentions.some((mention) => mention.listingId === listing.listingId),
    );
    return kept.length === 1 && before.listings.length === 1 ? kept : reading.mentions;
  }
  const choices = before.listings.length > 1 ? before.listings : view.lastListings;
  const ordinal = view.offered.length > 0 && before.listings.length === 1 ? null : reading.ordinal;
  const position =
    ordinal ?? (reading.bareNumber !== null && view.asked === 'listing' ? reading.bareNumber - 1 : null);
  if (position !== null) {
    const chosen = choices.at(position);
    if (chosen !== undefined) return [chosen];
  }
  // Of several that were listed "there" is asked for.
  if (before.listings.length === 0 && reading.pointsAtListing) return view.lastListings;
  return before.listings;
}

/** "the second one", after times were offered; or one of the offered times by its clock, which may be on another day. */
function offeredChoice(reading: MessageReading, when: MomentPieces, view: MergeView): MomentPieces {
  const position = reading.ordinal ?? -2;
  const byPosition = position === -2 ? undefined : view.offered.at(position);
  const hour = when.clock === null ? null : settleHour(when.clock, when.part, false);
  const written = (clock: string) =>
    Number(clock.slice(0, 2)) === hour && Number(clock.slice(3)) === when.clock?.minute;
  const byClock =
    reading.when.clock === null || reading.when.day !== null
      ? undefined
      : view.offered.find((time) => written(time.clock));
  const chosen = byPosition ?? byClock;
  if (chosen === undefined) return when;
  const [hours, minutes] = [Number(chosen.clock.slice(0, 2)), Number(chosen.clock.slice(3))];
  return {
    day: chosen.day ?? when.day,
    clock: { hour: hours, minute: minutes, settled: true },
    part: null,
  };
}

/** "an hour later": moves the start already known, over midnight if need be. */
function shifted(when: MomentPieces, minutes: number, view: MergeView, byDaylight: boolean): MomentPieces {
  const start = startOf(when, view.local, byDaylight);
  if (start === null) return when;
  const moved = LuxonDateTime.fromISO(start, { zone: 'utc' }).plus({ minutes });
  return piecesOf(moved.toFormat("yyyy-MM-dd'T'HH:mm")) ?? when;
}

/** "the day after": moves the day already known, never today; of none it leaves the day open. */
function shiftedDays(when: MomentPieces, days: number, view: MergeView, byDaylight: boolean): MomentPieces {
  const start = startOf(when, view.local, byDaylight);
  const known =
    start === null
      ? when.day === null
        ? null
        : dateOf(when.day, view.local)
      : LuxonDateTime.fromISO(start.slice(0, 10), { zone: 'utc' });
  const isKnown = when.day !== null && known !== null;
  return { ...when, day: isKnown ? dayAfter(known, days) : { kind: 'open' } };
}

/**
 * Whether "make it 9" means the hour. It does, unless the number is much nearer to the party than to the hour: from
 * four people at 20:00, "make it 9" is 21:00 and "make it 5" is five people.
 */
function meansHour(number: number, before: BookingSlots): boolean {
  if (number < 1 || number > 23) return false;
  if (before.party === null || before.when.clock === null)
    return before.when.clock !== null || before.party === null;
  const hour = before.when.clock.hour % 12;
  const fromHour = Math.min(Math.abs((number % 12) - hour), 12 - Math.abs((number % 12) - hour));
  return !(Math.abs(number - before.party) <= 2 && fromHour >= 3);
}

/**
 * Whether "make it six" may as well be the hour as the people: it is near to both that are known, and is asked about.
 */
export function isHourOrPeople(number: number, { party, when }: BookingSlots): boolean {
  if (party === null || when.clock === null || number < 2) return false;
  const apart = Math.abs((number % 12) - (when.clock.hour % 12));
  return Math.abs(number - party) <= 2 && Math.min(apart, 12 - apart) <= 2;
}

/** How many months ahead a day of the month is looked for that is the weekday said. */
const monthsAhead = 12;

/**
 * The day a message says, by what was said before: "the 25th" is of the month spoken of; "sorry, Thursday" after "Friday the
 * 24th" is the Thursday that is a 24th, and none where the month was said and it is not.
 */
function dayMeant(
  day: DayPiece,
  before: Pick<BookingSlots, 'when' | 'contradicts'>,
  local: DateTime,
): DayPiece {
  const [, doubted] = before.contradicts ?? [];
  if (day.kind === 'weekday' && doubted?.kind === 'date') {
    const { year, month, day: ofMonth } = doubted.date;
    for (let months = 0; months < (doubted.monthUnsaid ? monthsAhead : 1); months += 1) {
      const first = LuxonDateTime.utc(year, month, 1).plus({ months });
      const date = LuxonDateTime.utc(first.year, first.month, ofMonth);
      if (date.isValid && date.weekday === day.weekday) return dayAfter(date, 0);
    }
    return { kind: 'open' };
  }
  const known = before.when.day;
  if (day.kind !== 'date' || day.monthUnsaid !== true || known?.kind !== 'date') return day;
  const { year, month } = known.date;
  const date = LuxonDateTime.utc(year, month, day.date.day);
  const today = LuxonDateTime.utc(local.year, local.month, local.day);
  return date.isValid && date >= today ? dayAfter(date, 0) : day;
}

/** What the message says of when, put over what was known of it. */
function mergedWhen(before: BookingSlots, { when: said }: MessageReading, local: DateTime): MomentPieces {
  let { when } = before;
  if (said.day !== null || said.clock !== null || said.part !== null) {
    const keptClock = said.part !== null && said.clock === null && said.day === null ? null : when.clock;
    when = {
      day: said.day === null ? when.day : dayMeant(said.day, before, local),
      clock: said.clock ?? keptClock,
      // A part said for another time ("morning" for the old one) does not colour a new clock.
      part: said.part ?? (said.clock !== null && when.clock !== null ? null : when.part),
    };
  }
  // Words that spoke of a clock and have no one meaning leave it to be asked for.
  return said.unclear.some(({ about }) => about === 'clock') ? { ...when, clock: null } : when;
}

const hourOf = (hour: number) => ({ hour, minute: 0, settled: hour > 12 || hour === 0 });

/** What a number that stands alone is of: the hour or the party; null where it says neither. */
function numberMeans(
  { bareNumber, ambiguousNumber }: MessageReading,
  before: BookingSlots,
  { asked }: MergeView,
): 'hour' | 'party' | null {
  const byNearness = (number: number) => (meansHour(number, before) ? 'hour' : 'party');
  // "Altı olsun" answers what was asked.
  if (ambiguousNumber !== null && asked === 'party' && before.party === null) return 'party';
  const asksHour = (asked === 'when' || asked === 'clock') && before.when.clock === null;
  if (ambiguousNumber !== null && asksHour && ambiguousNumber <= 24) return 'hour';
  if (ambiguousNumber !== null) return byNearness(ambiguousNumber);
  if (bareNumber === null) return null;
  if ((asked === 'when' || asked === 'clock') && bareNumber <= 24) return 'hour';
  if (asked === 'party') return 'party';
  return asked === null && missingSlot(before) === null ? byNearness(bareNumber) : null;
}

/**
 * How many nights are meant. "One night longer" and "until the 14th" change those that were spoken of, and leave the day on which the
 * stay begins as it is.
 */
export function nightsMeant(
  before: Pick<BookingSlots, 'when' | 'nights' | 'contradicts'>,
  { when, stay }: MessageReading,
  local: DateTime,
): { readonly count: number | null; readonly keepsStart: boolean } {
  if (before.nights !== null && stay.change !== null)
    return { count: Math.max(1, before.nights + stay.change), keepsStart: true };
  const isLastDay = stay.leaves && when.nights === null && when.days.length === 1 && when.clock === null;
  if (before.nights === null || !isLastDay || before.when.day === null || when.day === null)
    return { count: when.nights ?? before.nights, keepsStart: false };
  const count = nightsBetween(before.when.day, dayMeant(when.day, before, local), local);
  return count === null ? { count: before.nights, keepsStart: false } : { count, keepsStart: true };
}

/** Adds one message to what is known. Party is always a whole number or null. */
export function mergeMessage(before: BookingSlots, reading: MessageReading, view: MergeView): BookingSlots {
  const byDaylight = before.byDaylight || reading.byDaylight;
  const listings = chosenListings(reading, before, view);
  const { shiftDays, shiftMinutes } = reading.when;
  // "2 saat sonraya" is counted from now only where no time was spoken of.
  const mayBeFromNow = shiftMinutes !== null && reading.when.minutesFromNow !== null;
  const isFromNow = mayBeFromNow && startOf(before.when, view.local, byDaylight) === null;
  const nights = nightsMeant(before, reading, view.local);
  const keepsStart = mayBeFromNow && !isFromNow;
  let when = keepsStart || nights.keepsStart ? before.when : mergedWhen(before, reading, view.local);
  if (shiftDays !== null) when = shiftedDays(when, shiftDays, view, byDaylight);
  if (shiftMinutes !== null && !isFromNow) when = shifted(when, shiftMinutes, view, byDaylight);
  if (view.offered.length > 0) when = offeredChoice(reading, when, view);

  let { party } = before;
  if (reading.party.party !== null) party = reading.party.party;
  else if (reading.party.change !== null && party !== null) party += reading.party.change;

  const number = reading.ambiguousNumber ?? reading.bareNumber;
  const means = numberMeans(reading, before, view);
  if (number !== null && means === 'hour') when = { ...when, clock: hourOf(number === 24 ? 0 : number) };
  if (number !== null && means === 'party') party = number;
  const isSettled = reading.when.day !== null && when.day?.kind !== 'open';
  const contradicts = reading.when.contradicts ?? (isSettled ? null : before.contradicts);
  const room = reading.stay.room ?? before.room;
  return { listings, when, party, nights: nights.count, room, byDaylight, contradicts };
}
