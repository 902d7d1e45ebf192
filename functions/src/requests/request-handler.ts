import type { Transaction } from '@google-cloud/firestore';
import type { Business, Listing, MerchantRequest, PendingAction } from '@merve/contract';
import { errorSentence } from '../language/error-sentences/index.ts';
import { toolPolicy } from '../markets/index.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { readTogether } from '../platform/firestore/read-together.ts';
import type { CommitContext, CommitEffect, CommitHandler } from '../tools/commit-handler.ts';
import { actionEffect, nothingDone, stands } from './action-effect.ts';
import { dueAt, eventOf } from './after-action.ts';
import { changeRequest } from './change-request.ts';
import { withLess } from './food/less-of-order.ts';
import { requestReference } from './identity.ts';
import type { RequestScheduler } from './look-at-request.ts';
import { merchantNotice } from './merchant-notice.ts';
import { ownRequest } from './own-request.ts';
import { answerTimes } from './patience.ts';
import { type PendingPlacement, type PendingRequest, readPendingArguments } from './pending-arguments.ts';
import { withAllergies } from './placement-proposal.ts';
import { prepareAction, writeRequest } from './prepare-action.ts';
import { refuseRequest } from './refuse-request.ts';
import { merchantNumber, type RequestRefusal, type RequestShape } from './request-shape.ts';
import { requestCard, sentInBrief, toldToCustomer } from './request-words.ts';
import type { RequestWords } from './sentences/en.ts';
import { requestSentences } from './sentences/index.ts';
import { closedSince, stillAllowed } from './still-allowed.ts';
import { tellAllergies } from './tell-allergies.ts';

function placed(
  pending: PendingPlacement,
  { listing, business, merchant }: { listing: Listing; business: Business; merchant: string },
  action: PendingAction,
  { now, config, market, threadId, traceId }: CommitContext,
  shape: RequestShape,
): MerchantRequest {
  const request: MerchantRequest = {
    requestId: pending.requestId,
    reference: requestReference(pending.requestId),
    marketId: market.marketId,
    businessId: business.businessId,
    listingId: listing.listingId,
    businessName: listing.name,
    actorId: action.ownerActorId,
    threadId,
    traceId,
    customerName: pending.customerName,
    timeZone: business.timeZone,
    merchantAddress: `whatsapp:${merchant}`,
    merchantLanguage: business.language ?? market.defaultLanguage,
    state: 'placed',
    open: true,
    revision: 1,
    version: 1,
    details: pending.details,
    total: pending.total,
    less: null,
    readyAt: null,
    reason: null,
    cancelledBy: null,
    cancelAskedAt: null,
    ...answerTimes(shape, config, now),
    lateTold: false,
    dueAt: null,
    createdAt: now,
    updatedAt: now,
    endedAt: null,
  };
  return { ...request, dueAt: dueAt(request) };
}

