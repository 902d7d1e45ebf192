import { type Coordinates, distanceKm, type Place, type PlaceKind, type PlacePurpose } from '@merve/contract';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readable } from '../../platform/firestore/readable.ts';
import { cellsAround } from '../map-cells.ts';

/** Places read in one query at most. They are chosen by hand; what a wide look over more than these would leave out is left to chance. */
export const maxPlacesRead = 300;

/** Km across which a wider look is taken when there is nothing within the radius asked for. */
export const maxKm = 60;

export interface PlacesWanted {
  readonly marketId: string;
  readonly centre: Coordinates;
  readonly radiusKm: number;
  /** One kind, or all that serve a purpose. */
  readonly of: { readonly kind: PlaceKind } | { readonly purpose: PlacePurpose };
}

export interface PlaceAt {
  readonly place: Place;
  /** In a straight line. */
  readonly distanceKm: number;
}

/** Places with how far they are, nearest first. Pure. */
export function nearestFirst(places: readonly Place[], centre: Coordinates): PlaceAt[] {
  return places
    .map((place) => ({ place, distanceKm: distanceKm(centre, place.location) }))
    .sort((one, other) => one.distanceKm - other.distanceKm);
}

/** Active places of a market within a radius, nearest first: one query over the squares around, at most 300 documents. */
export async function placesAround(documents: Documents, wanted: PlacesWanted): Promise<PlaceAt[]> {
  const { marketId, centre, radiusKm, of } = wanted;
  const { grid, cells } = cellsAround(centre, radiusKm);
  const [field, value] = 'kind' in of ? ['kind', of.kind] : ['purpose', of.purpose];
  const found = await documents.places
    .where('marketId', '==', marketId)
    .where('active', '==', true)
    .where(field, '==', value)
    .where(`cells.${grid}`, 'in', cells)
    .limit(maxPlacesRead)
    .get();
  return nearestFirst(readable(found.docs), centre).filter((one) => one.distanceKm <= radiusKm);
}

/**
 * The same, and if nothing is so near, what is within 60 km: one query, or two.
 * @returns `wider` true if the radius had to be left.
 */
export async function placesAroundOrFarther(
  documents: Documents,
  wanted: PlacesWanted,
  keep: (place: Place) => boolean = () => true,
): Promise<{ readonly found: readonly PlaceAt[]; readonly wider: boolean }> {
  const near = (await placesAround(documents, wanted)).filter(({ place }) => keep(place));
  if (near.length > 0 || wanted.radiusKm >= maxKm) return { found: near, wider: false };
  const far = await placesAround(documents, { ...wanted, radiusKm: maxKm });
  return { found: far.filter(({ place }) => keep(place)), wider: true };
}
