import type { Transaction } from '@google-cloud/firestore';
import type { MerchantRequest, MerveConfig, PendingAction, Thread } from '@merve/contract';
import type { OrderLessProposalCard } from '@merve/contract/cards';
import { presentThread } from '../../conversations/present-thread.ts';
import { type PreparedNotice, threadNotice, writeThreadNotice } from '../../conversations/thread-notice.ts';
import { formatClock } from '../../language/format.ts';
import { showingOf } from '../../outbox/index.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { hashId, requestHash } from '../../platform/ids.ts';
import type { RequestAction } from '../after-action.ts';
import { pendingArguments } from '../pending-arguments.ts';
import { detailLines, requestCard, requestWords } from '../request-words.ts';
import { requestSentences } from '../sentences/index.ts';
import { lessOf, withLess } from './less-of-order.ts';

/** The tool whose policy a YES to less is judged by: the one that orders. */
const orderingTool = 'orderFood';
const outOfStock = /^out_of_stock: (.*)$/s;
const minuteMs = 60_000;

interface OfferContext {
  readonly config: MerveConfig;
  readonly traceId: string;
  readonly now: Date;
}

/**
 * Whether a YES or NO of this person would be the answer to this question and to no other. While a turn is under way its
 * end writes what waits; while something else waits, a YES may mean that; and an operator's person talks to the operator.
 */
function canBeAsked({ lease, pendingAction, optedOut, humanTakeover }: Thread, now: Date): boolean {
  const isBusy = lease !== null && lease.until > now;
  return !isBusy && pendingAction === null && !optedOut && !humanTakeover;
}

/**
 * What "out of stock" comes to: where it names some of the order's dishes, and the customer can be asked now, the rest is
 * offered to them; else the order is rejected, as the merchant said. One read.
 */
export async function rejectOrOfferLess(
  tx: Transaction,
  documents: Documents,
  request: MerchantRequest,
  answer: Extract<RequestAction, { by: 'merchant' }>,
  { config, now }: Pick<OfferContext, 'config' | 'now'>,
): Promise<Extract<RequestAction, { by: 'merchant' }>> {
  if (answer.do !== 'reject' || request.state !== 'placed' || request.less !== null) return answer;
  const [, said] = outOfStock.exec(answer.reason ?? '') ?? [];
  const less = said === undefined ? null : lessOf(request, said);
  if (less === null) return answer;
  const thread = await presentThread(tx, documents, request);
  if (thread === undefined || !canBeAsked(thread, now)) return answer;
  const until = new Date(now.getTime() + config.requests.offerMinutes * minuteMs);
  return { by: 'merchant', do: 'offer_less', less, until };
}

/**
 * Asks the customer whether they want the rest: a message in their thread, and what waits for their YES or NO there, in
 * the transaction that makes it true. One read.
 * @param request with `less` in it
 */
export async function prepareLessOffer(
  tx: Transaction,
  documents: Documents,
  request: MerchantRequest,
  { config, traceId, now }: OfferContext,
): Promise<PreparedNotice> {
  const { less, requestId, reference, businessName, revision, timeZone, answerBy, details } = request;
  const thread = await presentThread(tx, documents, request);
  if (thread === undefined || less === null) return { intents: [], write: () => {} };
  const say = requestSentences(thread.language);
  const lines = detailLines(withLess(request, less), thread.language, 'customer');
  const words = requestWords(request, thread.language);
  const summary = say.lessProposal(words, less.without.join(', '), lines, formatClock(answerBy, timeZone));
  const ui: OrderLessProposalCard = {
    ...requestCard(withLess(request, less)),
    type: 'order_less_proposal',
    without: less.without,
  };
  const notice = threadNotice(thread, { text: summary, ui, traceId, now });
  const { seq } = notice.message;
  const args = pendingArguments({
    do: 'take_less',
    requestId,
    kind: 'food',
    reference,
    businessName,
    revision,
  });
  const action: PendingAction = {
    actionId: hashId([thread.threadId, requestId, String(revision)], 20),
    kind: 'confirm_order',
    tool: orderingTool,
    args,
    argsHash: requestHash(args),
    policyVersion: config.policyVersion,
    ref: documents.request(details.kind, requestId).path,
    summary,
    price: less.total,
    expiresAt: answerBy,
    ownerActorId: thread.actorId,
    createdBySeq: seq,
    shownSeq: seq,
    showings: [showingOf(thread.threadId, seq, notice.intents, now)],
  };
  const asked: Thread = { ...notice.thread, state: 'awaiting_confirmation', pendingAction: action };
  return {
    intents: notice.intents,
    write: () => writeThreadNotice(tx, documents, { ...notice, thread: asked }),
  };
}
