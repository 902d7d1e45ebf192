import { wallClock } from './wall-clock.ts';

const dayMs = 24 * 60 * 60_000;
const minuteMs = 60_000;

/** The wall clock of a zone at an instant, as if it were UTC. Milliseconds since 1970, whole minutes. */
const wallMs = (at: number, timeZone: string): number => Date.parse(`${wallClock(new Date(at), timeZone)}Z`);

/** The first instant at which the wall clock of a zone shows a local midnight, or is past it where that hour is skipped. */
function midnightAt(localMs: number, timeZone: string): number {
  let at = localMs;
  // The second look is for a day on which the clocks change between the guess and midnight.
  for (let look = 0; look < 2; look += 1) at = localMs - (wallMs(at, timeZone) - at);
  return at;
}

/** When the day of an instant begins in a zone and when the next one does; all in milliseconds since 1970. */
export function dayInZone(at: number, timeZone: string): readonly [begins: number, ends: number] {
  const minute = Math.floor(at / minuteMs) * minuteMs;
  const midnight = Math.floor(wallMs(minute, timeZone) / dayMs) * dayMs;
  return [midnightAt(midnight, timeZone), midnightAt(midnight + dayMs, timeZone)];
}
