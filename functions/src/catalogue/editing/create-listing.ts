import type { Transaction } from '@google-cloud/firestore';
import type { Business, Listing, Market, PolicyProblem } from '@merve/contract';
import type { EditedBusiness, EditedListing } from '@merve/contract/api';
import { type ActingOperator, recordAction } from '../../platform/acting-operator.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readTogether } from '../../platform/firestore/read-together.ts';
import { pictureProblems } from '../pictures/picture-problems.ts';
import { type EditOutcome, missing } from './edit.ts';
import { invalid, listingProblems, marketFull, roomFor } from './problems.ts';
import { withEdits } from './save-business.ts';

export interface NewListing {
  readonly marketId: string;
  readonly listingId: string;
  readonly businessId: string;
  /** Null: the business exists. */
  readonly business: EditedBusiness | null;
  readonly listing: EditedListing;
}

/** A listing as it begins: nobody has rated it, and Merve does nothing for it. */
export function newListing({ marketId, listingId, businessId, listing }: NewListing): Listing {
  return {
    ...{ ...listing, listingId, businessId, marketId },
    rating: null,
    merve: { enabled: false, whatsappE164: null, actions: [] },
  };
}

/** A business as it begins: nobody but its own number works there. */
export function newBusiness(businessId: string, marketId: string, edited: EditedBusiness): Business {
  return withEdits(
    { businessId, marketId, name: '', timeZone: 'UTC', whatsappE164: null, closedOn: [] },
    edited,
  );
}

/**
 * Adds a listing, and its business where that is new too, in one transaction with the record of it.
 * @throws MerveError `NOT_FOUND` for a market there is not.
 */
export function createListing(
  documents: Documents,
  given: NewListing,
  operator: ActingOperator,
): Promise<EditOutcome<Listing>> {
  const { listingId, businessId, marketId } = given;
  return documents.db.runTransaction(async (tx): Promise<EditOutcome<Listing>> => {
    const [market, known, business, record] = await readTogether(
      tx,
      documents.market(marketId),
      documents.listing(listingId),
      documents.business(businessId),
      documents.adminAction(operator.actionId),
    );
    if (market === undefined) throw missing('market');
    if (record !== undefined && known !== undefined) return { kind: 'saved', saved: known };
    const isFull = (await roomFor(documents, marketId)) <= 0;
    const pictures = given.listing.pictures ?? [];
    const problems = [
      ...problemsWith(given, { market, known, business }),
      ...(await pictureProblems(tx, documents, marketId, {
        ...{ shown: [], wanted: pictures, now: operator.now },
      })),
      ...(isFull ? [marketFull] : []),
    ];
    if (problems.length > 0) return { kind: 'invalid', problems };
    const listing = newListing(given);
    writeNew(tx, documents, given, listing);
    recordAction(tx, documents, operator, { action: 'listing-created', listingId, marketId });
    return { kind: 'saved', saved: listing };
  });
}

function writeNew(tx: Transaction, documents: Documents, given: NewListing, listing: Listing): void {
  const { businessId, marketId, business } = given;
  if (business !== null) {
    tx.create(documents.business(businessId), newBusiness(businessId, marketId, business));
  }
  tx.create(documents.listing(listing.listingId), listing);
}

function problemsWith(
  given: NewListing,
  found: { market: Market; known: Listing | undefined; business: Business | undefined },
): PolicyProblem[] {
  const { marketId, business: added } = given;
  const { market, known, business } = found;
  return [
    ...(known === undefined ? [] : [invalid('listingId', 'There is a listing with this id already')]),
    ...(added !== null && business !== undefined
      ? [invalid('businessId', 'There is a business with this id already')]
      : []),
    ...(added === null && business?.marketId !== marketId
      ? [invalid('businessId', 'The market has no such business')]
      : []),
    ...listingProblems(given.listing, market),
  ];
}
