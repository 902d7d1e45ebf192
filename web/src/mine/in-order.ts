import type { BookingView, OrderView, RideView } from '@merve/contract/api';

/** What is still to come, and what is over. */
export interface Parted<Item> {
  readonly ahead: readonly Item[];
  readonly past: readonly Item[];
}

function part<Item>(items: readonly Item[], isAhead: (item: Item) => boolean): Parted<Item> {
  return { ahead: items.filter(isAhead), past: items.filter((item) => !isAhead(item)) };
}

const byStart = (one: BookingView, other: BookingView) =>
  Date.parse(one.startsAt) - Date.parse(other.startsAt);

/** Bookings that stand and are not over yet, the next one first; then all others, the latest first. */
export function partBookings(bookings: readonly BookingView[], now: Date): Parted<BookingView> {
  const { ahead, past } = part(
    bookings,
    ({ state, endsAt }) => (state === 'hold' || state === 'confirmed') && new Date(endsAt) > now,
  );
  return { ahead: ahead.toSorted(byStart), past: past.toSorted((one, other) => byStart(other, one)) };
}

/** Orders and rides that have not come to an end, and those that have; as they come, the newest first. */
export function partByEnd<Item extends OrderView | RideView>(items: readonly Item[]): Parted<Item> {
  return part(items, ({ endedAt }) => endedAt === null);
}
