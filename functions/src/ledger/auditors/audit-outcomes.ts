import type { IdempotencyRecord, Transaction, TransactionState } from '@merve/contract';
import type { AuditContext, ChangeRules, Judgement } from '../../platform/audit/auditor.ts';
import { decodeOutcome } from '../outcome.ts';

/** What may have become of a transaction after each operation succeeded on it. */
const statesAfter: Readonly<Record<string, readonly TransactionState[]>> = {
  tx_draft: ['draft', 'hold', 'confirmed', 'cancelled', 'expired'],
  tx_hold: ['hold', 'confirmed', 'cancelled', 'expired'],
  tx_agree: ['hold', 'confirmed', 'cancelled', 'expired'],
  tx_confirm: ['confirmed', 'cancelled'],
  tx_move: ['confirmed', 'cancelled'],
  tx_release: ['cancelled'],
  tx_cancel: ['cancelled'],
  tx_block: ['confirmed', 'cancelled'],
};

/**
 * A recorded outcome names a transaction that exists and has gone that far: whoever asks again is told what the ledger
 * shows. Null if it does. Pure.
 */
export function brokenPromise(
  operation: string,
  actual: Pick<Transaction, 'state'> | undefined,
): string | null {
  if (actual !== undefined && (statesAfter[operation] ?? [actual.state]).includes(actual.state)) return null;
  return `A successful ${operation} is recorded; its transaction ${actual === undefined ? 'does not exist' : `is ${actual.state}`}`;
}

function operationOf({ key }: IdempotencyRecord): string {
  return key.split(':', 1)[0] ?? '';
}

/** Every idempotency record of the ledger. A record is written with its transaction, so it is read first. */
export const outcomeRules: ChangeRules<IdempotencyRecord> = {
  name: 'outcomes',
  kinds: ['outcome-without-transaction'],
  query: (documents) => documents.allIdempotency,
  changedBy: 'createdAt',
  judge: judgeRecord,
};

async function judgeRecord({ documents }: AuditContext, record: IdempotencyRecord): Promise<Judgement> {
  const operation = operationOf(record);
  // Other rooms may keep records of their own.
  if (statesAfter[operation] === undefined) return { findings: [] };
  const outcome = decodeOutcome(record.outcome);
  if (!outcome.ok) return { findings: [] };
  const { businessId, txId } = outcome.transaction;
  const message = brokenPromise(operation, (await documents.transaction(businessId, txId).get()).data());
  const subject = documents.idempotency(record.key).path;
  return { findings: message === null ? [] : [{ kind: 'outcome-without-transaction', subject, message }] };
}
