import { resolveLocalTime } from '../ledger/index.ts';
import { MerveError } from '../platform/errors.ts';
import type { RequestRefusal } from './request-shape.ts';

const minuteMs = 60_000;

/** What a clock shows there, or the refusal of what no clock shows. */
function localTime(wallClock: string, timeZone: string) {
  try {
    return resolveLocalTime(wallClock, timeZone);
  } catch (thrown) {
    if (thrown instanceof MerveError) return { code: thrown.code, details: {} } satisfies RequestRefusal;
    throw thrown;
  }
}

/**
 * When something is wished for, from the wall clock of the business as a model writes it (`YYYY-MM-DDTHH:MM`), if it may
 * be asked for then. Of a time that exists twice, the first. Pure.
 * @param bounds.leadMinutes how long before it at the latest it must be asked for
 * @param bounds.windowDays how far ahead it may lie
 */
export function wishedTime(
  startsAtLocal: string,
  timeZone: string,
  now: Date,
  { leadMinutes, windowDays }: { readonly leadMinutes: number; readonly windowDays: number },
): Date | RequestRefusal {
  const wallClock = startsAtLocal
    .trim()
    .replace(' ', 'T')
    .replace(/(T\d{2}:\d{2}):00(?:\.0+)?$/, '$1');
  const resolved = localTime(wallClock, timeZone);
  if ('code' in resolved) return resolved;
  if (resolved.kind === 'missing') return { code: 'TIME_DOES_NOT_EXIST', details: {} };
  const wished = resolved.kind === 'exact' ? resolved.instant : resolved.first;
  const ahead = wished.getTime() - now.getTime();
  if (ahead <= 0) return { code: 'TIME_PAST', details: {} };
  if (ahead < leadMinutes * minuteMs) return { code: 'TIME_TOO_SOON', details: { leadMinutes } };
  return ahead > windowDays * 24 * 60 * minuteMs
    ? { code: 'TIME_TOO_FAR', details: { bookingWindowDays: windowDays } }
    : wished;
}
