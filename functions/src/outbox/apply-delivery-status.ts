import type { Transaction } from '@google-cloud/firestore';
import type { IntentState, OutboxIntent } from '@merve/contract';
import type { StatusCallback } from '../integrations/twilio/status-callback.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { log, maskAddress } from '../platform/log.ts';
import { withTraceOf } from '../platform/trace.ts';
import { alertFailure } from './alert-failure.ts';
import { textAfter } from './kept-body.ts';
import { meansOptOut } from './note-opt-out.ts';
import { applyStatus, type ProviderReport } from './rank.ts';

export interface DeliveryStatus {
  /** From the callback URL's `intent`; null if it is not there. */
  readonly intentId: string | null;
  readonly callback: Pick<StatusCallback, 'messageSid' | 'status' | 'errorCode'>;
  readonly now: Date;
}

/**
 * Moves an intent forward by a report about it, inside a transaction that has read it and written nothing yet. An
 * intent that leaves `sending` this way gets its attempt's end, too (see `recordAttempt`).
 * @returns the intent afterwards
 */
export function applyReport(
  documents: Documents,
  tx: Transaction,
  intent: OutboxIntent,
  report: ProviderReport,
  now: Date,
): OutboxIntent {
  const applied = applyStatus(intent, report);
  if (applied === intent) return intent;
  if (intent.state === 'sending' && applied.state !== 'sending') {
    tx.create(documents.attempt(intent.intentId, intent.attempts), {
      intentId: intent.intentId,
      attempt: intent.attempts,
      end: 'reported',
      code: report.errorCode,
      providerId: report.providerId,
      at: now,
    });
  }
  const { state, providerId, errorCode, handedOverAt = now } = applied;
  const changes = {
    ...{ state, providerId, errorCode, handedOverAt, lease: null, updatedAt: now },
    ...textAfter(intent, state),
  };
  tx.update(documents.intent(intent.intentId), changes);
  return { ...applied, ...changes };
}

/**
 * A delivery callback: forward only, in one transaction, whether or not the provider's id is stored yet. A failure
 * raises one alert, however often it is reported; one that says the person blocked us or opted out stops everything
 * else to them. Two round trips (more with an alert).
 * @returns the intent's state afterwards; null if there is no such intent, which is logged and no error: the provider
 * can do nothing about it.
 */
export async function applyDeliveryStatus(
  documents: Documents,
  { intentId, callback, now }: DeliveryStatus,
): Promise<IntentState | null> {
  if (intentId === null || intentId === '') {
    log.warning('delivery callback without an intent', { providerId: callback.messageSid });
    return null;
  }
  const report = {
    providerId: callback.messageSid,
    status: callback.status,
    errorCode: callback.errorCode,
  };
  const reference = documents.intent(intentId);
  const intent = await documents.db.runTransaction(async (tx) => {
    const current = (await tx.get(reference)).data();
    if (current === undefined) return null;
    // Only then: it costs a round trip, and a person who never wrote has no session.
    const session = meansOptOut(report.errorCode) ? await tx.get(documents.session(current.to)) : null;
    const applied = applyReport(documents, tx, current, report, now);
    if (session?.exists && isFailure(applied.state)) tx.update(session.ref, { optedOut: true });
    return applied;
  });
  if (intent === null) {
    log.warning('delivery callback for no intent', {
      intentId: maskAddress(intentId).slice(0, 200),
      providerId: callback.messageSid,
    });
    return null;
  }
  return withTraceOf(intent, async () => {
    log.info('message reported', {
      intentId: maskAddress(intentId),
      status: callback.status,
      state: intent.state,
    });
    if (intent.providerId !== callback.messageSid) {
      log.warning('delivery callback for another message', {
        intentId: maskAddress(intentId),
        providerId: callback.messageSid,
        status: callback.status,
      });
      return intent.state;
    }
    if (isFailure(intent.state)) {
      await alertFailure(documents, intent, intent.errorCode ?? intent.state.toUpperCase(), now);
    }
    return intent.state;
  });
}

/** True for a message that ended without having reached the person. */
function isFailure(state: IntentState): boolean {
  return state === 'failed' || state === 'undelivered';
}
