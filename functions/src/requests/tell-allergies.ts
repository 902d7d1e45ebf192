import type { Transaction } from '@google-cloud/firestore';
import type { Commitment, MerchantRequest } from '@merve/contract';
import { allergySentences } from '../allergies/sentences.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { readTogether } from '../platform/firestore/read-together.ts';
import type { CommitContext, CommitEffect } from '../tools/commit-handler.ts';
import { withAllergies } from './placement-proposal.ts';
import { prepareAction } from './prepare-action.ts';
import type { RequestShape } from './request-shape.ts';
import { requestCard, toldToCustomer } from './request-words.ts';

/** What is said of dishes that were ordered before the allergy was told: which one holds it, or that nobody has said so. */
async function saidOfDishes(
  tx: Transaction,
  shape: RequestShape,
  request: MerchantRequest,
  context: CommitContext,
): Promise<string | null> {
  if (request.details.kind !== 'food') return null;
  const say = allergySentences(context.language);
  const { requestId, businessId, listingId, customerName, details, total, reference } = request;
  const shown = {
    do: 'place',
    ...{ requestId, businessId, listingId, customerName, details, total },
  } as const;
  const change = await shape.changeSinceShown(tx, shown, context);
  return change?.code === 'ALLERGEN_PRESENT'
    ? say.inYourOrder(String(change.details.item), reference)
    : say.orderUnchecked();
}

/**
 * An open order, service or viewing of somebody who tells of an allergy only now: it takes their words, and the merchant reads
 * them at once. The order itself stays as it is: what becomes of it is its customer's and its kitchen's to say.
 * @returns null if they know all of it, or it waits for a YES with which it goes
 */
export async function tellAllergies(
  tx: Transaction,
  documents: Documents,
  shape: RequestShape,
  { kind, path }: Commitment,
  context: CommitContext,
): Promise<CommitEffect | null> {
  if (kind !== shape.kind) return null;
  const [request] = await readTogether(tx, documents.request(shape.kind, path.split('/').at(-1) ?? ''));
  if (request === undefined) return null;
  const details = withAllergies(request.details, context.allergies);
  const { config, traceId, now, language } = context;
  const action = { by: 'customer', do: 'tell_allergies', to: { details } } as const;
  const { outcome, intents, write } = await prepareAction(tx, documents, request, action, {
    config,
    traceId,
    now,
  });
  if (!outcome.ok) return null;
  const dishes = await saidOfDishes(tx, shape, outcome.request, context);
  const told = toldToCustomer(outcome.request, outcome.event, language);
  return {
    text: dishes === null ? told : `${told} ${dishes}`,
    ui: requestCard(outcome.request),
    committed: false,
    intents,
    write: () => write(),
  };
}
