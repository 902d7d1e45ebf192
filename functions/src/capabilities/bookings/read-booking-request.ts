import type { Listing } from '@merve/contract';
import type { Bookable, CatalogueSnapshot } from '../../catalogue/index.ts';
import {
  type BookingRequest,
  checkBookable,
  checkInOn,
  isSoldByNight,
  resolveLocalTime,
} from '../../ledger/index.ts';
import { MerveError } from '../../platform/errors.ts';
import type { ToolContext } from '../../tools/define-tool.ts';
import { mayTouchListing } from '../../tools/may-touch-listing.ts';
import { shownElsewhere } from '../../tools/shown-elsewhere.ts';
import { withPlacesForParty } from './large-party.ts';
import type { BookingRefusal } from './refuse-booking.ts';

/** What the model asked to book, in its own words; nothing is known of it yet. */
export interface BookingArguments {
  readonly listing: string;
  readonly startsAtLocal: string;
  readonly party: number;
  /** Of a stay; one where it is left out. */
  readonly nights?: number | undefined;
  /** Of the room type or ticket that was named, once it is known which; left out for what the listing books otherwise. */
  readonly offeringId?: string | undefined;
}

/** A request that can be held: everything but the capacity has been checked. */
export interface ReadBookingRequest extends Bookable, BookingRequest {
  /** True if clocks at the business show this time twice that day; `startsAt` is then the first. */
  readonly isRepeatedTime: boolean;
  /** Of a stay, the clock they said they come at (`HH:MM`), where it is another than the house takes people in from. */
  readonly arrival?: string | undefined;
}

export type ReadOutcome =
  | { readonly ok: true; readonly request: ReadBookingRequest }
  | { readonly ok: false; readonly refusal: BookingRefusal; readonly timeZone: string };

/** Names come from a person or a model; a sentence needs no more of them. */
function shortName(name: string): string {
  return name.replace(/\s+/g, ' ').trim().slice(0, 80);
}

/** Models like to add seconds or a blank; anything else they add changes the meaning and is refused. */
function wallClock(startsAtLocal: string): string {
  return startsAtLocal
    .trim()
    .replace(/^(\d{4}-\d{2}-\d{2}) (?=\d)/, '$1T')
    .replace(/(T\d{2}:\d{2}):00(?:\.0+)?$/, '$1');
}

/**
 * The instant a model's or an app's wall-clock time means at the business; the first of two in the night the clocks go back.
 * @throws MerveError `TIME_INVALID`, `TIME_DOES_NOT_EXIST`.
 */
export function resolveTime(
  startsAtLocal: string,
  timeZone: string,
): { startsAt: Date; isRepeatedTime: boolean } {
  const resolved = resolveLocalTime(wallClock(startsAtLocal), timeZone);
  switch (resolved.kind) {
    case 'exact':
      return { startsAt: resolved.instant, isRepeatedTime: false };
    case 'ambiguous':
      return { startsAt: resolved.first, isRepeatedTime: true };
    case 'missing':
      throw new MerveError('TIME_DOES_NOT_EXIST', 'The clocks go forward over that time');
  }
}

/**
 * The same for what is booked there. A stay begins when the house takes people in, whatever clock was said with its date: that
 * one, if any, is when they come. (Midnight is what a date without a clock is written as.)
 * @throws MerveError as `resolveTime`.
 */
export function resolveStart(
  startsAtLocal: string,
  { offering, business }: Pick<Bookable, 'offering' | 'business'>,
): Pick<ReadBookingRequest, 'startsAt' | 'isRepeatedTime' | 'arrival'> {
  const [, date, clock] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?$/.exec(wallClock(startsAtLocal)) ?? [];
  const checkIn = date === undefined || !isSoldByNight(offering) ? null : checkInOn(date, offering);
  if (checkIn === null) return resolveTime(startsAtLocal, business.timeZone);
  const start = resolveTime(`${date}T${checkIn}`, business.timeZone);
  return clock === undefined || clock === checkIn || clock === '00:00' ? start : { ...start, arrival: clock };
}

/** What of a start and its nights somebody must have said. A stay has nights, and a clock only where they said when they come. */
export function saidOfStart(
  startsAtLocal: string,
  { offering, arrival, nights }: ReadBookingRequest,
): { readonly startsAtLocal: string; readonly nights?: number } {
  if (!isSoldByNight(offering)) return { startsAtLocal };
  const start = wallClock(startsAtLocal);
  return { startsAtLocal: arrival === undefined ? start.slice(0, 10) : start, nights: nights ?? 1 };
}

/**
 * The active listing that is meant.
 * @throws MerveError `LISTING_NOT_FOUND`, `LISTING_AMBIGUOUS`, `NOT_BOOKABLE` for a place that was shown and is no listing.
 */
export function findListing(idOrName: string, snapshot: CatalogueSnapshot, context: ToolContext): Listing {
  const elsewhere = shownElsewhere(idOrName, snapshot, context);
  if (elsewhere !== null)
    throw new MerveError('NOT_BOOKABLE', 'It is no listing', { details: { name: elsewhere } });
  const resolution = snapshot.resolveListing(idOrName);
  if (resolution.kind === 'none') {
    throw new MerveError('LISTING_NOT_FOUND', 'No listing has that name', {
      details: { name: shortName(idOrName) },
    });
  }
  if (resolution.kind === 'several') {
    const names = resolution.listings.map((listing) => `${listing.name} (${listing.town})`).join(', ');
    throw new MerveError('LISTING_AMBIGUOUS', 'Several listings have that name', { details: { names } });
  }
  return resolution.listing;
}

/**
 * The listing that is meant, with what is booked there.
 * @param tool whose policy decides which listings may be touched.
 * @param offeringId one of the listing's own, if another than its first is meant.
 * @throws MerveError those of `findListing`, and `NOT_BOOKABLE`.
 */
export function findBookable(
  idOrName: string,
  tool: string,
  snapshot: CatalogueSnapshot,
  context: ToolContext,
  offeringId?: string,
): Bookable {
  const listing = findListing(idOrName, snapshot, context);
  const bookable = snapshot.bookable(listing.listingId, offeringId);
  // The tags that count are those the YES will be judged by.
  const tags = listing.merve.actions.find((action) => action.actionType === 'book' && action.enabled)?.tags;
  if (bookable === undefined || !mayTouchListing(context, tool, listing, tags)) {
    throw new MerveError('NOT_BOOKABLE', 'The listing cannot be booked', { details: { name: listing.name } });
  }
  return bookable;
}

/**
 * Turns the model's arguments into a request the ledger can hold: which listing, which instant, and whether it can
 * be booked at all then. Pure; the catalogue is in memory.
 */
export function readBookingRequest(
  args: BookingArguments,
  snapshot: CatalogueSnapshot,
  context: ToolContext,
): ReadOutcome {
  let { timeZone } = context.market;
  try {
    const bookable = findBookable(args.listing, 'initiateBooking', snapshot, context, args.offeringId);
    timeZone = bookable.business.timeZone;
    const time = resolveStart(args.startsAtLocal, bookable);
    const { party, nights } = args;
    const request = { ...bookable, ...time, party, nights, now: context.now };
    const obstacle = checkBookable(request);
    if (obstacle !== null)
      return { ok: false, refusal: withPlacesForParty(obstacle, bookable, snapshot, context), timeZone };
    return { ok: true, request };
  } catch (thrown) {
    if (!(thrown instanceof MerveError)) throw thrown;
    return { ok: false, refusal: thrown, timeZone };
  }
}
