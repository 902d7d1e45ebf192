import type { Limited, LimiterState, RateLimitPolicy } from '@merve/contract';
import type { MarketDay } from './market-day.ts';

/** What the limiter says of one message, and what it remembers of it. */
export interface Judgement {
  readonly state: LimiterState;
  /** Null for a message that is let through. */
  readonly limited: Limited | null;
}

/** Milliseconds between two messages at the sustained rate, rounded up: never more than the policy allows. */
export function emissionIntervalMs(policy: RateLimitPolicy): number {
  return Math.ceil(60_000 / policy.perMinute);
}

/**
 * The generic cell rate algorithm in its virtual scheduling form (ITU-T I.371, annex A), with a count for the day: a
 * message is let through while the bucket is at most `burst - 1` messages ahead of the sustained rate, so no stretch
 * of t minutes lets more than `burst + perMinute × t` through. What is refused costs nothing, so a person who keeps
 * writing is not shut out for longer.
 *
 * The first refusal of a window is marked to be told, the others are not. Pure.
 *
 * @param at when the message arrived. A clock that went back (another instance, a corrected one) shuts nobody out:
 *   the bucket is never taken to be further ahead than a full burst.
 * @param day the market's day around `at`.
 */
export function judge(
  known: LimiterState | null,
  policy: RateLimitPolicy,
  at: Date,
  day: MarketDay,
): Judgement {
  const intervalMs = emissionIntervalMs(policy);
  const now = at.getTime();
  const fullAt = Math.min(Math.max(known?.fullAt.getTime() ?? now, now), now + policy.burst * intervalMs);
  // A clock that went back over midnight must not start the older day's count anew.
  const sameDay = known !== null && known.date >= day.date;
  const date = sameDay ? known.date : day.date;
  const messages = sameDay ? known.messages : 0;
  const toldUntil = known?.toldUntil ?? null;

  const refuse = (reason: Limited['reason'], until: Date): Judgement => {
    const tell = toldUntil === null || toldUntil <= at;
    return {
      limited: { reason, until, tell },
      state: { fullAt: new Date(fullAt), date, messages, toldUntil: tell ? until : toldUntil },
    };
  };
  if (policy.perDay !== null && messages >= policy.perDay) return refuse('day', day.endsAt);
  const admissibleAt = fullAt - (policy.burst - 1) * intervalMs;
  if (admissibleAt > now) return refuse('rate', new Date(admissibleAt));
  return {
    limited: null,
    state: { fullAt: new Date(fullAt + intervalMs), date, messages: messages + 1, toldUntil },
  };
}
