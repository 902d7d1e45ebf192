import type { Transaction as FirestoreTransaction } from '@google-cloud/firestore';
import type { OutboxIntent, Transaction } from '@merve/contract';
import { type ActingOperator, type ActionSubject, recordAction } from '../../platform/acting-operator.ts';
import { MerveError } from '../../platform/errors.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readTogether } from '../../platform/firestore/read-together.ts';

/** Which booking an operator acts on. */
export interface BookingAction {
  readonly businessId: string;
  readonly txId: string;
  readonly operator: ActingOperator;
  readonly traceId: string;
}

/** What an action is about to do: everything it reads is read. */
interface Prepared {
  readonly action: ActionSubject['action'];
  /** What is told by it. */
  readonly intents: readonly OutboxIntent[];
  /** Writes what it changes besides. */
  write(): void;
}

/**
 * One action of an operator on a booking: carried out, told and on record in one transaction. Done before, it is not done again.
 * @param prepare looks whether it can be done now, and throws where it cannot; may run again with the transaction
 * @returns the booking as it stood before, and what was done; null where it had been done before
 * @throws MerveError `NOT_FOUND`, and what `prepare` throws: then nothing is written
 */
export function actOnBooking<Done extends Prepared>(
  documents: Documents,
  { businessId, txId, operator }: BookingAction,
  prepare: (tx: FirestoreTransaction, booking: Transaction) => Promise<Done>,
): Promise<{ readonly booking: Transaction; readonly done: Done | null }> {
  return documents.db.runTransaction(async (tx) => {
    const [booking, record] = await readTogether(
      tx,
      documents.transaction(businessId, txId),
      documents.adminAction(operator.actionId),
    );
    if (booking === undefined || booking.kind === 'block') {
      throw new MerveError('NOT_FOUND', 'There is no such booking');
    }
    if (record !== undefined) return { booking, done: null };
    const done = await prepare(tx, booking);
    done.write();
    for (const intent of done.intents) tx.create(documents.intent(intent.intentId), intent);
    const { marketId, listingId } = booking;
    recordAction(tx, documents, operator, {
      ...{ action: done.action, marketId, businessId, listingId, part: `bookings/${txId}` },
    });
    return { booking, done };
  });
}
