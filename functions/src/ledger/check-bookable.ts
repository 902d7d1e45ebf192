import type { Business, Offering } from '@merve/contract';
import { isOpenThroughout, nextOpenings, openPeriodAt } from './opening-hours.ts';
import { type LedgerRefusal, refuse } from './outcome.ts';
import { isOnGrid, slotStartAfter, slotStartAtOrBefore } from './slots.ts';
import { isSoldByNight, maxStay, nightEndsAt, nightStarts } from './stay.ts';
import { addDays, localDate } from './wall-clock.ts';

const minuteMs = 60_000;

export interface BookingRequest {
  readonly offering: Offering;
  readonly business: Business;
  readonly startsAt: Date;
  readonly party: number;
  /** Of a stay: for how many nights; one where it is left out. Only of what is sold by the night. */
  readonly nights?: number | undefined;
  readonly now: Date;
}

function checkParty({ offering, party }: BookingRequest): LedgerRefusal | null {
  const range = { party, minParty: offering.minParty, maxParty: offering.maxParty };
  if (!Number.isInteger(party)) return refuse('BAD_REQUEST', { field: 'party' });
  if (party < offering.minParty) return refuse('PARTY_TOO_SMALL', range);
  if (party > offering.maxParty) return refuse('PARTY_TOO_LARGE', range);
  return null;
}

function checkNights({ offering, nights }: BookingRequest): LedgerRefusal | null {
  if (nights === undefined) return null;
  if (!isSoldByNight(offering)) return refuse('NOT_BY_NIGHT');
  const most = maxStay(offering);
  if (Number.isInteger(nights) && nights >= 1 && nights <= most) return null;
  return refuse('NIGHTS_INVALID', { nights, maxNights: most });
}

function checkNotice(request: BookingRequest): LedgerRefusal | null {
  const { offering, business, startsAt, now } = request;
  if (startsAt <= now) return refuse('TIME_PAST', { startsAt: startsAt.toISOString() });
  const earliest = new Date(now.getTime() + offering.leadMinutes * minuteMs);
  if (startsAt < earliest) {
    return refuse('TIME_TOO_SOON', { leadMinutes: offering.leadMinutes, earliest: earliest.toISOString() });
  }
  // Counted in calendar days: "30 days ahead" includes all of the thirtieth day.
  const lastDate = addDays(localDate(now, business.timeZone), offering.bookingWindowDays);
  const lastStart = startsOf(request).at(-1) ?? startsAt;
  if (localDate(lastStart, business.timeZone) > lastDate) {
    return refuse('TIME_TOO_FAR', { bookingWindowDays: offering.bookingWindowDays, lastDate });
  }
  return null;
}

function checkGrid({ offering, business, startsAt }: BookingRequest): LedgerRefusal | null {
  const grid = { slotMinutes: offering.slotMinutes, timeZone: business.timeZone };
  if (isOnGrid(startsAt, grid)) return null;
  return refuse('TIME_INVALID', {
    slotMinutes: offering.slotMinutes,
    before: slotStartAtOrBefore(startsAt, grid).toISOString(),
    after: slotStartAfter(startsAt, grid).toISOString(),
  });
}

function checkOpen({ offering, business }: BookingRequest, startsAt: Date): LedgerRefusal | null {
  const endsAt = bookingEndsAt({ offering, business, startsAt });
  const calendar = {
    openingHours: offering.openingHours,
    closedOn: business.closedOn,
    timeZone: business.timeZone,
  };
  if (isOpenThroughout(startsAt, endsAt, calendar)) return null;
  const current = openPeriodAt(startsAt, calendar);
  const [next] = nextOpenings(startsAt, 1, calendar);
  return refuse('BUSINESS_CLOSED', {
    durationMinutes: offering.durationMinutes,
    // Present when it is open at the start, but not until the end.
    ...(current === null ? {} : { closesAt: current.closesAt.toISOString() }),
    ...(next === undefined
      ? {}
      : { nextOpensAt: next.opensAt.toISOString(), nextClosesAt: next.closesAt.toISOString() }),
  });
}

type Placed = Pick<BookingRequest, 'offering' | 'business' | 'startsAt' | 'nights'>;

/** When each part of a booking starts that is kept by itself: each night of a stay, or all of it. */
export function startsOf({ business, startsAt, nights = 1 }: Placed): Date[] {
  return nightStarts(startsAt, nights, business.timeZone);
}

/**
 * When a booking of the offering ends. Elapsed time: 60 minutes are 60 minutes when clocks change. A stay ends on the
 * wall clock: one leaves by 12:00 also on the morning that came an hour early.
 */
export function bookingEndsAt(placed: Placed): Date {
  const { offering, business, startsAt } = placed;
  if (!isSoldByNight(offering)) return new Date(startsAt.getTime() + offering.durationMinutes * minuteMs);
  return nightEndsAt(offering, startsOf(placed).at(-1) ?? startsAt, business.timeZone);
}

/** What a booking of the offering costs: of a stay, each of its nights. Null where it has no price. */
export function bookingPrice({ price }: Pick<Offering, 'price'>, nights = 1): Offering['price'] {
  return price === null ? null : { ...price, minorUnits: price.minorUnits * nights };
}

/**
 * Whether the offering can be booked at all at that time for that party, capacity apart. The first reason against
 * it, or null. Codes and their details (instants ISO 8601 UTC, dates `YYYY-MM-DD` local):
 * - `NOT_BOOKABLE` inactive, or of another business
 * - `PARTY_TOO_SMALL`, `PARTY_TOO_LARGE` `{party, minParty, maxParty}`
 * - `TIME_PAST` `{startsAt}`, `TIME_TOO_SOON` `{leadMinutes, earliest}`, `TIME_TOO_FAR` `{bookingWindowDays, lastDate}`
 * - `TIME_INVALID` `{slotMinutes, before, after}`: between two slots, with the nearest on either side
 * - `BUSINESS_CLOSED` `{durationMinutes, closesAt?, nextOpensAt?, nextClosesAt?}`: of a stay, in any of its nights
 * - `NOT_BY_NIGHT` nights of what is not sold by the night, `NIGHTS_INVALID` `{nights, maxNights}`
 */
export function checkBookable(request: BookingRequest): LedgerRefusal | null {
  const { offering, business, startsAt } = request;
  if (!offering.active || offering.businessId !== business.businessId) return refuse('NOT_BOOKABLE');
  if (Number.isNaN(startsAt.getTime())) return refuse('TIME_INVALID', { slotMinutes: offering.slotMinutes });
  return (
    checkParty(request) ??
    checkNights(request) ??
    checkNotice(request) ??
    checkGrid(request) ??
    firstRefusal(startsOf(request), (start) => checkOpen(request, start))
  );
}

function firstRefusal(
  starts: readonly Date[],
  check: (start: Date) => LedgerRefusal | null,
): LedgerRefusal | null {
  for (const start of starts) {
    const refusal = check(start);
    if (refusal !== null) return refusal;
  }
  return null;
}
