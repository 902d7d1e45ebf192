import type { MerchantRequest, OutboxIntent, RequestState } from '@merve/contract';
import type { AnswerForMerchant } from '@merve/contract/api';
import { approvedTemplate } from '../outbox/approved-template.ts';
import { notificationIntents } from '../outbox/intent.ts';
import { type ActingOperator, recordAction } from '../platform/acting-operator.ts';
import { MerveError } from '../platform/errors.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { readTogether } from '../platform/firestore/read-together.ts';
import type { RequestAction } from './after-action.ts';
import type { RequestKind } from './identity.ts';
import { prepareAction } from './prepare-action.ts';
import { answeredToMerchant } from './request-words.ts';

export interface AnsweredForMerchant {
  readonly kind: RequestKind;
  readonly requestId: string;
  /** Whose operator answers: a request of another market is not found. */
  readonly marketId: string;
  /** As the operator saw it. */
  readonly seen: { readonly state: RequestState; readonly version: number };
  readonly answer: AnswerForMerchant;
  /** Until it is ready, of an acceptance. */
  readonly minutes: number | null;
  /** For the customer, word for word. */
  readonly words: string | null;
  /** What the merchant reads, of what they would be answered had they done it. */
  readonly toMerchant: (request: MerchantRequest, answered: string) => string;
  readonly operator: ActingOperator;
  readonly traceId: string;
}

/** The answer as the merchant's own. */
function actionOf({
  answer,
  minutes,
  words,
}: Pick<AnsweredForMerchant, 'answer' | 'minutes' | 'words'>): Extract<RequestAction, { by: 'merchant' }> {
  switch (answer) {
    case 'accept':
      return { by: 'merchant', do: 'accept', minutes, ...(words === null ? {} : { said: words }) };
    case 'reject':
      return { by: 'merchant', do: 'reject', reason: words };
    default:
      return { by: 'merchant', do: answer };
  }
}

/**
 * A merchant's answer given by an operator who spoke to them: judged by the same rules as theirs (`afterAction`), on record with
 * its reason, and told to both sides, all in one transaction. Done before, it is not done again.
 * @returns the request as it is now, and what is to be sent
 * @throws MerveError `NOT_FOUND`; `ORDER_CHANGED` where it is not what the operator saw; `REQUEST_OVER` where it is so already or over
 */
export function answerForMerchant(
  documents: Documents,
  asked: AnsweredForMerchant,
): Promise<{ readonly request: MerchantRequest; readonly intents: readonly OutboxIntent[] }> {
  const { kind, requestId, marketId, seen, operator, traceId } = asked;
  const { now, actionId } = operator;
  return documents.db.runTransaction(async (tx) => {
    const [request, done, config] = await readTogether(
      tx,
      documents.request(kind, requestId),
      documents.adminAction(actionId),
      documents.merveConfig(marketId),
    );
    if (request?.marketId !== marketId) throw new MerveError('NOT_FOUND', 'There is no such order');
    if (done !== undefined) return { request, intents: [] };
    if (request.state !== seen.state || request.version !== seen.version) {
      throw new MerveError(
        'ORDER_CHANGED',
        'It has changed since you looked, so nothing was answered. Look at it again.',
      );
    }
    const prepared = await prepareAction(tx, documents, request, actionOf(asked), { config, traceId, now });
    if (!prepared.outcome.ok) {
      const over = prepared.outcome.why === 'over';
      throw new MerveError(
        'REQUEST_OVER',
        over ? 'It is over, so nothing was answered.' : 'It is so already, so nothing was changed.',
      );
    }
    const { request: after, event } = prepared.outcome;
    const text = asked.toMerchant(after, answeredToMerchant(after, event));
    const { reference, businessName } = after;
    const type = 'merchant_request_answered';
    const toMerchant = notificationIntents({
      ...{ txId: requestId, eventId: event.eventId, type, threadId: null, seq: 0 },
      ...{ to: after.merchantAddress, text, buttons: [], asksNothing: true, marketId, traceId, now },
      template:
        config === undefined
          ? null
          : approvedTemplate(config, type, { message: text, reference, businessName }),
    });
    const intents = [...prepared.intents, ...toMerchant];
    prepared.write();
    for (const intent of intents) tx.create(documents.intent(intent.intentId), intent);
    recordAction(tx, documents, operator, {
      action: 'request-answered',
      ...{ marketId, businessId: after.businessId, listingId: after.listingId },
      part: `${kind}/${requestId}`,
    });
    return { request: after, intents };
  });
}
