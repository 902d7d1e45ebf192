import type { DocumentReference, DocumentSnapshot } from '@google-cloud/firestore';
import { isDiningListing, type Listing, type Restaurant } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';
import { readable } from '../platform/firestore/readable.ts';
import { nextRestaurant } from './next-restaurant.ts';
import { restaurantFromListing } from './restaurant-from-listing.ts';

/**
 * The restaurants that these listings are, in their order, each once; also those that are not recommended any more, since a table is held there all the
 * same. A listing where people eat of which nothing is kept yet is judged by its kind of kitchen: what is not known is not safe. What is no place to eat is left
 * out. One round trip, and one more where nothing is kept of one.
 */
export async function restaurantsOfListings(
  documents: Documents,
  listingIds: readonly string[],
  now: Date,
): Promise<Restaurant[]> {
  const ids = [...new Set(listingIds)];
  const read = <Model>(of: (id: string) => DocumentReference<Model>, among: readonly string[]) =>
    allOf(documents.db, among.map(of));
  const kept = readable(await read((id) => documents.restaurant(id), ids));
  const known = new Map(kept.map((one) => [one.restaurantId, one]));
  const others = ids.filter((id) => !known.has(id));
  const listings = readable(await read((id) => documents.listing(id), others));
  for (const listing of listings.filter(isDiningListing)) {
    const restaurant = unkept(listing, now);
    if (restaurant !== null) known.set(listing.listingId, restaurant);
  }
  return ids.flatMap((id) => known.get(id) ?? []);
}

const unkept = (listing: Listing, now: Date): Restaurant | null =>
  nextRestaurant(undefined, restaurantFromListing(listing, [], now), now);

/** Each reference keeps its own converter at run time; `getAll` is typed without. */
function allOf<Model>(
  db: Documents['db'],
  references: readonly DocumentReference<Model>[],
): Promise<DocumentSnapshot<Model>[]>;
async function allOf(
  db: Documents['db'],
  references: readonly DocumentReference[],
): Promise<DocumentSnapshot[]> {
  return references.length === 0 ? [] : db.getAll(...references);
}
