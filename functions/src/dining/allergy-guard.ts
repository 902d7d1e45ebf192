import type { Confidence, Restaurant, RestaurantAllergen, Safety } from '@merve/contract';
import { confidenceSchema } from '@merve/contract';
import type { AllergyWarning, RadarScores, ShownRestaurant } from '@merve/contract/cards';
import { foldText } from '../language/fold-text.ts';
import { localDate } from '../ledger/wall-clock.ts';
import { allergenConfidence, confidenceAt } from '../restaurants/restaurant-allergens.ts';
import { type GuardedFood, guardedFoods, severityRank } from './guarded-foods.ts';
import { type FoodFinder, finderOf } from './kitchen-words.ts';

/** What may become a shown restaurant. The best first: within a group of the guard that order holds (K-33, K-84). */
export interface Candidate {
  readonly restaurant: Restaurant;
  readonly scores: RadarScores | null;
  /** How well it fits the person, without its rank: ranks are given after the guard. */
  readonly fit: Omit<NonNullable<ShownRestaurant['fit']>, 'rank'> | null;
  /** What is shown of what guests say. Strangers' text. */
  readonly review: string | null;
  /** What guests wrote, as far as it is at hand: it can warn, and never clears. */
  readonly texts: readonly string[];
}

/** Who eats: all that each of them said of what they must not eat. */
export interface Party {
  readonly safety: readonly Safety[];
  /** Of the person who asks; what was guarded for an older one is guarded again. */
  readonly profileVersion: number;
}

/**
 * - `clear`: everything the party must not eat was declared as not used, lately and by the restaurant itself; or nobody told of anything.
 * - `warned`: something is known or not known that is said beside it.
 * - `last`: what endangers a life seems to be in its food, though nobody who knows declared it.
 * - `flagged`: what endangers a life is in its food, declared or known well: not recommended, and shown with the reason.
 */
export type Standing = 'clear' | 'warned' | 'last' | 'flagged';

/** A restaurant that the guard let through. Only this module makes one: whatever is shown to a person takes nothing else. */
class GuardedOne {
  /** What makes the type nominal: no object that merely looks like it passes. */
  readonly #guarded = true;
  readonly shown: ShownRestaurant;
  readonly restaurant: Restaurant;
  readonly standing: Standing;

  constructor(shown: ShownRestaurant, restaurant: Restaurant, standing: Standing) {
    this.shown = shown;
    this.restaurant = restaurant;
    this.standing = standing;
  }

  /** True of every one. */
  get isGuarded(): boolean {
    return this.#guarded;
  }
}

export type { GuardedOne as GuardedRestaurant };

/** What the guard made of a list of candidates; each of them is in exactly one of the two lists. Only this module makes one. */
class GuardedList {
  readonly #guarded = true;
  /** In the order in which they are shown, with their ranks. */
  readonly restaurants: readonly GuardedOne[];
  /** Left out for the party's safety, and never silently. */
  readonly flagged: readonly GuardedOne[];
  readonly hasWarnings: boolean;
  readonly allergiesKnown: boolean;
  readonly profileVersion: number;

  constructor(
    restaurants: readonly GuardedOne[],
    flagged: readonly GuardedOne[],
    { allergiesKnown, profileVersion }: Pick<GuardedList, 'allergiesKnown' | 'profileVersion'>,
  ) {
    this.restaurants = restaurants;
    this.flagged = flagged;
    this.hasWarnings = [...restaurants, ...flagged].some(({ shown }) => shown.allergens.warnings.length > 0);
    this.allergiesKnown = allergiesKnown;
    this.profileVersion = profileVersion;
  }

  /** The first of them; what was flagged stays whole, because it is never left out silently. */
  first(count: number): GuardedList {
    return new GuardedList(this.restaurants.slice(0, count), this.flagged, this);
  }

  /** True of every one. */
  get isGuarded(): boolean {
    return this.#guarded;
  }
}

export type { GuardedList as Guarded };

const presences: readonly AllergyWarning['presence'][] = ['unknown', 'may_contain', 'contains'];
const presenceRank = (presence: AllergyWarning['presence']): number => presences.indexOf(presence);
const declaredBy: ReadonlySet<RestaurantAllergen['source']> = new Set(['owner', 'menu', 'import']);
/** Words of a guest that could be taken for a promise. Folded. */
const speaksOfAllergies =
  /allerg|alerj|аллерг|αλλεργ|אלרג|حساسي|الرژ|알레르|알러지|intoleran|gluten free|nut free/u;

