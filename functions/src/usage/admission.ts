import type { Limited, LimiterState, RateLimit, Thread, UsageLimits } from '@merve/contract';
import { MerveError } from '../platform/errors.ts';
import { judge } from './limiter.ts';
import { marketDay } from './market-day.ts';

/** What a market allows, and the zone its days are counted in. */
export interface AdmissionPolicy {
  readonly limits: UsageLimits;
  readonly timeZone: string;
  /** False only where there surely is no such market: one that cannot be read just now may exist. */
  readonly marketExists: boolean;
}

/** How a door wants its messages limited. */
export interface Admission {
  /** Being read while the transaction begins, so it costs no time of its own. */
  readonly policy: Promise<AdmissionPolicy>;
  /** The internet address the message came from, as a keyed id; null where the provider stands between. */
  readonly addressId: string | null;
  /**
   * `refuse`: a message over the limit is not taken at all, and the client is told when to send it again.
   * `mark`: it is kept with a mark, because a provider delivers what is refused again and again.
   */
  readonly whenLimited: 'refuse' | 'mark';
  /** False where the door takes what is written to a market that does not exist: its provider would not send it again. */
  readonly refusesUnknownMarket: boolean;
  /** Asked before refusing: messages that must get through, as the answer to a proposal, a cancel or STOP. */
  readonly isExempt: (thread: Thread | null) => boolean;
}

export interface Admitted {
  /** To be stored in the thread. */
  readonly limiter: LimiterState;
  /** To be stored at `rateLimits/{addressId}`; null if the door knows no address. */
  readonly address: RateLimit | null;
  /** To be stored with the message; null if it is let through. */
  readonly limited: Limited | null;
}

/** An address is forgotten after this: the longest window counts one day. */
const addressKeptMs = 2 * 24 * 60 * 60_000;

/**
 * Judges a new message by its person and, at the web door, its internet address. Part of the appending transaction,
 * beside the deduplication record: a message delivered twice counts once, and messages sent at once are counted one
 * after the other. Pure but for awaiting the policy.
 *
 * @throws MerveError `NOT_FOUND` for a market that does not exist, `RATE_LIMITED` with `seconds` if the door refuses; the
 *   transaction then writes nothing, so a refused message leaves no trace and costs the sender nothing.
 */
export async function admit(
  admission: Admission,
  found: { readonly thread: Thread | null; readonly address: RateLimit | null },
  now: Date,
): Promise<Admitted> {
  const { limits, timeZone, marketExists } = await admission.policy;
  if (!marketExists && admission.refusesUnknownMarket) {
    throw new MerveError('NOT_FOUND', 'There is no such market');
  }
  const day = marketDay(now, timeZone);
  const person = judge(found.thread?.limiter ?? null, limits.actor, now, day);
  const { addressId } = admission;
  const address = addressId === null ? null : judge(found.address?.state ?? null, limits.address, now, day);
  const limited = later(person.limited, address?.limited ?? null);
  if (limited && admission.whenLimited === 'refuse' && !admission.isExempt(found.thread)) {
    throw new MerveError('RATE_LIMITED', `Too many messages (${limited.reason})`, {
      details: { seconds: secondsUntil(limited.until, now) },
    });
  }
  return {
    limiter: person.state,
    address:
      addressId === null || address === null
        ? null
        : {
            subjectId: addressId,
            state: address.state,
            expiresAt: new Date(now.getTime() + addressKeptMs),
          },
    limited,
  };
}

/** Whole seconds to wait, at least one. */
export function secondsUntil(until: Date, now: Date): number {
  return Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
}

function later(one: Limited | null, other: Limited | null): Limited | null {
  if (one === null || other === null) return one ?? other;
  return one.until >= other.until ? one : other;
}
