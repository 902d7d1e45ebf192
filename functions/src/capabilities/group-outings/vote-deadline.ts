const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Where nobody says how long: a day, and so long before the day itself that something can still be booked. */
const openMs = 24 * hourMs;
const beforeMs = 3 * hourMs;
const shortestMs = 30 * minuteMs;

/** When a vote ends where nobody said when: told with it, and to be put off or brought forward. Pure. */
export function usualDeadline(now: Date, starts: readonly Date[]): Date {
  const day = now.getTime() + openMs;
  const first = Math.min(...starts.map((start) => start.getTime()));
  if (!Number.isFinite(first)) return new Date(day);
  const early = first - beforeMs;
  const soonest = now.getTime() + shortestMs;
  // Of what begins in a few hours, half the time is left.
  const ends = early >= soonest ? early : now.getTime() + (first - now.getTime()) / 2;
  return new Date(Math.min(day, ends));
}
