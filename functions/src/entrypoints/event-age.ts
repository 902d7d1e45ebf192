import { log } from '../platform/log.ts';

/**
 * An event older than this is not tried any more. A trigger that throws gets its event again, for a day: without an end,
 * one that can never succeed would be tried all that time.
 */
const maximumAgeMs = 60 * 60_000;

/** True for an event that has been tried for long enough; that is logged, with what looks after it from then on. */
export function isTooOld(event: { readonly time: Date; readonly now: Date }, leftTo: string): boolean {
  if (event.now.getTime() - event.time.getTime() <= maximumAgeMs) return false;
  log.error('event too old', { leftTo, time: event.time.toISOString() });
  return true;
}
