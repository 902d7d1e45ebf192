import type { FoundRestaurant } from '@merve/contract';

const dayMs = 24 * 60 * 60_000;

/** How a place's hours are told: `until` is an instant whose UTC clock is the place's own, which may not be the reader's. */
export type Hours = { readonly isOpen: false } | { readonly isOpen: true; readonly until: Date | null };

/** Null where nothing is known of them; an hour that is more than a day ahead is not told, for it would be taken for today's. Pure. */
export function hoursOf(
  {
    openNow,
    openUntil,
    utcOffsetMinutes,
  }: Pick<FoundRestaurant, 'openNow' | 'openUntil' | 'utcOffsetMinutes'>,
  now: number,
): Hours | null {
  if (openNow === null) return null;
  if (!openNow) return { isOpen: false };
  const closesAt = openUntil === null ? null : Date.parse(openUntil);
  const isNear = closesAt !== null && closesAt > now && closesAt - now < dayMs;
  if (!isNear || utcOffsetMinutes === null) return { isOpen: true, until: null };
  return { isOpen: true, until: new Date(closesAt + utcOffsetMinutes * 60_000) };
}
