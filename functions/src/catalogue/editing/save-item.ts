import type { Query, Transaction } from '@google-cloud/firestore';
import type { DataKind, Listing, Market, PolicyProblem } from '@merve/contract';
import type { EditedItem, ItemView } from '@merve/contract/api';
import { type ActingOperator, recordAction } from '../../platform/acting-operator.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { carryOut, type EditOutcome, fieldsChanged, missing } from './edit.ts';
import { onShelf } from './item-shelf.ts';
import { currencyProblems, invalid } from './problems.ts';

/** Things to choose from at one listing that are read at once; a list of more nobody would read. */
const maxItems = 500;

/** What is wrong with an item by itself. Pure. */
function itemProblems(item: EditedItem, market: Pick<Market, 'currency'>): PolicyProblem[] {
  if (item.kind === 'tickets' || item.kind === 'roomTypes') return [];
  const price = currencyProblems('price', item.price, market);
  return item.kind === 'services' ? price : [...price, ...optionProblems(item.options)];
}

function optionProblems(options: Extract<EditedItem, { kind: 'menuItems' }>['options']): PolicyProblem[] {
  return options.flatMap(({ optionId, atLeast, atMost, choices }, index) => {
    const path = `options.${index}`;
    const ids = choices.map(({ choiceId }) => choiceId);
    return [
      ...(options.findIndex((other) => other.optionId === optionId) < index
        ? [invalid(`${path}.optionId`, 'Another option has this id')]
        : []),
      ...(atLeast > atMost ? [invalid(`${path}.atLeast`, 'More must be chosen than may be')] : []),
      ...(atMost > choices.length ? [invalid(`${path}.atMost`, 'There are fewer choices than that')] : []),
      ...(new Set(ids).size < ids.length ? [invalid(`${path}.choices`, 'Two choices have one id')] : []),
    ];
  });
}

/** Its number is what people order it by. */
async function numberProblems(
  tx: Transaction,
  shelf: Query<{ readonly number: number }>,
  itemId: string,
  { number }: EditedItem,
): Promise<PolicyProblem[]> {
  const others = (await tx.get(shelf.limit(maxItems))).docs;
  const isTaken = others.some((other) => other.id !== itemId && other.data().number === number);
  const isNew = others.every((other) => other.id !== itemId);
  return [
    ...(isTaken ? [invalid('number', 'Another one has this number')] : []),
    ...(isNew && others.length >= maxItems ? [invalid('number', `There are ${maxItems} already`)] : []),
  ];
}

/** What a ticket or a room type is booked by must be offered there. */
async function bookableProblems(
  tx: Transaction,
  documents: Documents,
  { listingId, businessId }: Listing,
  item: EditedItem,
): Promise<PolicyProblem[]> {
  if (!('offeringId' in item) || item.offeringId === null) return [];
  const offerings = (await tx.get(documents.offerings(businessId))).docs.map((found) => found.data());
  const offered = offerings
    .filter((offering) => offering.listingId === listingId && offering.active)
    .map(({ offeringId }) => offeringId);
  return offered.includes(item.offeringId)
    ? []
    : [invalid('offeringId', 'The listing has no such offering that is active', offered)];
}

/**
 * Saves one thing there is to choose from, or adds it, on record.
 * @throws MerveError `NOT_FOUND` for a listing or market there is not, and for an item that was seen and is gone.
 */
export async function saveItem(
  documents: Documents,
  { listingId, itemId }: { readonly listingId: string; readonly itemId: string },
  { expectedVersion, item }: { readonly expectedVersion: string | null; readonly item: EditedItem },
  operator: ActingOperator,
): Promise<EditOutcome<ItemView>> {
  const listing = (await documents.listing(listingId).get()).data();
  if (listing === undefined) throw missing('listing');
  const { businessId, marketId } = listing;
  return onShelf(documents, { kind: item.kind, listingId }, async (shelf) => {
    const outcome = await carryOut(documents, operator, {
      reference: shelf.collection.doc(itemId),
      expectedVersion,
      versionOf: (stored) => shelf.view(stored).version,
      async change(tx) {
        const market = (await tx.get(documents.market(marketId))).data();
        if (market === undefined) throw missing('market');
        const problems = [
          ...itemProblems(item, market),
          ...(await numberProblems(tx, shelf.collection, itemId, item)),
          ...(await bookableProblems(tx, documents, listing, item)),
        ];
        return problems.length > 0 ? { kind: 'invalid', problems } : shelf.stored(item, itemId, marketId);
      },
      subject: (changed, before) => ({
        action: 'item-changed',
        ...{ listingId, businessId, marketId },
        part: `${item.kind}/${itemId}`,
        changed: before === undefined ? ['itemId'] : fieldsChanged(before, changed),
      }),
    });
    switch (outcome.kind) {
      case 'saved':
        return { kind: 'saved', saved: shelf.view(outcome.saved) };
      case 'outdated':
        return { kind: 'outdated', current: shelf.view(outcome.current) };
      default:
        return outcome;
    }
  });
}

/**
 * Takes one thing off the list, on record. What was ordered or booked of it stays as it was shown; a proposal that still
 * waits for its YES finds it gone.
 * @throws MerveError `NOT_FOUND` for what is not there.
 */
export function removeItem(
  documents: Documents,
  {
    listingId,
    itemId,
    kind,
  }: { readonly listingId: string; readonly itemId: string; readonly kind: DataKind },
  expectedVersion: string,
  operator: ActingOperator,
): Promise<{ readonly kind: 'removed' } | { readonly kind: 'outdated'; readonly current: ItemView }> {
  return onShelf(documents, { kind, listingId }, (shelf) =>
    documents.db.runTransaction(async (tx) => {
      const reference = shelf.collection.doc(itemId);
      const [stored, record] = await Promise.all([
        tx.get(reference),
        tx.get(documents.adminAction(operator.actionId)),
      ]);
      if (record.exists) return { kind: 'removed' };
      const found = stored.data();
      if (found === undefined) throw missing('item');
      const current = shelf.view(found);
      if (current.version !== expectedVersion) return { kind: 'outdated', current };
      tx.delete(reference);
      recordAction(tx, documents, operator, {
        action: 'item-removed',
        ...{ listingId, marketId: found.marketId },
        part: `${kind}/${itemId}`,
      });
      return { kind: 'removed' };
    }),
  );
}
