import type { Business, Offering } from '@merve/contract';
import { isOpenThroughout, nextOpenings, openPeriodAt } from './opening-hours.ts';
import { type LedgerRefusal, refuse } from './outcome.ts';
import { isOnGrid, slotStartAfter, slotStartAtOrBefore } from './slots.ts';
import { addDays, localDate } from './wall-clock.ts';

const minuteMs = 60_000;

export interface BookingRequest {
  readonly offering: Offering;
  readonly business: Business;
  readonly startsAt: Date;
  readonly party: number;
  readonly now: Date;
}

function checkParty({ offering, party }: BookingRequest): LedgerRefusal | null {
  const range = { party, minParty: offering.minParty, maxParty: offering.maxParty };
  if (!Number.isInteger(party)) return refuse('BAD_REQUEST', { field: 'party' });
  if (party < offering.minParty) return refuse('PARTY_TOO_SMALL', range);
  if (party > offering.maxParty) return refuse('PARTY_TOO_LARGE', range);
  return null;
}

function checkNotice({ offering, business, startsAt, now }: BookingRequest): LedgerRefusal | null {
  if (startsAt <= now) return refuse('TIME_PAST', { startsAt: startsAt.toISOString() });
  const earliest = new Date(now.getTime() + offering.leadMinutes * minuteMs);
  if (startsAt < earliest) {
    return refuse('TIME_TOO_SOON', { leadMinutes: offering.leadMinutes, earliest: earliest.toISOString() });
  }
  // Counted in calendar days: "30 days ahead" includes all of the thirtieth day.
  const lastDate = addDays(localDate(now, business.timeZone), offering.bookingWindowDays);
  if (localDate(startsAt, business.timeZone) > lastDate) {
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

function checkOpen({ offering, business, startsAt }: BookingRequest, endsAt: Date): LedgerRefusal | null {
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

/** When a booking of the offering that starts at `startsAt` ends. Elapsed time: 60 minutes are 60 minutes when clocks change. */
export function bookingEndsAt(offering: Offering, startsAt: Date): Date {
  return new Date(startsAt.getTime() + offering.durationMinutes * minuteMs);
}

/**
 * Whether the offering can be booked at all at that time for that party, capacity apart. The first reason against
 * it, or null. Codes and their details (instants ISO 8601 UTC, dates `YYYY-MM-DD` local):
 * - `NOT_BOOKABLE` inactive, or of another business
 * - `PARTY_TOO_SMALL`, `PARTY_TOO_LARGE` `{party, minParty, maxParty}`
 * - `TIME_PAST` `{startsAt}`, `TIME_TOO_SOON` `{leadMinutes, earliest}`, `TIME_TOO_FAR` `{bookingWindowDays, lastDate}`
 * - `TIME_INVALID` `{slotMinutes, before, after}`: between two slots, with the nearest on either side
 * - `BUSINESS_CLOSED` `{durationMinutes, closesAt?, nextOpensAt?, nextClosesAt?}`
 */
export function checkBookable(request: BookingRequest): LedgerRefusal | null {
  const { offering, business, startsAt } = request;
  if (!offering.active || offering.businessId !== business.businessId) return refuse('NOT_BOOKABLE');
  if (Number.isNaN(startsAt.getTime())) return refuse('TIME_INVALID', { slotMinutes: offering.slotMinutes });
  return (
    checkParty(request) ??
    checkNotice(request) ??
    checkGrid(request) ??
    checkOpen(request, bookingEndsAt(offering, startsAt))
  );
}
