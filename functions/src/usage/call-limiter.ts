import type { RateLimitPolicy } from '@merve/contract';
import { memoryCache } from '../platform/cache.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { type AdmissionPolicy, secondsUntil } from './admission.ts';
import { emissionIntervalMs, judge } from './limiter.ts';
import { marketDay } from './market-day.ts';

/** What a caller may still do, as the headers `RateLimit-Policy` and `RateLimit` tell it (draft-ietf-httpapi-ratelimit-headers). */
export interface CallAllowance {
  readonly isAllowed: boolean;
  /** Calls that may come at once after a silence, and the seconds in which they all come back. */
  readonly quota: number;
  readonly windowSeconds: number;
  /** Calls left now, and the seconds until there is one more. */
  readonly remaining: number;
  readonly resetSeconds: number;
}

export interface CallLimiter {
  /**
   * Counts one call of a subject (an account or an address, as a keyed id).
   * @param policy loaded only where the instance has no calls in hand for this subject
   */
  take(
    subjectId: string,
    policy: () => Promise<{ readonly limit: RateLimitPolicy } & Pick<AdmissionPolicy, 'timeZone'>>,
  ): Promise<CallAllowance>;
}

/** Calls an instance takes out of a subject's limit at a time: a part of its burst, so that most calls cost no round trip. */
const sharesOfBurst = 12;
/** What is not called within this goes back to nobody: a share must not be saved up for another hour. */
const handMs = 60_000;
const keptMs = 2 * 24 * 60 * 60_000;

interface Hand {
  left: number;
  readonly wasRefused: boolean;
  readonly allowance: Omit<CallAllowance, 'isAllowed'>;
}

/**
 * The limiter of plain routes: the same algorithm as for messages (`limiter.ts`), over all instances. An instance takes a
 * share of a subject's limit out of `rateLimits/{subjectId}` in one transaction (two round trips) and counts its calls
 * down in memory; what it takes and does not use is lost to the subject, so no sum over instances lets more through than the
 * policy. A refused call writes nothing.
 */
export function callLimiter(documents: Documents, now: () => Date): CallLimiter {
  const hands = memoryCache<Hand>({ maxAgeMs: handMs, maxEntries: 5_000, now });

  async function draw(
    subjectId: string,
    loaded: Parameters<CallLimiter['take']>[1],
  ): Promise<Omit<Hand, 'wasRefused'>> {
    const { limit, timeZone } = await loaded();
    const reference = documents.rateLimit(subjectId);
    const at = now();
    const day = marketDay(at, timeZone);
    const intervalMs = emissionIntervalMs(limit);
    return documents.db.runTransaction(async (tx) => {
      let state = (await tx.get(reference)).data()?.state ?? null;
      let left = 0;
      let until: Date | null = null;
      for (const share = Math.max(1, Math.floor(limit.burst / sharesOfBurst)); left < share; left += 1) {
        const judged = judge(state, limit, at, day);
        until = judged.limited?.until ?? null;
        if (judged.limited !== null) break;
        state = judged.state;
      }
      if (left > 0 && state !== null)
        tx.set(reference, { subjectId, state, expiresAt: new Date(at.getTime() + keptMs) });
      const behindMs = Math.max(0, (state?.fullAt.getTime() ?? at.getTime()) - at.getTime());
      return {
        left,
        allowance: {
          quota: limit.burst,
          windowSeconds: Math.ceil((limit.burst * intervalMs) / 1000),
          remaining: until === null ? Math.max(0, limit.burst - Math.ceil(behindMs / intervalMs)) : 0,
          resetSeconds: until === null ? Math.ceil(intervalMs / 1000) : secondsUntil(until, at),
        },
      };
    });
  }

  return {
    async take(subjectId, policy) {
      const load = async () => {
        const drawn = await draw(subjectId, policy);
        // A refusal is asked anew by the next call: it may come when there is room again.
        if (drawn.left === 0) hands.forget(subjectId);
        return { ...drawn, wasRefused: drawn.left === 0 };
      };
      let hand = await hands.get(subjectId, load);
      // Used up by others who waited for the same share; the one who used it up has put it down.
      while (hand.left === 0 && !hand.wasRefused) hand = await hands.get(subjectId, load);
      const { remaining, ...rest } = hand.allowance;
      if (hand.wasRefused) return { ...rest, isAllowed: false, remaining: 0 };
      hand.left -= 1;
      if (hand.left === 0) hands.forget(subjectId);
      return { ...rest, isAllowed: true, remaining: remaining + hand.left };
    },
  };
}
