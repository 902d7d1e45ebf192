import type { Transaction } from '@google-cloud/firestore';
import type { Trip } from '@merve/contract';
import type { Documents } from '../../platform/firestore/documents.ts';

/** Takes away a trip and its days. */
export function deleteTrip(
  tx: Transaction,
  documents: Documents,
  { tripId, days }: Pick<Trip, 'tripId' | 'days'>,
): void {
  for (let day = 1; day <= days; day += 1) tx.delete(documents.itineraryDay(tripId, day));
  tx.delete(documents.trip(tripId));
}
