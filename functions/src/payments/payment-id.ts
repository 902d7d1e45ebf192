import { hashId } from '../platform/ids.ts';

/** The one payment of a booking: always the same id, so that no retry can make a second. */
export function paymentIdFor(businessId: string, txId: string): string {
  return `pay_${hashId(['payment', businessId, txId], 32)}`;
}
