import type { DiningPreferences, FitReason, Restaurant } from '@merve/contract';
import type { ShownRestaurant } from '@merve/contract/cards';
import { mentionsIn } from '../allergies/allergen-words.ts';
import { foldText } from '../language/fold-text.ts';

/** What the guard says of a restaurant for who looks, as far as points follow from it. */
export interface FitAllergens
  extends Pick<ShownRestaurant['allergens'], 'clear' | 'confidence' | 'warnings'> {
  /** Whether the person told of anything that must not be eaten. */
  readonly allergiesKnown: boolean;
}

export type FitRestaurant = Pick<Restaurant, 'cuisines' | 'vibes' | 'dietary' | 'priceTier'>;

/** The points of each dimension, and their sum. */
export interface Fit {
  /** 0 to 100. */
  readonly score: number;
  readonly points: {
    /** −10 to 30. */
    readonly cuisine: number;
    /** 0 to 25. */
    readonly vibe: number;
    /** 0, 10 or 20. */
    readonly price: number;
    /** 0 to 15. */
    readonly dietary: number;
    /** 0, 5 or 10. */
    readonly allergy: number;
  };
  /** What can be said for it, the most points first; at most one of a dimension. */
  readonly reasons: readonly FitReason[];
}

/** What the scorer compares a person by: their words folded once for all restaurants. */
export interface Taste {
  readonly cuisineAffinity: ReadonlySet<string>;
  readonly cuisineAversion: ReadonlySet<string>;
  readonly vibes: ReadonlySet<string>;
  readonly dietary: ReadonlySet<string>;
  readonly priceComfort: readonly number[];
}

const key = (word: string): string => foldText(word).text.trim();
const keys = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(key));

/** Pure. */
export function tasteFor(preferences: DiningPreferences): Taste {
  return {
    cuisineAffinity: keys(preferences.cuisineAffinity),
    cuisineAversion: keys(preferences.cuisineAversion),
    vibes: keys(preferences.vibes),
    dietary: keys(preferences.dietary),
    priceComfort: preferences.priceComfort,
  };
}

/** Words of a restaurant that are among the person's, as the restaurant has them, each once. */
function shared(words: readonly string[], wanted: ReadonlySet<string>): string[] {
  if (wanted.size === 0 || words.length === 0) return [];
  const found = new Map<string, string>();
  for (const word of words) {
    const folded = keyOf(word);
    if (wanted.has(folded)) found.set(folded, word);
  }
  return [...found.values()];
}

/** Restaurants have few words between them: each is folded once. Bounded, because tables of strangers make them. */
const knownKeys = new Map<string, string>();
const maxKnownKeys = 5_000;

function keyOf(word: string): string {
  const known = knownKeys.get(word);
  if (known !== undefined) return known;
  const made = key(word);
  if (knownKeys.size >= maxKnownKeys) knownKeys.clear();
  knownKeys.set(word, made);
  return made;
}

/**
 * +30 where every cuisine of the restaurant is liked, +15 where one is, −10 where one is not wanted (K-88, C-09). What is liked and not wanted
 * at once is counted as both.
 */
function cuisinePoints({ cuisines }: FitRestaurant, taste: Taste) {
  const liked = shared(cuisines, taste.cuisineAffinity);
  const all = new Set(cuisines.map(keyOf)).size;
  const overlap = liked.length === 0 ? 0 : liked.length === all ? 30 : 15;
  const isUnwanted = shared(cuisines, taste.cuisineAversion).length > 0;
  return { points: overlap - (isUnwanted ? 10 : 0), liked };
}

/** +20 in a tier they are at ease with, +10 one beside it, else 0 (K-90). */
function pricePoints(tier: number | null, comfort: readonly number[]): number {
  if (tier === null || comfort.length === 0) return 0;
  const distance = Math.min(...comfort.map((one) => Math.abs(one - tier)));
  return distance === 0 ? 20 : distance === 1 ? 10 : 0;
}

/**
 * +10 where nobody told of allergies, or where the restaurant itself declared lately that it uses none of it; +5 where nothing is known, or where it is
 * about an intolerance only; 0 for anything worse, moderate included (K-92, C-09, C-35).
 */
function allergyPoints({ allergiesKnown, clear, confidence, warnings }: FitAllergens): number {
  if (!allergiesKnown) return 10;
  if (clear) return confidence === 'high' ? 10 : 5;
  const isBad = warnings.some(
    ({ severity, presence }) => presence !== 'unknown' && severity !== 'intolerance',
  );
  return isBad ? 0 : 5;
}

/**
 * How well a restaurant fits a person, of 100: cuisine 30, vibe 25, price 20, diet 15, allergies 10 (K-88 to K-93). No model, nothing read: the
 * same input, the same points. What is not known earns nothing. Pure.
 */
export function fitOf(restaurant: FitRestaurant, taste: Taste, allergens: FitAllergens): Fit {
  const cuisine = cuisinePoints(restaurant, taste);
  const vibes = shared(restaurant.vibes, taste.vibes);
  const diets = shared(restaurant.dietary, taste.dietary);
  const points = {
    cuisine: cuisine.points,
    vibe: Math.min(25, vibes.length * 5),
    price: pricePoints(restaurant.priceTier, taste.priceComfort),
    dietary: Math.min(15, diets.length * 5),
    allergy: allergyPoints(allergens),
  };
  const sum = points.cuisine + points.vibe + points.price + points.dietary + points.allergy;
  const isSafe = allergens.allergiesKnown && allergens.clear && allergens.confidence === 'high';
  const reasons: readonly (FitReason | null)[] = [
    reasonOf('cuisine', cuisine.liked[0], points.cuisine),
    reasonOf('vibe', firstOf(taste.vibes, vibes), points.vibe),
    // "Within your comfort zone" is true of the tier itself alone, not of the one beside it.
    points.price === 20 ? reasonOf('price', String(restaurant.priceTier), 20) : null,
    // "Gluten free" is for the allergy guard alone to say anything about.
    reasonOf('dietary', firstOf(taste.dietary, diets.filter(namesNoAllergen)), points.dietary),
    isSafe ? reasonOf('allergy_safe', '', points.allergy) : null,
  ];
  return {
    score: Math.max(0, Math.min(100, sum)),
    points,
    reasons: reasons.flatMap((one) => one ?? []).sort((one, other) => other.points - one.points),
  };
}

const namesNoAllergen = (word: string) => mentionsIn(keyOf(word)).length === 0 && !/free$/.test(keyOf(word));

/** Of the words that match, the one the person named first: "your top vibe tag". */
function firstOf(wanted: ReadonlySet<string>, matching: readonly string[]): string | undefined {
  if (matching.length < 2) return matching[0];
  for (const folded of wanted) {
    const found = matching.find((word) => keyOf(word) === folded);
    if (found !== undefined) return found;
  }
  return matching[0];
}

function reasonOf(type: FitReason['type'], value: string | undefined, points: number): FitReason | null {
  return value === undefined || points <= 0 ? null : { type, value, points };
}
