import type { Transaction } from '@merve/contract';
import { hashId } from '../platform/ids.ts';

/** The one payment of a booking: always the same id, so that no retry can make a second. */
export function paymentIdFor(businessId: string, txId: string): string {
  return `pay_${hashId(['payment', businessId, txId], 32)}`;
}

/** The payment a booking's deposit is, or was, paid by: its own, or the one that came along from the booking it took the place of. */
export function paymentIdOf({
  businessId,
  txId,
  depositFrom,
}: Pick<Transaction, 'businessId' | 'txId' | 'depositFrom'>): string {
  return paymentIdFor(businessId, depositFrom ?? txId);
}
