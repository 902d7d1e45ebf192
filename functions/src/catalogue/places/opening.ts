import type { Place } from '@merve/contract';
import { nextOpenings, type OpenPeriod, openPeriodAt } from '../../ledger/index.ts';

/** Whether a place is open, and until when or from when; `unknown` where its hours are not known. */
export type Opening =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'open'; readonly until: Date; readonly allDay: boolean }
  | { readonly kind: 'closed'; readonly next: OpenPeriod | null };

const dayMs = 24 * 60 * 60_000;

/** By the place's own clock. Pure. */
export function openingAt({ openingHours, timeZone }: Place, now: Date): Opening {
  if (openingHours === null) return { kind: 'unknown' };
  const calendar = { openingHours, timeZone, closedOn: [] };
  const period = openPeriodAt(now, calendar);
  if (period !== null) {
    // Periods that touch are one: what does not close for a day does not close at night.
    return {
      kind: 'open',
      until: period.closesAt,
      allDay: period.closesAt.getTime() - now.getTime() > dayMs,
    };
  }
  return { kind: 'closed', next: nextOpenings(now, 1, calendar)[0] ?? null };
}
