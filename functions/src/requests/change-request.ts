import type { Transaction } from '@google-cloud/firestore';
import type { MerchantRequest, PendingAction } from '@merve/contract';
import { errorSentence } from '../language/error-sentences/index.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { readTogether } from '../platform/firestore/read-together.ts';
import { requestHash } from '../platform/ids.ts';
import type { CommitContext, CommitEffect } from '../tools/commit-handler.ts';
import { actionEffect, nothingDone, stands } from './action-effect.ts';
import type { ActionOutcome } from './after-action.ts';
import type { RequestScheduler } from './look-at-request.ts';
import { ownRequest } from './own-request.ts';
import { answerTimes } from './patience.ts';
import { detailsAsJson, type PendingChange } from './pending-arguments.ts';
import { prepareAction } from './prepare-action.ts';
import { refuseRequest } from './refuse-request.ts';
import type { RequestRefusal, RequestShape } from './request-shape.ts';
import { detailLines, requestCard, requestWords } from './request-words.ts';
import { requestSentences } from './sentences/index.ts';
import { closedSince, stillAllowed } from './still-allowed.ts';

/** Whether this very change has been made already: the same YES, carried out again. */
function isMade({ version, details, total }: MerchantRequest, pending: PendingChange): boolean {
  const hash = (one: Pick<MerchantRequest, 'details' | 'total'>) =>
    requestHash({ details: detailsAsJson(one.details), total: one.total });
  return version === pending.version + 1 && hash({ details, total }) === hash(pending);
}

/** Why the request does not take a change, in the person's words. */
function refusedChange(
  request: MerchantRequest,
  { why }: Extract<ActionOutcome, { ok: false }>,
  context: CommitContext,
): string {
  const codes = {
    accepted: 'ORDER_ACCEPTED',
    other_version: 'ORDER_CHANGED',
    changed_often: 'ORDER_CHANGED_OFTEN',
  } as const;
  if (why !== 'accepted' && why !== 'other_version' && why !== 'changed_often') {
    return stands(request, context);
  }
  const { businessName: name, reference } = request;
  return errorSentence({ code: codes[why], details: { name, reference } }, context.language);
}

/**
 * YES to another version of an order: it takes the place of the one before, in one transaction, if nobody has accepted that.
 * Of this and the merchant's acceptance at once, one finds the other's mark. What it holds is judged as when an order is placed.
 */
export async function changeRequest(
  tx: Transaction,
  { documents, scheduler }: { readonly documents: Documents; readonly scheduler: RequestScheduler },
  shape: RequestShape,
  pending: PendingChange,
  action: PendingAction,
  context: CommitContext,
): Promise<CommitEffect> {
  const { language, config, now, traceId } = context;
  const { requestId, businessId, listingId, reference, details, total, version } = pending;
  const shown = {
    do: 'place',
    ...{ requestId, businessId, listingId, customerName: null, details, total },
  } as const;
  const [[known, listing, business], change] = await Promise.all([
    readTogether(
      tx,
      documents.request(shape.kind, requestId),
      documents.listing(listingId),
      documents.business(businessId),
    ),
    shape.changeSinceShown(tx, shown, context),
  ]);
  const own = ownRequest(known, reference, action, context);
  if ('text' in own) return own;
  const say = requestSentences(language);
  const words = requestWords(own, language);
  if (isMade(own, pending)) {
    const text = say.changeSent(words, detailLines(own, language, 'customer').join('\n'));
    return { ...nothingDone(text), ui: requestCard(own), committed: true };
  }
  const to = { details, total, ...answerTimes(shape, config, now) };
  const wanted = { by: 'customer', do: 'change', version, to } as const;
  const prepared = await prepareAction(tx, documents, own, wanted, { config, traceId, now });
  if (!prepared.outcome.ok) {
    return { ...nothingDone(refusedChange(own, prepared.outcome, context)), ui: requestCard(own) };
  }

  const refuse = (refusal: RequestRefusal) => {
    const { message } = refuseRequest(refusal, own.timeZone, language);
    return nothingDone(`${message} ${say.unchanged(words)}`);
  };
  const still = stillAllowed({ listing, business }, action, shape.actionType, config);
  if (!still.ok) return refuse(still.refusal);
  const why = change ?? closedSince(still, details.wishedAt ?? now);
  if (why !== null) return refuse(why);
  const { dueAt } = prepared.outcome.request;
  return {
    ...actionEffect(prepared, own, context),
    async afterCommit() {
      if (dueAt !== null) await scheduler.schedule(shape.kind, requestId, dueAt);
    },
  };
}
