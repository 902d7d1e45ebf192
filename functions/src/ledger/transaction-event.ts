import type { Transaction, TransactionEvent, TransactionState, Transition } from '@merve/contract';
import { eventIdFor } from './identity.ts';

interface EventInput {
  readonly transaction: Pick<Transaction, 'txId' | 'businessId'>;
  readonly transition: Transition;
  readonly from: TransactionState | null;
  readonly to: TransactionState;
  /** Who caused it; null for time itself. */
  readonly actorId: string | null;
  readonly reason: string | null;
  readonly at: Date;
}

/** The immutable record of one transition, with its deterministic id. */
export function transactionEvent({ transaction, ...rest }: EventInput): TransactionEvent {
  return {
    eventId: eventIdFor(transaction.txId, rest.transition),
    txId: transaction.txId,
    businessId: transaction.businessId,
    ...rest,
  };
}
