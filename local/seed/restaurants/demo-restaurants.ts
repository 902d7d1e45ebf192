import { allergenSchema, isDiningListing, type RestaurantAllergen } from '@merve/contract';
import { allergensOfCuisines } from '../../../functions/src/restaurants/cuisine-allergens.ts';
import { priceTierOf } from '../../../functions/src/restaurants/price-tiers.ts';
import type { RestaurantWriting } from '../../../functions/src/restaurants/restaurant-content.ts';
import { restaurantFromListing } from '../../../functions/src/restaurants/restaurant-from-listing.ts';
import { seededRandom } from '../../firestore/faults/seeded-random.ts';
import { demoCatalogue } from '../demo-catalogue.ts';
import { demoMarketId } from '../demo-people.ts';
import { type DemoTown, demoTowns } from '../demo-towns.ts';
import { factsOfListing } from './facts-of-listing.ts';
import { type Dice, diceOf, inventFacts, ratingOf } from './invent-facts.ts';
import { inventReviews } from './invent-reviews.ts';
import { type Kitchen, kitchens } from './kitchens.ts';
import type { RestaurantFacts } from './restaurant-facts.ts';
import { restaurantName } from './restaurant-names.ts';

export interface DemoRestaurant {
  /** What is true of it, and stands in no document. */
  readonly facts: RestaurantFacts;
  readonly writing: RestaurantWriting;
}

const dayMs = 86_400_000;
/** What a meal for two costs, in lira: from and to, by tier. */
const costs = { 1: [450, 1200], 2: [1300, 3000], 3: [3100, 6000], 4: [6200, 12_000] } as const;
/** Where people eat: in towns more than in villages. */
const towns: readonly DemoTown[] = [
  ...(['kyrenia', 'kyrenia', 'kyrenia', 'kyrenia', 'nicosia', 'nicosia', 'nicosia', 'famagusta'] as const),
  ...(['famagusta', 'iskele', 'alsancak', 'catalkoy', 'lapta', 'bellapais', 'guzelyurt', 'lefke'] as const),
  ...(['karpaz', 'esentepe', 'bafra'] as const),
];

/**
 * Where one eats in the demo market: its listings that are restaurants, and some 400 that are no listings. The same in every month, but for
 * the dates; some have no reviews, no rating or no place on the map, as anywhere.
 * @param now reviews and declarations are older than the month it is in
 */
export function demoRestaurants(now: Date): DemoRestaurant[] {
  const before = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const each = kitchens.flatMap((kitchen) => Array.from({ length: kitchen.share }, () => kitchen));
  return [...listed(before), ...each.map((kitchen, number) => invented(kitchen, number, before))];
}

function listed(before: Date): DemoRestaurant[] {
  return demoCatalogue()
    .filter(({ listing }) => isDiningListing(listing))
    .map(({ listing, menu }, number) => {
      const dice = diceOf(seededRandom(71, number));
      const writing = restaurantFromListing(listing, menu, before);
      const facts = factsOfListing(listing, writing.content.dishes, dice);
      const reviews = inventReviews(facts, 4, before, dice);
      const votes = Math.round(dice.between(20, 900));
      return { facts, writing: { ...writing, content: { ...writing.content, votes }, reviews } };
    });
}

function invented(kitchen: Kitchen, number: number, before: Date): DemoRestaurant {
  const dice = diceOf(seededRandom(17, number));
  const name = restaurantName(number);
  const restaurantId = name.toLowerCase().replaceAll(' ', '-');
  const tier = Math.round(dice.between(kitchen.tiers[0] - 0.49, kitchen.tiers[1] + 0.49));
  const townKey = dice.oneOf(towns);
  const facts = inventFacts({ restaurantId, kitchen, tier, town: townKey }, dice);
  const isReviewed = dice.chance(0.88);
  const cost = dice.chance(0.9) ? costIn(tier, dice) : null;
  const town = demoTowns[townKey];
  const place = {
    latitude: rounded(town.latitude + dice.between(-0.012, 0.012)),
    longitude: rounded(town.longitude + dice.between(-0.012, 0.012)),
  };
  const isRated = isReviewed || dice.chance(0.4);
  return {
    facts,
    writing: {
      content: {
        restaurantId,
        marketId: demoMarketId,
        listingId: null,
        name,
        area: town.name,
        address: dice.chance(0.9) ? `${number + 2} Quarry Road, ${town.name}` : null,
        location: dice.chance(0.85) ? place : null,
        cuisines: [...kitchen.cuisines],
        dishes: dice.chance(0.8) ? [...facts.dishes] : [],
        vibes: dice.chance(0.6) ? vibesOf(facts) : [],
        dietary: facts.vegan === 'many' && dice.chance(0.8) ? ['vegan', 'vegetarian'] : [],
        description: '',
        costForTwo: cost,
        priceTier: cost === null ? null : priceTierOf(cost),
        rating: isRated ? ratingOf(facts) : null,
        votes: isRated ? Math.round(dice.between(3, 1600)) : 0,
        url: null,
        origin: 'demo',
      },
      statements: statementsOf(kitchen, before, dice),
      speaksFor: ['owner', 'cuisine', 'reviews'],
      reviews: isReviewed ? inventReviews(facts, Math.round(dice.between(3, 5)), before, dice) : [],
      adds: false,
    },
  };
}

const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

function costIn(tier: number, dice: Dice) {
  const [from, to] = costs[tier === 4 ? 4 : tier === 3 ? 3 : tier === 2 ? 2 : 1];
  return { minorUnits: Math.round(dice.between(from, to) / 50) * 5000, currency: 'TRY' };
}

/** As a table of restaurants would say what a place is known for. */
function vibesOf({ noise, isRomantic, view, music, crowd, suitsWork }: RestaurantFacts): string[] {
  return [
    ...(noise === 'quiet' || noise === 'lively' ? [noise] : []),
    ...(isRomantic ? ['romantic'] : []),
    ...(view === 'none'
      ? []
      : [{ sea: 'sea view', mountains: 'mountain view', oldTown: 'old town', garden: 'garden' }[view]]),
    ...(music === 'live' ? ['live music'] : []),
    ...(crowd === 'families' ? ['family friendly'] : []),
    ...(suitsWork ? ['work friendly'] : []),
  ];
}

/** One in five has declared, some of them long ago; of half the kind of kitchen suggests something; of the rest nothing is known. */
function statementsOf({ cuisines }: Kitchen, before: Date, dice: Dice): RestaurantAllergen[] {
  const suggested = allergensOfCuisines(cuisines, before);
  if (dice.chance(0.2)) {
    const age = dice.chance(0.25) ? dice.between(400, 700) : dice.between(5, 300);
    const date = new Date(before.getTime() - Math.round(age) * dayMs);
    const likely = new Set(suggested.map(({ allergen }) => allergen));
    return allergenSchema.options.flatMap((allergen): RestaurantAllergen[] => {
      const value = likely.has(allergen)
        ? dice.oneOf(['contains', 'contains', 'mayContain'] as const)
        : dice.oneOf(['notUsed', 'notUsed', 'mayContain', null] as const);
      return value === null ? [] : [{ allergen, value, source: 'owner', confidence: 'high', date }];
    });
  }
  if (dice.chance(0.65)) return suggested;
  if (dice.chance(0.8)) return [];
  const said = dice.some(['nuts', 'sesame', 'milk', 'peanuts'] as const, 1);
  return said.map((allergen) => ({
    allergen,
    value: 'contains',
    source: 'reviews',
    confidence: 'low',
    date: before,
  }));
}
