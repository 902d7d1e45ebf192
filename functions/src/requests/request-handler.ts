import type { Transaction } from '@google-cloud/firestore';
import type { Business, Listing, MerchantRequest, MerveConfig, PendingAction } from '@merve/contract';
import { errorSentence } from '../language/error-sentences/index.ts';
import { isListingInScope, isToolEnabled, toolPolicy } from '../markets/index.ts';
import type { ErrorCode } from '../platform/errors.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { readTogether } from '../platform/firestore/read-together.ts';
import type { CommitContext, CommitEffect, CommitHandler } from '../tools/commit-handler.ts';
import { type RequestKind, requestReference } from './identity.ts';
import { withLess } from './less-of-order.ts';
import type { RequestScheduler } from './look-at-request.ts';
import { merchantNotice } from './merchant-notice.ts';
import { type PendingPlacement, type PendingRequest, readPendingArguments } from './pending-arguments.ts';
import { type PreparedDeed, prepareDeed, writeRequest } from './prepare-deed.ts';
import { refuseClosed } from './refuse-closed.ts';
import { refuseRequest } from './refuse-request.ts';
import { type RequestWords, requestCard, requestWords, toldToCustomer } from './request-words.ts';
import { requestSentences } from './sentences/index.ts';
import { dueAt, eventOf } from './transition.ts';

export interface RequestRefusal {
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, string | number>>;
}

/** One kind of request, as its capability describes it. */
export interface RequestShape {
  readonly kind: RequestKind;
  readonly pendingKind: 'confirm_order' | 'confirm_service' | 'confirm_viewing';
  readonly actionType: 'order_food' | 'book_service' | 'schedule_viewing';
  /** How long a merchant may be silent, where that is another than the market's for orders. */
  readonly patience?: Pick<MerveConfig['requests'], 'lateAfterMinutes' | 'expiresAfterMinutes'>;
  /** What has changed since the person was asked, so that their YES no longer covers it; null if nothing has. */
  changeSinceShown(
    tx: Transaction,
    pending: PendingPlacement,
    context: CommitContext,
  ): Promise<RequestRefusal | null>;
}

/** The listing's switched-on action of this type; undefined if Merve may not do it there. */
export function requestAction(listing: Listing | undefined, actionType: RequestShape['actionType']) {
  if (listing === undefined || !listing.active || !listing.merve.enabled) return undefined;
  return listing.merve.actions.find((action) => action.actionType === actionType && action.enabled);
}

/** Where the merchant is asked: the action's own number, else the listing's, else the business's. */
export function merchantNumber(
  listing: Listing,
  business: Business | undefined,
  actionType: RequestShape['actionType'],
): string | null {
  const action = requestAction(listing, actionType);
  return action?.dispatch.toE164 ?? listing.merve.whatsappE164 ?? business?.whatsappE164 ?? null;
}

const minuteMs = 60_000;

function placed(
  pending: PendingPlacement,
  { listing, business, merchant }: { listing: Listing; business: Business; merchant: string },
  action: PendingAction,
  { now, config, market, threadId }: CommitContext,
  patience: RequestShape['patience'],
): MerchantRequest {
  const { lateAfterMinutes, expiresAfterMinutes } = patience ?? config.requests;
  const after = (minutes: number) => new Date(now.getTime() + minutes * minuteMs);
  const request: MerchantRequest = {
    requestId: pending.requestId,
    reference: requestReference(pending.requestId),
    marketId: market.marketId,
    businessId: business.businessId,
    listingId: listing.listingId,
    businessName: listing.name,
    actorId: action.ownerActorId,
    threadId,
    customerName: pending.customerName,
    timeZone: business.timeZone,
    merchantAddress: `whatsapp:${merchant}`,
    merchantLanguage: business.language ?? market.defaultLanguage,
    state: 'placed',
    open: true,
    revision: 1,
    details: pending.details,
    total: pending.total,
    less: null,
    readyAt: null,
    reason: null,
    cancelledBy: null,
    cancelAskedAt: null,
    lateAt: after(lateAfterMinutes),
    answerBy: after(expiresAfterMinutes),
    lateTold: false,
    dueAt: null,
    createdAt: now,
    updatedAt: now,
    endedAt: null,
  };
  return { ...request, dueAt: dueAt(request) };
}

/** A YES or NO that came to nothing. */
function refused(text: string): CommitEffect {
  return { text, ui: null, committed: false, intents: [], write: () => {} };
}