interface Food extends GuardedFood {
  readonly isIn: FoodFinder;
}

/** One food of the party at one restaurant: null where the restaurant itself declared lately that it does not cook with it. */
interface Judged {
  readonly warning: AllergyWarning | null;
  readonly statement: RestaurantAllergen | undefined;
  /** Declared, or known well. */
  readonly isSure: boolean;
}

/** The worse of two. A text can only make it worse. */
const worse = (one: AllergyWarning['presence'] | null, other: AllergyWarning['presence'] | null) =>
  (one === null ? -1 : presenceRank(one)) >= (other === null ? -1 : presenceRank(other)) ? one : other;

function judge(food: Food, { restaurant, texts }: Readable, now: Date): Judged {
  const statement = restaurant.allergens.find(({ allergen }) => allergen === food.allergen);
  const stated = statement === undefined ? 'unknown' : presenceOf(statement, now);
  const presence = worse(stated, spokenOf(food, texts));
  const isSure =
    statement !== undefined &&
    statement.value !== 'notUsed' &&
    (declaredBy.has(statement.source) || confidenceAt(statement, now) === 'high');
  return {
    statement,
    isSure,
    warning: presence === null ? null : { allergen: food.name, severity: food.severity, presence },
  };
}

/** What a statement says by now. What the restaurant said long ago that it does not use is not known today. */
function presenceOf(statement: RestaurantAllergen, now: Date): AllergyWarning['presence'] | null {
  if (statement.value === 'contains') return 'contains';
  if (statement.value === 'mayContain') return 'may_contain';
  return statement.source === 'owner' && confidenceAt(statement, now) === 'high' ? null : 'unknown';
}

interface Readable {
  readonly restaurant: Restaurant;
  /** Folded. */
  readonly texts: {
    readonly dishes: readonly string[];
    readonly names: readonly string[];
    readonly prose: readonly string[];
  };
}

/** What its dishes are called it contains; what else speaks of a food says that it may. */
function spokenOf(
  food: Food,
  { dishes, names, prose }: Readable['texts'],
): AllergyWarning['presence'] | null {
  if (dishes.some((text) => food.isIn(text, true))) return 'contains';
  const isSpoken =
    names.some((text) => food.isIn(text, true)) || prose.some((text) => food.isIn(text, false));
  return isSpoken ? 'may_contain' : null;
}

function readable({ restaurant, texts, review }: Candidate): Readable {
  const folded = (all: readonly string[]) =>
    all.filter((text) => text !== '').map((text) => foldText(text).text);
  return {
    restaurant,
    texts: {
      dishes: folded(restaurant.dishes),
      names: folded([restaurant.name, ...restaurant.cuisines]),
      // What it is found by holds the words of all its reviews, those that are not at hand among them.
      prose: folded([
        restaurant.description,
        restaurant.words.join(' . '),
        ...texts,
        ...(review === null ? [] : [review]),
      ]),
    },
  };
}

const lower = (one: Confidence, other: Confidence): Confidence =>
  confidenceSchema.options.indexOf(one) <= confidenceSchema.options.indexOf(other) ? one : other;

/** The worst first; of two alike the surer, then by name. */
function inOrder(warnings: readonly AllergyWarning[]): AllergyWarning[] {
  return warnings.toSorted(
    (one, other) =>
      severityRank(other.severity) - severityRank(one.severity) ||
      presenceRank(other.presence) - presenceRank(one.presence) ||
      one.allergen.localeCompare(other.allergen),
  );
}

