import type { Listing, MenuItem, Restaurant } from '@merve/contract';
import { allergensOfCuisines } from './cuisine-allergens.ts';
import { areaKeyOf, isSameButForTime, withStatements } from './next-restaurant.ts';
import { restaurantFromListing } from './restaurant-from-listing.ts';
import { restaurantWords } from './restaurant-words.ts';

const together = (one: readonly string[], other: readonly string[], most: number): string[] =>
  [...new Set([...one, ...other])].slice(0, most);

/**
 * A restaurant as its listing is now. What the place is called, where it is, what it costs and whether it is there at all are the listing's to say; so is its
 * menu, and what that contains. What others stated of its allergens, and what guests wrote, stays. Where a table or nobody but the listing told of it, its
 * kitchens are those of both or the listing's alone. Pure.
 * @param menu the listing's dishes; where it has none, those that are known stay
 * @param reviews what guests wrote: the place is found by it
 * @returns null where nothing changes
 */
export function withListing(
  known: Restaurant,
  listing: Listing,
  menu: readonly MenuItem[],
  { reviews, now }: { readonly reviews: readonly string[]; readonly now: Date },
): Restaurant | null {
  const { content, statements } = restaurantFromListing(listing, menu, now);
  const isItsOwn = known.origin === 'listing';
  const cuisines = isItsOwn ? content.cuisines : together(content.cuisines, known.cuisines, 12);
  const guessed = allergensOfCuisines([...cuisines, ...listing.tags.map((tag) => tag.toLowerCase())], now);
  const described = {
    ...content,
    ...{ restaurantId: known.restaurantId, origin: known.origin, cuisines },
    costForTwo: known.costForTwo,
    priceTier: content.priceTier ?? known.priceTier,
    rating: content.rating ?? known.rating,
    ...{ votes: known.votes, url: known.url },
    address: content.address ?? known.address,
    dishes: menu.length === 0 ? known.dishes : content.dishes,
    vibes: isItsOwn ? content.vibes : together(content.vibes, known.vibes, 20),
    dietary: isItsOwn ? content.dietary : together(content.dietary, known.dietary, 12),
    description: content.description === '' ? known.description : content.description,
  };
  const next = withStatements(
    {
      ...known,
      ...described,
      areaKey: areaKeyOf(described.area),
      words: restaurantWords(described, reviews),
      active: listing.active,
    },
    [...statements.filter(({ source }) => source === 'menu'), ...guessed],
    ['menu', 'cuisine'],
    now,
  );
  return isSameButForTime(known, next) ? null : next;
}
