import { distanceMetres } from '@merve/contract';
import type { ProviderPlace } from '../../integrations/place-provider.ts';
import type { CatalogueSnapshot } from '../catalogue-snapshot.ts';
import { foldName } from '../fold.ts';

/** So near, a place of the same name is the same place (C-51). */
const samePlaceMetres = 1_000;

/** The listing of the market that a provider's place is: the same name within a kilometre. Pure. */
export function listingOf(
  place: Pick<ProviderPlace, 'name' | 'at'>,
  { listings }: CatalogueSnapshot,
): string | null {
  const { name, at } = place;
  if (name === null || at === null) return null;
  const folded = foldName(name);
  const same = listings.find(
    (listing) => foldName(listing.name) === folded && distanceMetres(listing.location, at) < samePlaceMetres,
  );
  return same?.listingId ?? null;
}
