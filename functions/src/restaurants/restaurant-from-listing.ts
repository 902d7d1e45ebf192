import type { Allergen, Listing, MenuItem, RestaurantAllergen } from '@merve/contract';
import { allergensOfCuisines } from './cuisine-allergens.ts';
import type { RestaurantWriting } from './restaurant-content.ts';

/** Tags of listings that say what a place has for those who choose. */
const dietaryTags = new Set(['vegan', 'vegetarian', 'halal', 'kosher', 'glutenfree', 'gluten free']);

/**
 * A listing as a restaurant: it has the listing's id. Its menu says what is in its dishes; where a kitchen of its kind often uses something, it
 * may. Pure.
 * @param menu the dishes of the listing; empty where none are kept
 */
export function restaurantFromListing(
  listing: Listing,
  menu: readonly MenuItem[],
  now: Date,
): RestaurantWriting {
  const tags = listing.tags.map((tag) => tag.toLowerCase().slice(0, 80)).filter((tag) => tag !== '');
  const cuisine = (listing.subCategory ?? listing.category).toLowerCase().slice(0, 80);
  const dishes = menu.filter(({ section }) => section !== 'Drinks').map(({ name }) => name.slice(0, 80));
  return {
    content: {
      restaurantId: listing.listingId,
      marketId: listing.marketId,
      listingId: listing.listingId,
      name: listing.name.slice(0, 160),
      area: listing.town.slice(0, 120),
      address: listing.address === '' ? null : listing.address.slice(0, 300),
      location: listing.location,
      cuisines: [cuisine],
      dishes: [...new Set(dishes)].slice(0, 40),
      vibes: tags.filter((tag) => !dietaryTags.has(tag)).slice(0, 20),
      dietary: tags.filter((tag) => dietaryTags.has(tag)).slice(0, 12),
      description: listing.description.slice(0, 600),
      costForTwo: null,
      priceTier: listing.priceTier === 0 ? null : listing.priceTier,
      rating: listing.rating,
      votes: 0,
      url: null,
      origin: 'listing',
    },
    statements: [...allergensOfMenu(menu, now), ...allergensOfCuisines([cuisine, ...tags], now)],
    speaksFor: ['menu', 'cuisine'],
    reviews: [],
    adds: false,
  };
}

/** What the dishes of a menu contain or may contain, each allergen once. A menu says nothing of what is in none of its dishes. Pure. */
function allergensOfMenu(menu: readonly MenuItem[], date: Date): RestaurantAllergen[] {
  const parts = menu.flatMap(({ allergens, options }) => [
    allergens,
    ...options.flatMap(({ choices }) => choices.map((choice) => choice.allergens)),
  ]);
  const contains = new Set<Allergen>(parts.flatMap((one) => one.contains));
  const mayContain = new Set<Allergen>(parts.flatMap((one) => one.mayContain));
  const statement = (allergen: Allergen): RestaurantAllergen => ({
    allergen,
    value: contains.has(allergen) ? 'contains' : 'mayContain',
    source: 'menu',
    confidence: 'high',
    date,
  });
  return [...new Set([...contains, ...mayContain])].map(statement);
}
