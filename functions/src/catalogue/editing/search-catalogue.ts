import type { Listing } from '@merve/contract';
import type { CatalogueEntry } from '@merve/contract/api';
import { searchWords } from '../fold.ts';

type ListingState = 'all' | 'active' | 'inactive';

/** A listing as a line of the list. */
export function entryOf(listing: Listing): CatalogueEntry {
  const { listingId, name, domain, category, town, active, merve } = listing;
  const actions = merve.actions.filter(({ enabled }) => enabled).map(({ actionType }) => actionType);
  return { listingId, name, domain, category, town, active, merveEnabled: merve.enabled, actions };
}

/**
 * The listings in which every word of the query begins a word: of the name first, then of the rest. Letters are compared
 * folded, so `lefkosa` finds `Lefkoşa`. Pure.
 */
export function searchEntries(
  listings: readonly Listing[],
  { q, state }: { readonly q: string; readonly state: ListingState },
): Listing[] {
  const wanted = searchWords(q);
  const shown = listings.filter(({ active }) => state === 'all' || active === (state === 'active'));
  const ranked = shown.flatMap((listing) => {
    const named = beginsWithAll(wanted, listing.name);
    const { listingId, name, domain, category, town, address, tags } = listing;
    const all = [listingId, name, domain, category, listing.subCategory ?? '', town, address, ...tags].join(
      ' ',
    );
    return named || beginsWithAll(wanted, all) ? [{ listing, rank: named ? 0 : 1 }] : [];
  });
  return ranked
    .toSorted((one, other) => one.rank - other.rank || one.listing.name.localeCompare(other.listing.name))
    .map(({ listing }) => listing);
}

function beginsWithAll(wanted: readonly string[], text: string): boolean {
  const words = searchWords(text);
  return wanted.every((word) => words.some((one) => one.startsWith(word)));
}

/** What a market's listings say of themselves so far, for an editor to choose from instead of spelling it anew. */
export function knownWords(listings: readonly Listing[]) {
  const sorted = (words: readonly string[]) =>
    [...new Set(words)].toSorted((one, other) => one.localeCompare(other));
  return {
    domains: sorted(listings.map(({ domain }) => domain)),
    categories: sorted(listings.map(({ category }) => category)),
    towns: sorted(listings.map(({ town }) => town)),
    tags: sorted(listings.flatMap(({ tags }) => tags)),
  };
}
