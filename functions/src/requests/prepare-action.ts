import type { Transaction } from '@google-cloud/firestore';
import type { MerchantRequest, MerveConfig, OutboxIntent, RequestEvent } from '@merve/contract';
import { writeMerchantRequest } from '../commitments/write-commitment.ts';
import { type PreparedNotice, prepareThreadNotice } from '../conversations/thread-notice.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { type ActionOutcome, afterAction, type RequestAction } from './after-action.ts';
import { prepareLessOffer } from './food/offer-less.ts';
import { merchantNotice } from './merchant-notice.ts';
import { requestCard, toldToCustomer } from './request-words.ts';

/**
 * What the customer is told without having asked, with the status card, as one step of the transaction that makes it
 * true. It is written while an operator speaks, too: what a merchant answered is a fact, not conversation.
 */
function prepareTellCustomer(
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

export interface ActionContext {
  /** For the merchant's approved templates; undefined if the market has no controller. */
  readonly config: MerveConfig | undefined;
  readonly traceId: string;
  readonly now: Date;
}

/** One step of the caller's Firestore transaction: `write()` after all reads. */
export interface PreparedAction {
  readonly outcome: ActionOutcome;
  /** To be written with it, by whoever commits: the messages to those who did not do it themselves. */
  readonly intents: readonly OutboxIntent[];
  write(): void;
}

/** Writes a request as it now is, with the event that made it so. */
export function writeRequest(
  tx: Transaction,
  documents: Documents,
  request: MerchantRequest,
  event: RequestEvent,
): void {
  const { requestId, details } = request;
  writeMerchantRequest(tx, documents, request);
  tx.create(documents.requestEvent(details.kind, requestId, event.eventId), event);
}

function tellCustomer(
  tx: Transaction,
  documents: Documents,
  request: MerchantRequest,
  event: RequestEvent,
  { config, traceId, now }: ActionContext,
): Promise<PreparedNotice> {
  return event.transition === 'offered_less' && config !== undefined
    ? prepareLessOffer(tx, documents, request, { config, traceId, now })
    : prepareTellCustomer(tx, documents, { traceId, now, request, event });
}

/**
 * An action carried out on a request that was read in this transaction. Whoever did it is answered by the caller; the
 * other side is told here. Of two actions at once one finds the other's mark, and is judged by it.
 */
export async function prepareAction(
  tx: Transaction,
  documents: Documents,
  request: MerchantRequest,
  action: RequestAction,
  context: ActionContext,
): Promise<PreparedAction> {
  const outcome = afterAction(request, action, context.now);
  if (!outcome.ok) return { outcome, intents: [], write: () => {} };
  const { event } = outcome;
  const toCustomer =
    action.by === 'customer' ? null : await tellCustomer(tx, documents, outcome.request, event, context);
  return {
    outcome,
    intents: [...(toCustomer?.intents ?? []), ...merchantNotice(outcome.request, event, context)],
    write() {
      writeRequest(tx, documents, outcome.request, event);
      toCustomer?.write();
    },
  };
}
