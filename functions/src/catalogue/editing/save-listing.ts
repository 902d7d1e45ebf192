import type { Listing } from '@merve/contract';
import type { EditedListing } from '@merve/contract/api';
import type { ActingOperator } from '../../platform/acting-operator.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { pictureProblems } from '../pictures/picture-problems.ts';
import { carryOut, contentVersion, type EditOutcome, fieldsChanged, missing } from './edit.ts';
import { listingProblems } from './problems.ts';

/** What an operator edits of a listing. What Merve does for it has a version of its own. */
export function editedPartOf(listing: Listing): EditedListing {
  const { name, domain, category, subCategory, description, tags } = listing;
  const { town, address, location, priceTier, active, pictures = [], translations = {} } = listing;
  return {
    ...{ name, domain, category, subCategory, description, tags },
    ...{ town, address, location, priceTier, active, pictures, translations },
  };
}

/** A listing with what was edited of it; pictures and translations are left out where there are none, as in one that never had any. */
export function withListingEdits(listing: Listing, edited: EditedListing): Listing {
  const { pictures: _pictures, translations: _translations, ...kept } = listing;
  const { pictures = [], translations = {}, ...words } = edited;
  return {
    ...kept,
    ...words,
    ...(pictures.length === 0 ? {} : { pictures }),
    ...(Object.keys(translations).length === 0 ? {} : { translations }),
  };
}

export const listingVersion = (listing: Listing): string => contentVersion(editedPartOf(listing));

/**
 * Saves what people read of a listing, on record. The catalogue's trigger tells search and warm instances.
 * @throws MerveError `NOT_FOUND` for a listing, or a market, there is not.
 */
export function saveListing(
  documents: Documents,
  listingId: string,
  { expectedVersion, listing: edited }: { expectedVersion: string; listing: EditedListing },
  operator: ActingOperator,
): Promise<EditOutcome<Listing>> {
  return carryOut(documents, operator, {
    reference: documents.listing(listingId),
    expectedVersion,
    versionOf: listingVersion,
    async change(tx, current) {
      if (current === undefined) throw missing('listing');
      const market = (await tx.get(documents.market(current.marketId))).data();
      if (market === undefined) throw missing('market');
      const pictures = edited.pictures ?? [];
      const problems = [
        ...listingProblems(edited, market),
        ...(await pictureProblems(tx, documents, current.marketId, {
          ...{ shown: current.pictures ?? [], wanted: pictures, now: operator.now },
        })),
      ];
      return problems.length > 0 ? { kind: 'invalid', problems } : withListingEdits(current, edited);
    },
    subject: (changed, before) => ({
      action: 'listing-changed',
      listingId,
      marketId: changed.marketId,
      changed: before === undefined ? [] : fieldsChanged(editedPartOf(before), editedPartOf(changed)),
    }),
  });
}
