import type { Transaction } from '@google-cloud/firestore';
import type { MerchantRequest, RequestEvent } from '@merve/contract';
import { type PreparedNotice, prepareThreadNotice } from '../conversations/thread-notice.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { requestCard, toldToCustomer } from './request-words.ts';

/**
 * What the customer is told without having asked, with the status card, as one step of the transaction that makes it
 * true. It is written while an operator speaks, too: what a merchant answered is a fact, not conversation.
 */
export function prepareTellCustomer(
  tx: Transaction,
  documents: Documents,
  {
    request,
    event,
    traceId,
    now,
  }: { request: MerchantRequest; event: RequestEvent; traceId: string; now: Date },
): Promise<PreparedNotice> {
  const { threadId, actorId } = request;
  return prepareThreadNotice(tx, documents, {
    threadId,
    actorId,
    say: (language) => toldToCustomer(request, event, language),
    ui: requestCard(request),
    traceId,
    now,
  });
}
