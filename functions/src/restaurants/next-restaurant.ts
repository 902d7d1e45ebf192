import {
  type AllergenSource,
  allergenSchema,
  allergenSourceSchema,
  type JsonValue,
  jsonValueSchema,
  type Restaurant,
  type RestaurantAllergen,
  type ReviewFilters,
} from '@merve/contract';
import { searchWords } from '../catalogue/fold.ts';
import { requestHash } from '../platform/ids.ts';
import { joinAllergens } from './restaurant-allergens.ts';
import type { RestaurantContent, RestaurantWriting } from './restaurant-content.ts';
import { restaurantWords } from './restaurant-words.ts';

/** An area as it is compared: `Kyrenia / Girne` → `kyrenia girne`. Pure. */
export function areaKeyOf(area: string): string {
  return searchWords(area).join(' ').slice(0, 120);
}

/** What stands beside each of its reviews, for a search to narrow by. Pure. */
export function reviewFiltersOf({ active, areaKey, cuisines, priceTier, rating }: Restaurant): ReviewFilters {
  return { active, areaKey, cuisines, priceTier: priceTier ?? 0, rating: rating ?? 0 };
}

/** What each source stated of a restaurant, as far as it is kept apart. Pure. */
export function statementsOf({ allergens, allergenStatements }: Restaurant): readonly RestaurantAllergen[] {
  return allergenStatements ?? allergens;
}

/**
 * The restaurant with what some sources state now: they replace what these stated before, and what others stated stays and is joined with it.
 * Pure.
 */
export function withStatements(
  restaurant: Restaurant,
  statements: readonly RestaurantAllergen[],
  speaksFor: readonly AllergenSource[],
  now: Date,
): Restaurant {
  const others = statementsOf(restaurant).filter(({ source }) => !speaksFor.includes(source));
  return { ...restaurant, ...joined([...others, ...statements]), updatedAt: now };
}

/** All that was stated, the weightiest sources first, and what it comes to. */
function joined(
  statements: readonly RestaurantAllergen[],
): Pick<Restaurant, 'allergens' | 'allergenStatements'> {
  const each = new Map<string, RestaurantAllergen>();
  for (const one of statements) {
    const key = `${one.allergen} ${one.source}`;
    const known = each.get(key);
    const [same = one] = known === undefined ? [one] : joinAllergens([known], [one]);
    each.set(key, same);
  }
  const sources = allergenSourceSchema.options;
  const all = [...each.values()].sort(
    (one, other) => sources.indexOf(one.source) - sources.indexOf(other.source),
  );
  const allergens = allergenSchema.options.flatMap((allergen) =>
    all
      .filter((one) => one.allergen === allergen)
      .reduce<RestaurantAllergen[]>((known, one) => joinAllergens(known, [one]), []),
  );
  return { allergens, allergenStatements: all };
}

/**
 * Of what is written, without the day on which it was worked out: the same row a day later is the same. Of two sources that say one thing,
 * whose word it is counts.
 */
function hashOf({ content, statements, reviews }: RestaurantWriting): string {
  const stated = statements.map(({ allergen, value, source, confidence }) => [
    allergen,
    value,
    source,
    confidence,
  ]);
  return requestHash(jsonOf({ content, stated, reviews: reviews.map(({ text }) => text) }));
}

function jsonOf(value: unknown): JsonValue {
  return jsonValueSchema.parse(JSON.parse(JSON.stringify(value)));
}

/**
 * What becomes of a restaurant when it is written. The same content again changes nothing; another description of the same house only adds;
 * what an operator or owner set (`active`, statements of other sources, a listing it belongs to) stays. Pure.
 * @param known as it stands; undefined for a new one
 * @returns null where nothing changes
 */
export function nextRestaurant(
  known: Restaurant | undefined,
  writing: RestaurantWriting,
  now: Date,
): Restaurant | null {
  if (known === undefined) return written(writing, { active: true, createdAt: now }, [], now);
  if (writing.adds || known.origin !== writing.content.origin) return added(known, writing, now);
  if (known.contentHash === hashOf(writing)) return null;
  const others = statementsOf(known).filter(({ source }) => !writing.speaksFor.includes(source));
  const content = { ...writing.content, listingId: writing.content.listingId ?? known.listingId };
  return written({ ...writing, content }, known, others, now, hashOf(writing));
}

function written(
  writing: RestaurantWriting,
  { active, createdAt }: Pick<Restaurant, 'active' | 'createdAt'>,
  others: readonly RestaurantAllergen[],
  now: Date,
  contentHash = hashOf(writing),
): Restaurant {
  const { content, statements, reviews } = writing;
  return {
    ...content,
    areaKey: areaKeyOf(content.area),
    ...joined([...others, ...statements]),
    words: restaurantWords(
      content,
      reviews.map(({ text }) => text),
    ),
    contentHash,
    active,
    createdAt,
    updatedAt: now,
  };
}

const together = (one: readonly string[], other: readonly string[], most: number): string[] =>
  [...new Set([...one, ...other])].slice(0, most);

function added(known: Restaurant, { content, statements, reviews }: RestaurantWriting, now: Date) {
  const rating = known.rating ?? content.rating;
  const filled: RestaurantContent = {
    ...known,
    listingId: known.listingId ?? content.listingId,
    address: known.address ?? content.address,
    location: known.location ?? content.location,
    cuisines: together(known.cuisines, content.cuisines, 12),
    dishes: together(known.dishes, content.dishes, 40),
    vibes: together(known.vibes, content.vibes, 20),
    dietary: together(known.dietary, content.dietary, 12),
    description: known.description === '' ? content.description : known.description,
    costForTwo: known.costForTwo ?? content.costForTwo,
    priceTier: known.priceTier ?? content.priceTier,
    rating,
    votes: rating === known.rating ? known.votes : content.votes,
    url: known.url ?? content.url,
  };
  const words = restaurantWords(
    filled,
    reviews.map(({ text }) => text),
  );
  const next: Restaurant = {
    ...known,
    ...filled,
    ...joined([...statementsOf(known), ...statements]),
    words: together(known.words, words, 200),
    updatedAt: now,
  };
  return isSameButForTime(known, next) ? null : next;
}

/** What code works out of a menu or a kitchen's kind has the day on which it did so, and says nothing by that. */
const isWorkedOut = ({ source }: RestaurantAllergen): boolean => source === 'menu' || source === 'cuisine';

/** Whether nothing but the times of writing and of guessing differ. A declaration of another day is another one. Pure. */
export function isSameButForTime(known: Restaurant, next: Restaurant): boolean {
  const dated = (restaurant: Restaurant) =>
    statementsOf(restaurant).map((one) => (isWorkedOut(one) ? { ...one, date: new Date(0) } : one));
  const hash = (restaurant: Restaurant) =>
    requestHash(jsonOf({ ...restaurant, updatedAt: null, ...joined(dated(restaurant)) }));
  return hash(known) === hash(next);
}
