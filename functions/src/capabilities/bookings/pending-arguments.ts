import type { JsonObject, PendingAction, Transaction } from '@merve/contract';
import { z } from 'zod';
import { MerveError } from '../../platform/errors.ts';

/** What a pending booking or cancellation points at. `lockKeys` spare the ledger a round trip at YES. */
const pendingArgumentsSchema = z.object({
  businessId: z.string(),
  txId: z.string(),
  offeringId: z.string(),
  listingId: z.string(),
  reference: z.string(),
  lockKeys: z.array(z.string()),
});
export type PendingArguments = z.infer<typeof pendingArgumentsSchema>;

export function pendingArguments(transaction: Transaction): JsonObject {
  const { businessId, txId, offeringId, listingId, reference, lockKeys } = transaction;
  return { businessId, txId, offeringId, listingId, reference, lockKeys };
}

/** @throws MerveError `INTERNAL` if the action was not made by this capability. */
export function readPendingArguments(action: PendingAction): PendingArguments {
  const parsed = pendingArgumentsSchema.safeParse(action.args);
  if (parsed.success) return parsed.data;
  throw new MerveError('INTERNAL', `The arguments of pending action ${action.actionId} cannot be read`);
}

/** Document path of the transaction, as `PendingAction.ref`. */
export function transactionPath({ businessId, txId }: Pick<Transaction, 'businessId' | 'txId'>): string {
  return `businesses/${businessId}/transactions/${txId}`;
}
