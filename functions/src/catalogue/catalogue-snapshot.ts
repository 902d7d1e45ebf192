import type { Business, Listing, Offering } from '@merve/contract';
import { onFirstUse } from '../platform/on-first-use.ts';
import { foldName, searchWords } from './fold.ts';
import { kindsNamedIn, wordsOfKinds } from './kinds-named.ts';
import { buildNameIndex, findMentions, type Mention } from './mentions.ts';
import { allNamesOf } from './town-names.ts';
import { everydayWords } from './word-lists.ts';

/** A listing that can be booked now, with what is booked and whose it is. */
export interface Bookable {
  readonly listing: Listing;
  readonly business: Business;
  readonly offering: Offering;
}

type ListingResolution =
  | { readonly kind: 'one'; readonly listing: Listing }
  | { readonly kind: 'none' }
  /** At most five, best match first. */
  | { readonly kind: 'several'; readonly listings: readonly Listing[] };

/** One market's catalogue as it was at one version. Immutable; every look-up is in memory. */
export interface CatalogueSnapshot {
  readonly marketId: string;
  readonly version: number;
  /** The same for versions of which one followed the other: what was built of one can be brought up to the next, and goes with the last. */
  readonly lineage: object;
  /** Active listings only. */
  readonly listings: readonly Listing[];
  /** Those that are switched off, too: for whoever edits them. */
  readonly everyListing: readonly Listing[];
  /** Also an inactive one: a booking outlives its listing. */
  listing(listingId: string): Listing | undefined;
  business(businessId: string): Business | undefined;
  /**
   * Undefined unless the listing is active, switched on for Merve, and has an active offering to book: the one asked for, else
   * the one its `book` action names, else the only one there is.
   * @param offeringId one of the listing's own
   */
  bookable(listingId: string, offeringId?: string): Bookable | undefined;
  /** An active listing by its id, or by its name as a person writes it. */
  resolveListing(idOrName: string): ListingResolution;
  mentionsIn(text: string): readonly Mention[];
  /** See `kindsNamedIn`. */
  kindsIn(text: string): readonly string[];
}

interface CatalogueDocuments {
  readonly listings: readonly Listing[];
  readonly businesses: readonly Business[];
  readonly offerings: readonly Offering[];
}

const severalLimit = 5;

/** A town's names: `Kyrenia / Girne` is one town with two, and those of other languages. Folded; the town's own stand first. */
export function townNames(town: string): string[] {
  const own = town
    .split(/[/(),]/)
    .map((name) => searchWords(name).join(' '))
    .filter((name) => name !== '');
  return [...new Set([...own, ...own.flatMap(allNamesOf)])];
}

/**
 * Builds the look-ups of one market from its documents. Pure.
 * @param lineage of the version these documents follow, if any
 */
export function buildSnapshot(
  marketId: string,
  version: number,
  documents: CatalogueDocuments,
  lineage: object = {},
): CatalogueSnapshot {
  const listings = documents.listings.filter((listing) => listing.active);
  const byId = new Map(documents.listings.map((listing) => [listing.listingId, listing]));
  const businesses = new Map(documents.businesses.map((business) => [business.businessId, business]));
  const offeringKey = (businessId: string, offeringId: string) => JSON.stringify([businessId, offeringId]);
  const offerings = new Map(
    documents.offerings.map((offering) => [offeringKey(offering.businessId, offering.offeringId), offering]),
  );
  /** By listing; null where there are several, and one would have to be guessed. */
  const onlyOffering = new Map<string, string | null>();
  for (const { listingId, offeringId, active } of documents.offerings) {
    if (active) onlyOffering.set(listingId, onlyOffering.has(listingId) ? null : offeringId);
  }
  const towns = new Set(
    listings.flatMap((listing) => townNames(listing.town).flatMap((name) => name.split(' '))),
  );
  const names = buildNameIndex(listings, towns);
  const kinds = onFirstUse(() => wordsOfKinds(listings));

  const activeListing = (listingId: string) => {
    const listing = byId.get(listingId);
    return listing?.active ? listing : undefined;
  };

  return {
    marketId,
    version,
    lineage,
    listings,
    everyListing: documents.listings,
    listing: (listingId) => byId.get(listingId),
    business: (businessId) => businesses.get(businessId),
    bookable(listingId, offeringId) {
      const listing = activeListing(listingId);
      if (listing === undefined || !listing.merve.enabled) return undefined;
      const action = listing.merve.actions.find((item) => item.actionType === 'book' && item.enabled);
      const business = businesses.get(listing.businessId);
      if (action === undefined || business === undefined) return undefined;
      const wanted = offeringId ?? action.offeringId ?? onlyOffering.get(listingId);
      const offering = offerings.get(offeringKey(listing.businessId, wanted ?? ''));
      if (offering === undefined || !offering.active) return undefined;
      // An id from elsewhere must not book what another listing of the business offers.
      if (offeringId !== undefined && offering.listingId !== listingId) return undefined;
      return { listing, business, offering };
    },
    resolveListing(idOrName) {
      const byExactId = activeListing(idOrName.trim());
      if (byExactId !== undefined) return { kind: 'one', listing: byExactId };
      const found = namedAs(idOrName, listings) ?? mentioned(idOrName);
      const [first] = found;
      if (first === undefined) return { kind: 'none' };
      return found.length === 1
        ? { kind: 'one', listing: first }
        : { kind: 'several', listings: found.slice(0, severalLimit) };
    },
    mentionsIn: (text) => findMentions(text, names),
    kindsIn: (text) => kindsNamedIn(text, kinds()),
  };

  function mentioned(text: string): Listing[] {
    const mentions = findMentions(text, names);
    const best = mentions[0]?.score ?? 0;
    // Two branches of one name score alike and must be asked about; a faint second guess must not.
    return mentions
      .filter((mention) => mention.score > best - 0.1)
      .flatMap((mention) => activeListing(mention.listingId) ?? []);
  }
}

/** Listings whose whole name this is, or undefined if none: exact after folding, apostrophes ignored. */
function namedAs(name: string, listings: readonly Listing[]): Listing[] | undefined {
  const wanted = nameKey(name);
  if (wanted === '' || everydayWords.has(wanted)) return undefined;
  const same = listings.filter((listing) => nameKey(listing.name) === wanted);
  return same.length === 0 ? undefined : same;
}

function nameKey(name: string): string {
  return foldName(name).replace(/[^\p{L}\p{N}]+/gu, '');
}
