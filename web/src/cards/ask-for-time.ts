import type { Ask, JsonObject } from '@merve/contract';
import { wallClock } from '../language/wall-clock.ts';

interface WishedTime {
  readonly listingId: string;
  readonly timeZone: string;
  readonly startsAt: Date;
  readonly party: number;
  /** Null of what is not sold by the night. */
  readonly maxNights: number | null;
  readonly nights: number;
  readonly choice: string | null;
  readonly note: string;
}

/** The call that proposes a booking at a time, or another time for the booking of a code. */
export function askForTime(wish: WishedTime, reference: string | null): Ask {
  const { listingId, timeZone, startsAt, party, maxNights, nights, choice, note } = wish;
  const start = wallClock(startsAt, timeZone);
  const args: JsonObject = {
    // A stay begins when the house takes people in: a clock would say when they come.
    startsAtLocal: maxNights === null ? start : start.slice(0, 10),
    party,
    ...(maxNights === null ? {} : { nights }),
    ...(note === '' ? {} : { note }),
  };
  if (reference !== null) return { tool: 'rescheduleBooking', args: { reference, ...args } };
  const booked: JsonObject = { listing: listingId, ...args };
  return { tool: 'initiateBooking', args: choice === null ? booked : { ...booked, choice } };
}
