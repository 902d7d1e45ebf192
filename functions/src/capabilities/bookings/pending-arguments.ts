import { depositTermsSchema, type JsonObject, type PendingAction, type Transaction } from '@merve/contract';
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
  /** See `Transaction.nights`: its price is that of so many. */
  nights: z.int().positive().optional(),
  /** What was shown of the deposit; left out where none is asked. */
  deposit: depositTermsSchema.optional(),
  /** See `Transaction.depositFrom`. */
  depositFrom: z.string().optional(),
  /** ISO 8601; given with the deposit. */
  startsAt: z.iso.datetime().optional(),
  /** What the person was told of their deposit when they were asked whether to cancel. */
  depositOnCancel: z.enum(['refund', 'keep', 'unpaid']).optional(),
});
export type PendingArguments = z.infer<typeof pendingArgumentsSchema>;

export function pendingArguments(transaction: Transaction): JsonObject {
  const { businessId, txId, offeringId, listingId, reference, lockKeys } = transaction;
  const { deposit, depositFrom, startsAt, nights } = transaction;
  const ids = { businessId, txId, offeringId, listingId, reference, lockKeys };
  const about = nights === undefined ? ids : { ...ids, nights };
  if (deposit === undefined) return about;
  const { amount, refundUntilMinutes } = deposit;
  return {
    ...about,
    deposit: { amount, refundUntilMinutes },
    ...(depositFrom === undefined ? {} : { depositFrom }),
    startsAt: startsAt.toISOString(),
  };
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

/** The transaction a thread waits about at the business, by the document path of its pending action; null for anything else. */
export function transactionIdIn(pendingRef: string | null, businessId: string): string | null {
  const [businesses, owner, transactions, txId] = pendingRef?.split('/') ?? [];
  return businesses === 'businesses' && owner === businessId && transactions === 'transactions'
    ? (txId ?? null)
    : null;
}
