import type { IntentState, OutboxIntent } from '@merve/contract';

/**
 * How far an intent has come. A state is only ever replaced by one of a higher rank, so late and repeated callbacks
 * cannot move it back, and their order does not matter. `delivered` outranks a failure: the person has the message.
 * (Putting an intent back to `queued` is not a matter of rank: only the outbox itself does it, knowing that the
 * message was not accepted.)
 */
const ranks: Readonly<Record<IntentState, number>> = {
  queued: 0,
  // Nothing is heard of it but by its digest.
  folded: 0,
  sending: 1,
  unknown: 2,
  sent: 3,
  undelivered: 4,
  failed: 5,
  delivered: 6,
  read: 7,
};

export function rankOf(state: IntentState): number {
  return ranks[state];
}

/**
 * What a provider's word proves. Any word at all proves that the provider has the message; one that is new to us
 * proves no more than that. https://www.twilio.com/docs/messaging/api/message-resource#message-status-values
 */
export function stateProvenBy(status: string): IntentState {
  switch (status) {
    case 'delivered':
      return 'delivered';
    case 'read':
      return 'read';
    case 'undelivered':
      return 'undelivered';
    case 'failed':
    case 'canceled':
      return 'failed';
    default:
      return 'sent';
  }
}

/** What a provider reports about a message: in a callback, or when its messages are listed. */
export interface ProviderReport {
  readonly providerId: string;
  readonly status: string;
  readonly errorCode: string | null;
}

/**
 * The intent after a report, or the same object if it changes nothing. A report about another message than the one
 * recorded changes nothing.
 */
export function applyStatus<Intent extends Pick<OutboxIntent, 'state' | 'providerId' | 'errorCode'>>(
  current: Intent,
  report: ProviderReport,
): Intent {
  if (current.providerId !== null && current.providerId !== report.providerId) return current;
  const proven = stateProvenBy(report.status);
  const higher = rankOf(proven) > rankOf(current.state);
  if (!higher) return current.providerId === null ? { ...current, providerId: report.providerId } : current;
  const isFailure = proven === 'failed' || proven === 'undelivered';
  return {
    ...current,
    state: proven,
    providerId: report.providerId,
    errorCode: isFailure ? (report.errorCode ?? report.status.toUpperCase()) : null,
  };
}
