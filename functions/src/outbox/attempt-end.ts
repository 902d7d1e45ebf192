import type { OutboxIntent } from '@merve/contract';
import type { SendOutcome } from '../integrations/message-sender.ts';
import { hashId } from '../platform/ids.ts';

/** How an attempt ended, as the outbox records it. */
export type AttemptEnd =
  | { readonly end: 'accepted'; readonly providerId: string; readonly handedOverAt: Date }
  | { readonly end: 'rejected'; readonly code: string }
  | { readonly end: 'postponed'; readonly code: string; readonly notBefore: Date }
  | { readonly end: 'unknown'; readonly code: string };

/** After so many attempts that were not processed, an intent has failed. */
export const maximumAttempts = 8;
export const attemptsExhaustedCode = 'ATTEMPTS_EXHAUSTED';

const firstPauseMs = 2_000;
const maxPauseMs = 300_000;

/**
 * The pause after attempt n: what the provider asked for, else 2 s · 2ⁿ⁻¹ up to 5 min; up to half of it more, spread
 * by the intent's id, so that messages refused together do not come back together.
 */
export function pauseMs(
  intent: Pick<OutboxIntent, 'intentId' | 'attempts'>,
  retryAfterMs: number | null,
): number {
  const base = retryAfterMs ?? Math.min(firstPauseMs * 2 ** Math.max(intent.attempts - 1, 0), maxPauseMs);
  const spread = Number.parseInt(hashId([intent.intentId, String(intent.attempts)], 8), 16) / 0xffffffff;
  return Math.round(base * (1 + spread / 2));
}

/**
 * What the provider's answer makes of this attempt.
 * @param asked when the request began: a person may have the message before its answer is here
 */
export function attemptEndOf(
  outcome: SendOutcome,
  intent: OutboxIntent,
  { asked, now }: { readonly asked: Date; readonly now: Date },
): AttemptEnd {
  switch (outcome.kind) {
    case 'accepted':
      return { end: 'accepted', providerId: outcome.providerId, handedOverAt: asked };
    case 'rejected':
      return { end: 'rejected', code: outcome.code };
    case 'unknown':
      return { end: 'unknown', code: outcome.reason };
    case 'not_processed':
      if (intent.attempts >= maximumAttempts) return { end: 'rejected', code: attemptsExhaustedCode };
      return {
        end: 'postponed',
        code: outcome.code,
        notBefore: new Date(now.getTime() + pauseMs(intent, outcome.retryAfterMs)),
      };
  }
}

/** Why a message goes back to the queue before the provider is asked. */
export type OwnReason = 'PACED' | 'BEHIND_EARLIER' | 'LEASE_TOO_SHORT';
const ownReasons: ReadonlySet<string> = new Set<OwnReason>(['PACED', 'BEHIND_EARLIER', 'LEASE_TOO_SHORT']);

type Changes = Pick<OutboxIntent, 'state' | 'lease' | 'errorCode' | 'updatedAt'> &
  Partial<Pick<OutboxIntent, 'providerId' | 'notBefore' | 'handedOverAt' | 'attemptedAt'>>;

/** The fields that an attempt's end changes in its intent. */
export function changesBy(end: AttemptEnd, now: Date): Changes {
  const done = { lease: null, updatedAt: now };
  switch (end.end) {
    case 'accepted': {
      const { providerId, handedOverAt } = end;
      return { ...done, state: 'sent', providerId, handedOverAt, errorCode: null };
    }
    case 'rejected':
      return { ...done, state: 'failed', errorCode: end.code };
    case 'postponed': {
      const queued = { ...done, state: 'queued', notBefore: end.notBefore, errorCode: end.code } as const;
      // It is no attempt that spends the person's pace: else who is told much would hear less and less.
      return ownReasons.has(end.code) ? { ...queued, attemptedAt: null } : queued;
    }
    case 'unknown':
      return { ...done, state: 'unknown', errorCode: null };
  }
}