/** YES and NO to a food order or a service, and to the question whether one is to be cancelled. */
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
    const refuse = (refusal: RequestRefusal) => refused(errorSentence(refusal, language));
    if (known !== undefined)
      return { ...refused(stands(known, context)), ui: requestCard(known), committed: true };
    const allowed = requestAction(listing, actionType);
    const isAllowed =
      allowed !== undefined &&
      listing !== undefined &&
      isToolEnabled(config, action.tool) &&
      isListingInScope(config, action.tool, listing, allowed.tags);
    if (!isAllowed || business === undefined) {
      return refuse({ code: 'POLICY_CHANGED', details: {} });
    }
    const merchant = merchantNumber(listing, business, actionType);
    if (merchant === null) return refuse({ code: 'MERCHANT_UNREACHABLE', details: { name: listing.name } });
    if (change !== null) return refuse(change);
    // Their hours may have changed, or ended, since it was shown.
    const closed =
      allowed.ordering && refuseClosed(allowed.ordering, business, pending.details.wishedAt ?? now);
    if (closed) return refused(refuseRequest(closed, business.timeZone, language).message);
    const request = placed(pending, { listing, business, merchant }, action, context, shape.patience);
    const event = eventOf(null, request, 'placed', 'customer', now);
    return {
      text: toldToCustomer(request, event, language),
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
  async function ownRequest(
    tx: Transaction,
    { requestId, reference }: { readonly requestId: string; readonly reference: string },
    action: PendingAction,
    { language, alsoActorIds = [] }: CommitContext,
  ): Promise<MerchantRequest | CommitEffect> {
    const [request] = await readTogether(tx, documents.request(kind, requestId));
    if (request === undefined) {
      return refused(errorSentence({ code: 'REQUEST_NOT_FOUND', details: { reference } }, language));
    }
    // Whose request it is, and nobody else.
    return [action.ownerActorId, ...alsoActorIds].includes(request.actorId)
      ? request
      : refused(errorSentence({ code: 'NOT_THE_OWNER', details: {} }, language));
  }

  async function cancel(
    tx: Transaction,
    pending: Exclude<PendingRequest, { do: 'place' }>,
    action: PendingAction,
    context: CommitContext,
  ): Promise<CommitEffect> {
    const { config, now, traceId } = context;
    const request = await ownRequest(tx, pending, action, context);
    if ('text' in request) return request;
    const deed = await prepareDeed(
      tx,
      documents,
      request,
      { by: 'customer', do: 'cancel' },
      { config, traceId, now },
    );
    return done(deed, request, context);
  }

  /** YES to the order without what is out of stock: the items are read again, as when it was placed. */
  async function takeLess(
    tx: Transaction,
    pending: Extract<PendingRequest, { do: 'take_less' }>,
    action: PendingAction,
    context: CommitContext,
  ): Promise<CommitEffect> {
    const { language, config, now, traceId } = context;
    const own = await ownRequest(tx, pending, action, context);
    if ('text' in own) return own;
    const isSame = own.revision === pending.revision && own.less !== null;
    if (!isSame || own.less === null) return { ...refused(stands(own, context)), ui: requestCard(own) };
    const { details, total, businessId, listingId, customerName, requestId } = withLess(own, own.less);
    const shown = {
      do: 'place',
      ...{ requestId, businessId, listingId, customerName, details, total },
    } as const;
    const change = await shape.changeSinceShown(tx, shown, context);
    // What they said YES to is not to be had, so neither is the order: it ends, and the kitchen is told.
    const answer = { by: 'customer', do: change === null ? 'take_less' : 'cancel' } as const;
    const deed = await prepareDeed(tx, documents, own, answer, { config, traceId, now });
    const told = done(deed, own, context);
    return change === null || !deed.outcome.ok
      ? told
      : { ...told, text: errorSentence(change, language), committed: false };
  }

  return {
    kind: pendingKind,

    /** Two reads of several documents each, sent together. */
    commit(tx, action, context) {
      const pending = readPendingArguments(action);
      switch (pending.do) {
        case 'place':
          return place(tx, pending, action, context);
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
      if (reason === 'replaced') return refused('');
      const pending = readPendingArguments(action);
      if (pending.do === 'take_less') return cancel(tx, pending, action, context);
      const say = requestSentences(context.language);
      if (pending.do === 'place') return refused(say.notPlaced());
      const { reference, businessName: business } = pending;
      const words: RequestWords = { label: say.label(kind, reference), reference, business };
      return refused(say.kept(words));
    },
  };
}

/** What the customer is told of a deed of theirs. */
function done(
  { outcome, intents, write }: PreparedDeed,
  before: MerchantRequest,
  context: CommitContext,
): CommitEffect {
  if (!outcome.ok) return { ...refused(stands(before, context)), ui: requestCard(before) };
  return {
    text: toldToCustomer(outcome.request, outcome.event, context.language),
    ui: requestCard(outcome.request),
    committed: true,
    intents,
    write: () => write(),
  };
}

/** Where a request stands that the YES could not change. */
function stands(request: MerchantRequest, { language, now }: CommitContext): string {
  const say = requestSentences(language);
  const words = requestWords(request, language);
  if (request.open && request.cancelAskedAt !== null) return say.cancelAskedBefore(words);
  // Time may be up before the clock has come by: then it is as good as expired.
  const isOver = request.state === 'placed' && now >= request.answerBy;
  return say.overForCustomer(words, say.state(isOver ? 'expired' : request.state));
}
