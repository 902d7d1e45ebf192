import type { OutboxIntent } from '@merve/contract';
import type { AuditContext, Auditor, Finding, OverdueRules } from '../platform/audit/auditor.ts';
import { auditorOfChanges, auditorOfOverdue } from '../platform/audit/make-auditor.ts';
import { alertSubject } from './alert-failure.ts';
import { intentRules } from './audit-intents.ts';

const minute = 60_000;

/** How long an intent may stay in a passing state, well beyond what the minute sweep needs. */
export const patience = {
  /** After its lease ran out. */
  sending: 5 * minute,
  /** After it was due. */
  queued: 15 * minute,
  /** After its attempt. */
  unknown: 30 * minute,
} as const;

type Passing = keyof typeof patience;

/** When an intent began to wait in its state; null if it is in no passing state. */
function waitsSince(intent: OutboxIntent): { state: Passing; at: Date | null; since: string } | null {
  switch (intent.state) {
    case 'sending':
      return { state: 'sending', at: intent.lease?.until ?? null, since: 'its lease ran out' };
    case 'queued':
      return { state: 'queued', at: intent.notBefore, since: 'it was due' };
    case 'unknown':
      return { state: 'unknown', at: intent.attemptedAt, since: 'its attempt' };
    default:
      return null;
  }
}

/** No intent is stuck. The audit changes nothing: the sweep does, and does not get to it. */
export const stuckIntentRules: OverdueRules<OutboxIntent> = {
  name: 'stuck-intents',
  kinds: ['intent-stuck-sending', 'intent-stuck-queued', 'intent-stuck-unknown'],
  suspects({ intents }, now) {
    const before = (state: Passing) => new Date(now.getTime() - patience[state]);
    const inState = (state: Passing, field: string) =>
      intents.where('state', '==', state).where(field, '<', before(state)).orderBy(field);
    return [
      inState('sending', 'lease.until'),
      inState('queued', 'notBefore'),
      inState('unknown', 'attemptedAt'),
    ];
  },
  async judge({ documents, clock }: AuditContext, intent): Promise<Finding | null> {
    const waits = waitsSince(intent);
    if (waits === null || waits.at === null) return null;
    if (clock.now().getTime() - waits.at.getTime() <= patience[waits.state]) return null;
    return {
      kind: `intent-stuck-${waits.state}`,
      ...alertSubject(documents, intent.intentId),
      message: `An intent is still "${waits.state}" ${patience[waits.state] / minute} minutes after ${waits.since}: the sweep does not get to it.`,
    };
  },
};

/** The outbox's auditors. */
export const outboxAuditors: readonly Auditor[] = [
  auditorOfChanges(intentRules),
  auditorOfOverdue(stuckIntentRules),
];
