import { isDiningListing } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';
import { readable } from '../platform/firestore/readable.ts';
import { nextRestaurant } from './next-restaurant.ts';
import { restaurantFromListing } from './restaurant-from-listing.ts';
import { withListing } from './with-listing.ts';
import { changeRestaurant } from './write-restaurants.ts';

/** Dishes of a listing that are read to tell what its menu contains. */
const maxDishes = 500;

/**
 * Brings the restaurant that a listing is up to date with it, after an edit of the listing or of its menu: at once, whichever of the two was edited, and
 * however often it is asked. A listing where people eat becomes a restaurant; one that is closed, gone, or no place to eat any more is not recommended. What
 * owners declared, what guests wrote and the vectors of that stay. Three round trips.
 * @returns whether anything was written
 */
export async function renewRestaurant(documents: Documents, listingId: string, now: Date): Promise<boolean> {
  return changeRestaurant(
    documents,
    listingId,
    async (tx, known, reviews) => {
      const [listing, menu] = await Promise.all([
        tx.get(documents.listing(listingId)),
        tx.get(documents.menuItems(listingId).limit(maxDishes)),
      ]);
      const current = listing.data();
      if (current === undefined || !isDiningListing(current))
        return known === undefined || !known.active ? null : { ...known, active: false, updatedAt: now };
      const dishes = readable(menu.docs);
      if (known !== undefined) return withListing(known, current, dishes, { reviews, now });
      return current.active
        ? nextRestaurant(undefined, restaurantFromListing(current, dishes, now), now)
        : null;
    },
    now,
  );
}
