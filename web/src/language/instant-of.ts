import { wallClock } from './wall-clock.ts';

/**
 * When the wall clock of a zone shows a time on a date. Where the clocks skip it, the instant an hour on; where they show it twice, one of the two.
 * @param date `YYYY-MM-DD`
 * @param clock `HH:mm`
 */
export function instantOf(date: string, clock: string, timeZone: string): Date {
  const local = Date.parse(`${date}T${clock}:00Z`);
  let at = local;
  // The second look is for a day on which the clocks change between the guess and the time.
  for (let look = 0; look < 2; look += 1) {
    const shown = Date.parse(`${wallClock(new Date(at), timeZone)}:00Z`);
    at = local - (shown - at);
  }
  return new Date(at);
}
