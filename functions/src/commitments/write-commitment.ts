import type { Transaction as FirestoreTransaction } from '@google-cloud/firestore';
import type { MerchantRequest, Ride, Transaction } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';
import { type CommitmentSource, commitmentOf } from './commitment-of.ts';

/**
 * Puts what a source now is into its person's document of open things. Written without being read: no round trip, and
 * nothing that another transaction would have to wait for. For the
 * auditor; whoever changes a source uses one of the three functions below, which write source and entry together.
 */
export function writeEntry(
  tx: FirestoreTransaction,
  documents: Documents,
  source: CommitmentSource,
  path: string,
): void {
  const owned = commitmentOf(source, path);
  if (owned === null) return;
  const { actorId, id, commitment } = owned;
  tx.set(
    documents.openCommitments(actorId),
    { actorId, commitments: { [id]: commitment }, updatedAt: commitment.changedAt },
    { merge: true },
  );
}

/** Whether the source is made now, and must not be there yet. */
interface HowWritten {
  readonly isNew?: boolean;
}

/** Writes a booking, or a block, as it now is. The only way the ledger writes one. */
export function writeBooking(
  tx: FirestoreTransaction,
  documents: Documents,
  booking: Transaction,
  { isNew = false }: HowWritten = {},
): void {
  const reference = documents.transaction(booking.businessId, booking.txId);
  if (isNew) tx.create(reference, booking);
  else tx.set(reference, booking);
  writeEntry(tx, documents, { kind: 'booking', booking }, reference.path);
}

/** Writes an order, a service request or a viewing as it now is. */
export function writeMerchantRequest(
  tx: FirestoreTransaction,
  documents: Documents,
  request: MerchantRequest,
): void {
  const reference = documents.request(request.details.kind, request.requestId);
  tx.set(reference, request);
  writeEntry(tx, documents, { kind: 'request', request }, reference.path);
}

/** Writes a ride as it now is. */
export function writeRide(
  tx: FirestoreTransaction,
  documents: Documents,
  ride: Ride,
  { isNew = false }: HowWritten = {},
): void {
  const reference = documents.ride(ride.rideId);
  // create: a ride is made once, whatever happens to its transaction.
  if (isNew) tx.create(reference, ride);
  else tx.set(reference, ride);
  writeEntry(tx, documents, { kind: 'ride', ride }, reference.path);
}
