import type { Market, OutingCandidate } from '@merve/contract';
import type { CatalogueSnapshot } from '../../catalogue/index.ts';
import { MerveError } from '../../platform/errors.ts';
import type { Documents } from '../../platform/firestore/documents.ts';

/** A candidate as a client names it. */
export interface NamedVenue {
  readonly venueId: string;
  readonly name?: string | undefined;
}

/**
 * Candidates as they are kept: of the market's own listings and places what the market knows, whatever was sent with them; of others their
 * id, and the name as it was written.
 * @throws MerveError `LISTING_NOT_FOUND` for a listing or place that the market has not; `BAD_REQUEST` for another without a name
 */
export async function ownCandidates(
  documents: Documents,
  snapshot: CatalogueSnapshot,
  market: Pick<Market, 'marketId'>,
  named: readonly NamedVenue[],
): Promise<OutingCandidate[]> {
  return Promise.all(
    named.map(async ({ venueId, name }) => {
      const [provider, id = ''] = [
        venueId.slice(0, venueId.indexOf(':')),
        venueId.slice(venueId.indexOf(':') + 1),
      ];
      const nothing = { venueId, listingId: null, location: null, composite: null };
      if (provider === 'listing') {
        const listing = snapshot.listings.find(({ listingId }) => listingId === id);
        if (listing === undefined) throw new MerveError('LISTING_NOT_FOUND', 'No such listing');
        return { ...nothing, name: listing.name.slice(0, 120), listingId: id, location: listing.location };
      }
      if (provider === 'place') {
        const place = (await documents.place(id).get()).data();
        if (place === undefined || place.marketId !== market.marketId || !place.active)
          throw new MerveError('LISTING_NOT_FOUND', 'No such place');
        return { ...nothing, name: place.name.slice(0, 120), location: place.location };
      }
      if (name === undefined)
        throw new MerveError('BAD_REQUEST', 'A name', { details: { fields: 'candidates' } });
      return { ...nothing, name };
    }),
  );
}