function guardOne(
  candidate: Candidate,
  foods: readonly Food[],
  { now, zone }: { readonly now: Date; readonly zone: string },
): Omit<GuardedOne, 'isGuarded'> {
  const { restaurant, scores, fit, review } = candidate;
  const read = readable(candidate);
  const judged = foods.map((food) => judge(food, read, now));
  const warnings = inOrder(judged.flatMap(({ warning }) => warning ?? []));
  const isClear = warnings.length === 0;
  const relevant =
    foods.length === 0 ? restaurant.allergens : judged.flatMap(({ statement }) => statement ?? []);
  const confidence =
    foods.length === 0
      ? allergenConfidence(restaurant.allergens, now)
      : judged
          .map(({ statement }) => (statement === undefined ? 'low' : confidenceAt(statement, now)))
          .reduce<Confidence>(lower, 'high');
  const declared = relevant.filter(({ source }) => declaredBy.has(source)).map(({ date }) => date.getTime());
  // "Safe" stands only where somebody told of allergies and the restaurant declared each of them as not used.
  const isSafe = isClear && foods.length > 0 && confidence === 'high';
  const shown: ShownRestaurant = {
    restaurantId: restaurant.restaurantId,
    listingId: restaurant.listingId,
    name: restaurant.name,
    area: restaurant.area === '' ? null : restaurant.area,
    address: restaurant.address,
    priceTier: restaurant.priceTier,
    rating: restaurant.rating,
    votes: restaurant.votes,
    cuisines: restaurant.cuisines,
    url: restaurant.url,
    location: restaurant.location,
    allergens: {
      known: restaurant.allergens.filter(({ value }) => value !== 'notUsed').map(({ allergen }) => allergen),
      confidence,
      clear: isClear,
      declaredOn: declared.length === 0 ? null : localDate(new Date(Math.min(...declared)), zone),
      warnings,
    },
    scores,
    fit:
      fit === null
        ? null
        : { ...fit, rank: 1, tags: fit.tags.filter(({ type }) => type !== 'allergy_safe' || isSafe) },
    review: review !== null && reassures(review, foods) ? null : review,
  };
  return { shown, restaurant, standing: standingOf(judged) };
}

/** A stranger's sentence about what somebody must not eat is no fact, and nothing they should read beside one: it is not shown. */
function reassures(review: string, foods: readonly Food[]): boolean {
  if (foods.length === 0) return false;
  const folded = foldText(review).text;
  return (
    speaksOfAllergies.test(folded.replaceAll('-', ' ')) || foods.some((food) => food.isIn(folded, false))
  );
}

function standingOf(judged: readonly Judged[]): Standing {
  const warned = judged.flatMap(({ warning, isSure }) => (warning === null ? [] : [{ ...warning, isSure }]));
  if (warned.length === 0) return 'clear';
  const dangers = warned.filter(
    ({ severity, presence }) => severity === 'anaphylactic' && presence !== 'unknown',
  );
  if (dangers.length === 0) return 'warned';
  return dangers.some(({ isSure }) => isSure) ? 'flagged' : 'last';
}

/** Where it stands among the others: by how bad the worst of it would be, then by how sure that is (K-57). */
function placeOf({ shown: { allergens } }: Pick<GuardedOne, 'shown'>): number {
  const [worst] = allergens.warnings;
  return worst === undefined
    ? -1
    : severityRank(worst.severity) * presences.length + presenceRank(worst.presence);
}

/**
 * What may be shown of restaurants to a party, and in which order (docs/decisions/0066). Nothing vanishes: every candidate is in
 * `restaurants` or in `flagged`. What nobody knows is never safe; a text of a guest can warn and never clear; more allergies, or a worse fact,
 * never move a restaurant up or soften a word. Pure.
 * @param zone of the market, in which dates of declarations are told
 */
export function guardRestaurants(
  candidates: readonly Candidate[],
  party: Party,
  now: Date,
  zone: string,
): GuardedList {
  const foods = guardedFoods(party.safety).map((food) => ({
    ...food,
    isIn: finderOf(food.allergen, food.name),
  }));
  const guarded = candidates.map((candidate) => guardOne(candidate, foods, { now, zone }));
  const staying = guarded
    .filter(({ standing }) => standing !== 'flagged')
    .toSorted((one, other) => placeOf(one) - placeOf(other));
  const made = (one: (typeof guarded)[number], index: number) =>
    new GuardedOne(
      { ...one.shown, fit: one.shown.fit === null ? null : { ...one.shown.fit, rank: index + 1 } },
      one.restaurant,
      one.standing,
    );
  return new GuardedList(
    staying.map(made),
    guarded.filter(({ standing }) => standing === 'flagged').map(made),
    { allergiesKnown: foods.length > 0, profileVersion: party.profileVersion },
  );
}
