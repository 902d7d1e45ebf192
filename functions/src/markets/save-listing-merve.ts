import type { Listing, PolicyProblem } from '@merve/contract';
import type { EditedMerve } from '@merve/contract/api';
import { MerveError } from '../platform/errors.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { hashId } from '../platform/ids.ts';
import { checkListingMerve } from './check-listing-merve.ts';
import type { GovernedTool } from './tool-policy.ts';

/** Who changes what Merve may do for a listing, and why. */
export interface ListingAction {
  readonly listingId: string;
  /** What the operator saw, by `merveVersion`. */
  readonly expectedVersion: string;
  readonly merve: EditedMerve;
  /** The operator's uid, from the verified token. */
  readonly by: string;
  readonly reason: string;
  /** Of the record in `adminActions`, made before the transaction. */
  readonly actionId: string;
  readonly now: Date;
}

/** What became of it. What an operator can put right is an outcome, not an error; nothing was written then. */
export type ListingOutcome =
  | { readonly kind: 'saved' | 'outdated'; readonly listing: Listing }
  | { readonly kind: 'invalid'; readonly problems: readonly PolicyProblem[] };

/** The version of what Merve may do for a listing, by its content: a pause by the business is another version as well. */
export function merveVersion({ merve }: Pick<Listing, 'merve'>): string {
  return hashId([JSON.stringify(merve)], 16);
}

/**
 * The listing an operator wants to see or change.
 * @throws MerveError `NOT_FOUND`
 */
export async function listingOrThrow(documents: Documents, listingId: string): Promise<Listing> {
  const listing = (await documents.listing(listingId).get()).data();
  if (listing === undefined) throw noSuchListing();
  return listing;
}

const noSuchListing = () => new MerveError('NOT_FOUND', 'There is no such listing');

/**
 * Saves what Merve may do for a listing, if it is still what the operator saw, with the record of it, in one transaction. The
 * catalogue's trigger then tells search and warm instances. What was there in the legacy
 * form is then in today's.
 * @throws MerveError `NOT_FOUND` for a listing there is not.
 */
export function saveListingMerve(
  documents: Documents,
  tools: readonly GovernedTool[],
  { listingId, expectedVersion, merve, by, reason, actionId, now }: ListingAction,
): Promise<ListingOutcome> {
  const reference = documents.listing(listingId);
  return documents.db.runTransaction(async (tx): Promise<ListingOutcome> => {
    const done = documents.adminAction(actionId);
    const [stored, record] = await Promise.all([tx.get(reference), tx.get(done)]);
    const listing = stored.data();
    if (listing === undefined) throw noSuchListing();
    // The SDK runs this again when a commit was applied but its answer was lost.
    if (record.exists) return { kind: 'saved', listing };
    if (merveVersion(listing) !== expectedVersion) return { kind: 'outdated', listing };
    const { businessId, marketId } = listing;
    const offerings = (await tx.get(documents.offerings(businessId))).docs.map((document) => document.data());
    const offered = offerings.filter((one) => one.listingId === listingId && one.active);
    const problems = checkListingMerve(
      merve,
      tools,
      offered.map(({ offeringId }) => offeringId),
    );
    if (problems.length > 0) return { kind: 'invalid', problems };
    const changed: Listing = { ...listing, merve: { ...merve, actions: withPauses(merve, listing) } };
    tx.set(reference, changed);
    tx.create(done, {
      ...{ actionId, by, reason, listingId, marketId, action: 'listing-changed', at: now },
      ...{ threadId: null, seq: null, until: null },
    });
    return { kind: 'saved', listing: changed };
  });
}

/** A pause is the business's own: only it may end it, unless the operator switches the action on. */
function withPauses({ actions }: EditedMerve, { merve: before }: Listing): Listing['merve']['actions'] {
  return actions.map((action) => {
    const pausedAt = before.actions.find(({ actionType }) => actionType === action.actionType)?.pausedAt;
    return action.enabled || pausedAt === undefined ? action : { ...action, pausedAt };
  });
}
