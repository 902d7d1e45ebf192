import type { PaymentNews } from '../../../integrations/payment-gateway.ts';
import type { Documents } from '../../../platform/firestore/documents.ts';
import { type Settled, settlePayment } from './settle-payment.ts';

/** Which payment the news is of; null if it is none of ours. */
async function paymentOf(documents: Documents, news: PaymentNews): Promise<string | null> {
  if (news.kind !== 'refund' || news.paymentId !== null) return news.paymentId;
  if (news.paymentIntentId === null) return null;
  const found = await documents.payments.where('paymentIntentId', '==', news.paymentIntentId).limit(1).get();
  return found.docs[0]?.id ?? null;
}

/**
 * Takes in what a verified webhook tells. Repeated, late and reordered news change nothing that is further on already.
 * @returns null if it is of no payment of ours
 */
export async function receivePaymentNews(
  documents: Documents,
  news: PaymentNews,
  moment: { readonly now: Date; readonly providerEventId: string },
): Promise<Settled | null> {
  const paymentId = await paymentOf(documents, news);
  return paymentId === null ? null : settlePayment(documents, paymentId, news, moment);
}