/** YES and NO to a food order or a service, to another version of one, and to the question whether one is to be cancelled. */
export function requestHandler(
  documents: Documents,
  scheduler: RequestScheduler,
  shape: RequestShape,
): CommitHandler {
  const { kind, pendingKind, actionType } = shape;

  async function place(
    tx: Transaction,
    pending: PendingPlacement,
    action: PendingAction,
    context: CommitContext,
  ): Promise<CommitEffect> {
    const { language, config, now, traceId } = context;
    const [[known, listing, business], change] = await Promise.all([
      readTogether(
        tx,
        documents.request(kind, pending.requestId),
        documents.listing(pending.listingId),
        documents.business(pending.businessId),
      ),
      shape.changeSinceShown(tx, pending, context),
    ]);
    const refuse = (refusal: RequestRefusal) => nothingDone(errorSentence(refusal, language));
    if (known !== undefined)
      return { ...nothingDone(stands(known, context)), ui: requestCard(known), committed: true };
    const still = stillAllowed({ listing, business }, action, actionType, config);
    if (!still.ok) return refuse(still.refusal);
    const { allowed } = still;
    const merchant = merchantNumber(still.listing, still.business, actionType);
    if (merchant === null) {
      return refuse({ code: 'MERCHANT_UNREACHABLE', details: { name: still.listing.name } });
    }
    if (change !== null) return refuse(change);
    const closed = closedSince(still, pending.details.wishedAt ?? now);
    if (closed) return nothingDone(refuseRequest(closed, still.business.timeZone, language).message);
    const request = placed(pending, { ...still, merchant }, action, context, shape);
    const event = eventOf(null, request, 'placed', 'customer', now);
    return {
      text: toldToCustomer(request, event, language),
      brief: sentInBrief(request, language),
      ui: requestCard(request),
      committed: true,
      intents: merchantNotice(request, event, {
        config,
        traceId,
        now,
        templates: [allowed.dispatch.template, toolPolicy(config, action.tool)?.template],
      }),
      write: () => writeRequest(tx, documents, request, event),
      async afterCommit() {
        if (request.dueAt !== null) await scheduler.schedule(kind, request.requestId, request.dueAt);
      },
    };
  }

  /** The request that is meant, if it is this person's; else what they are told. */
  async function readOwn(
    tx: Transaction,
    { requestId, reference }: { readonly requestId: string; readonly reference: string },
    action: PendingAction,
    context: CommitContext,
  ): Promise<MerchantRequest | CommitEffect> {
    const [request] = await readTogether(tx, documents.request(kind, requestId));
    return ownRequest(request, reference, action, context);
  }

  async function cancel(
    tx: Transaction,
    pending: Extract<PendingRequest, { do: 'cancel' | 'take_less' }>,
    action: PendingAction,
    context: CommitContext,
  ): Promise<CommitEffect> {
    const { config, now, traceId } = context;
    const request = await readOwn(tx, pending, action, context);
    if ('text' in request) return request;
    const prepared = await prepareAction(
      tx,
      documents,
      request,
      { by: 'customer', do: 'cancel' },
      { config, traceId, now },
    );
    return actionEffect(prepared, request, context);
  }

  /** YES to the order without what is out of stock: the items are read again, as when it was placed. */
  async function takeLess(
    tx: Transaction,
    pending: Extract<PendingRequest, { do: 'take_less' }>,
    action: PendingAction,
    context: CommitContext,
  ): Promise<CommitEffect> {
    const { language, config, now, traceId } = context;
    const found = await readOwn(tx, pending, action, context);
    if ('text' in found) return found;
    const own = { ...found, details: withAllergies(found.details, context.allergies) };
    const isSame = own.revision === pending.revision && own.less !== null;
    if (!isSame || own.less === null) return { ...nothingDone(stands(own, context)), ui: requestCard(own) };
    const { details, total, businessId, listingId, customerName, requestId } = withLess(own, own.less);
    const shown = {
      do: 'place',
      ...{ requestId, businessId, listingId, customerName, details, total },
    } as const;
    const change = await shape.changeSinceShown(tx, shown, context);
    // What they said YES to is not to be had, so neither is the order: it ends, and the kitchen is told.
    const answer = { by: 'customer', do: change === null ? 'take_less' : 'cancel' } as const;
    const prepared = await prepareAction(tx, documents, own, answer, { config, traceId, now });
    const told = actionEffect(prepared, own, context);
    return change === null || !prepared.outcome.ok
      ? told
      : { ...told, text: errorSentence(change, language), committed: false };
  }

  return {
    kind: pendingKind,
    statusCard: 'order_status',

    /** Two reads of several documents each, sent together. */
    commit(tx, action, context) {
      const shown = readPendingArguments(action);
      // What was said of allergies since it was shown goes along too.
      const pending =
        shown.do === 'place' || shown.do === 'change'
          ? { ...shown, details: withAllergies(shown.details, context.allergies) }
          : shown;
      switch (pending.do) {
        case 'place':
          return place(tx, pending, action, context);
        case 'change':
          return changeRequest(tx, { documents, scheduler }, shape, pending, action, context);
        case 'take_less':
          return takeLess(tx, pending, action, context);
        default:
          return cancel(tx, pending, action, context);
      }
    },

    /**
     * Nothing was held, so nothing is read or written; but a NO to less than was ordered is a NO to all of it. Where
     * another question took its place, it ends when its time is up, and the customer is told then.
     */
    async release(tx, action, reason, context): Promise<CommitEffect> {
      if (reason === 'replaced') return nothingDone('');
      const pending = readPendingArguments(action);
      if (pending.do === 'take_less') return cancel(tx, pending, action, context);
      const say = requestSentences(context.language);
      if (pending.do === 'place') return nothingDone(say.notPlaced());
      const { reference, businessName: business } = pending;
      const words: RequestWords = { label: say.label(kind, reference), reference, business };
      return nothingDone(pending.do === 'change' ? say.unchanged(words) : say.kept(words));
    },

    tellAllergies: (tx, commitment, context) => tellAllergies(tx, documents, shape, commitment, context),
  };
}
