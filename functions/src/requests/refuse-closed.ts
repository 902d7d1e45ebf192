import type { Business, Ordering } from '@merve/contract';
import { type BusinessCalendar, nextOpenings, openPeriodAt } from '../ledger/index.ts';
import type { RequestRefusal } from './request-shape.ts';

/** Refuses at a time at which no requests are taken, and names when they are; null while open. Pure. */
export function refuseClosed(ordering: Ordering, business: Business, at: Date): RequestRefusal | null {
  const { timeZone, closedOn } = business;
  const calendar: BusinessCalendar = { openingHours: ordering.openingHours, closedOn, timeZone };
  if (openPeriodAt(at, calendar) !== null) return null;
  const [next] = nextOpenings(at, 1, calendar);
  const details: Record<string, string> =
    next === undefined ? {} : { nextOpensAt: next.opensAt.toISOString() };
  return { code: 'BUSINESS_CLOSED', details };
}
