import type {
  AllergyStatement,
  Language,
  Market,
  MerveConfig,
  Profile,
  Safety,
  ToolProgress,
} from '@merve/contract';
import { noSafety, withStatements } from '../../allergies/safety.ts';
import { countReading, mayAskToRead } from '../../conversations/money-of-readings.ts';
import { type Candidate, type Guarded, guardRestaurants } from '../../dining/allergy-guard.ts';
import { decomposing, type WishSaid, wishOf } from '../../dining/decompose/decompose-purpose.ts';
import type { DiningWish } from '../../dining/dining-wish.ts';
import { byComposite } from '../../dining/evaluate/composite.ts';
import { evaluating, scoresOf } from '../../dining/evaluate/evaluate-purpose.ts';
import { scoreByWords } from '../../dining/evaluate/score-by-words.ts';
import { anaphylacticAllergens } from '../../dining/guarded-foods.ts';
import type { Asker, SpentTokens } from '../../model/asker.ts';
import { type Cache, memoryCache } from '../../platform/cache.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { hashId } from '../../platform/ids.ts';
import { noProfile } from '../../profile/person.ts';
import { reviewsOf } from '../../restaurants/read-restaurants.ts';
import type { FoundRestaurant, RestaurantSearch } from '../../restaurants/restaurant-search.ts';
import { marketDay } from '../../usage/index.ts';

/** K-29, K-31, K-33: so many are found, scored, and shown. */
const counts = { found: 15, scored: 10, shown: 5 };
const decomposeMs = 8_000;
const evaluateMs = 15_000;
const reviewsRead = 4;
/** K-129: so many wishes of an instance, for an hour. */
const keptWishes = { maxAgeMs: 60 * 60_000, maxEntries: 200 };

export interface RecommendationWorld {
  readonly documents: Documents;
  readonly search: RestaurantSearch;
  /** Left out where nothing is asked of a model. */
  readonly asker?: Asker | undefined;
}

export interface Wished {
  readonly message: string;
  readonly before: WishSaid['before'];
  /** What whoever calls the tool has read of the wish already: then no model reads it again. */
  readonly read: Partial<DiningWish>;
  readonly actorId: string;
  readonly alsoActorIds: readonly string[];
  /** What was said of allergies up to now, the message that asks included, and what those who come along must not eat. */
  readonly allergies: readonly AllergyStatement[];
  readonly market: Market;
  readonly config: MerveConfig;
  readonly language: Language;
  readonly now: Date;
  readonly signal: AbortSignal;
  readonly progress: (progress: ToolProgress) => void;
}

export type Recommended =
  | { readonly kind: 'clarify'; readonly question: string | null }
  | { readonly kind: 'none'; readonly isEmptyMarket: boolean }
  | {
      readonly kind: 'found';
      readonly guarded: Guarded;
      readonly wish: DiningWish;
      /** False where ratings and words of guests stand in for a model, for all or some. */
      readonly isScoredByModel: boolean;
      readonly withoutMeaning: boolean;
    };

/** Keeps wishes that a model has read, for this instance. */
export type WishCache = Cache<DiningWish>;
export const wishCache = (now: () => Date = () => new Date()): WishCache =>
  memoryCache<DiningWish>({ ...keptWishes, now });

/**
 * From a wish to what may be shown, in the source's order: context, wish, search, scores, guard. One round trip for the person, those of the
 * search, one for reviews. No model's answer is shown, but its numbers and its reading of the wish; the guard is the last step.
 */
export async function recommend(
  world: RecommendationWorld,
  kept: WishCache,
  wished: Wished,
): Promise<Recommended> {
  const { market, progress, signal, now } = wished;
  progress({ doing: 'reading', step: 'fetching_context' });
  const person = await contextOf(world.documents, wished);
  const asking = await askingOf(world, wished);

  progress({ doing: 'reading', step: 'decomposing' });
  const wish = await decompose(asking, kept, wished, person);
  if (wish.needsClarification) return { kind: 'clarify', question: wish.clarificationQuestion };

  progress({ doing: 'searching', step: 'searching' });
  const { found, excluded, withoutMeaning, isEmptyMarket } = await world.search.find(
    {
      ...{ marketId: market.marketId, language: wished.language, limit: counts.found, words: wish.words },
      filters: { ...wish, excludeAllergens: anaphylacticAllergens(person.safety) },
    },
    signal,
  );
  if (found.length === 0 && excluded.length === 0) return { kind: 'none', isEmptyMarket };

  const guard = (all: readonly Candidate[]) =>
    guardRestaurants(
      all,
      { safety: person.safety, profileVersion: person.profileVersion },
      now,
      market.timeZone,
    );
  // What endangers a life is in no prompt: the search leaves it out, and the guard knows more than the search.
  const flagged = new Set(
    guard(found.map((one) => candidateOf(one))).flagged.map(({ shown }) => shown.restaurantId),
  );
  const isFlagged = ({ restaurant }: FoundRestaurant) => flagged.has(restaurant.restaurantId);

  progress({ doing: 'comparing', step: 'evaluating' });
  const best = await withReviews(
    world.documents,
    found.filter((one) => !isFlagged(one)).slice(0, counts.scored),
  );
  const { scores, isByModel } = await evaluate(asking, best, wished, person.safety);

  progress({ doing: 'checking', step: 'checking_allergies' });
  const ranked = byComposite(
    best.map((one) => ({ candidate: one, scores: scores.get(one.restaurant.restaurantId) ?? null })),
    wish.wantsQuiet,
  ).slice(0, counts.shown);
  const guarded = guard([
    ...ranked.map(({ candidate, scores: given }) => ({ ...candidateOf(candidate), scores: given })),
    ...[...excluded, ...found.filter(isFlagged)].map((one) => candidateOf(one)),
  ]);
  return {
    kind: 'found',
    ...{ guarded, wish, isScoredByModel: isByModel, withoutMeaning: withoutMeaning !== null },
  };
}

interface DiningPerson {
  readonly dining: Profile['dining'];
  readonly safety: readonly Safety[];
  readonly profileVersion: number;
}

/** The person's document, and those of the actors that are the same person; with what was said since. One round trip. */
async function contextOf(
  documents: Documents,
  { actorId, alsoActorIds, allergies }: Wished,
): Promise<DiningPerson> {
  const read = await Promise.all([actorId, ...alsoActorIds].map((id) => documents.person(id).get()));
  const persons = read.flatMap((snapshot) => snapshot.data() ?? []);
  const own = persons.find((person) => person.actorId === actorId);
  return {
    dining: (own ?? persons[0] ?? noProfile).dining,
    safety: [...persons.map(({ safety }) => safety), withStatements(noSafety, allergies)],
    profileVersion: own?.profileVersion ?? 0,
  };
}

/** Whom to ask, as long as there is money for it today; null where code answers. */
async function askingOf({ documents, asker }: RecommendationWorld, wished: Wished) {
  if (asker === undefined || !asker.hasModel || !(await mayAskToRead(documents, wished))) return null;
  const count = (purpose: string, spent: readonly SpentTokens[]) =>
    countReading(documents, { ...wished, purpose, spent });
  return { asker, count };
}
type Asking = Awaited<ReturnType<typeof askingOf>>;

/** The wish, as the caller, a model or our words read it. Whatever the caller gave stands. */
async function decompose(
  asking: Asking,
  kept: WishCache,
  wished: Wished,
  person: DiningPerson,
): Promise<DiningWish> {
  const { message, before, read, actorId, market, now, signal } = wished;
  if (asking === null || Object.keys(read).length > 0) return { ...wishOf(message, null), ...read };
  const { date } = marketDay(now, market.timeZone);
  const key = hashId([
    actorId,
    String(person.profileVersion),
    market.marketId,
    date,
    JSON.stringify(before),
    message,
  ]);
  return kept.get(key, async () => {
    const { value, spent } = await asking.asker.ask(
      decomposing,
      { message, before, dining: person.dining, safety: person.safety },
      { timeoutMs: decomposeMs, signal },
    );
    await asking.count(decomposing.name, spent);
    // Who asks next may find the model answering again.
    if (value === null) kept.forget(key);
    return wishOf(message, value);
  });
}

interface Scores {
  readonly scores: ReadonlyMap<string, ReturnType<typeof scoreByWords>>;
  readonly isByModel: boolean;
}

/** Five scores for each: a model's, and for those of which it gave none that can be, those of ratings and words. */
async function evaluate(
  asking: Asking,
  best: readonly ReviewedRestaurant[],
  { message, signal }: Wished,
  safety: readonly Safety[],
): Promise<Scores> {
  const candidates = best.map(({ restaurant, texts }) => ({ restaurant, reviews: texts }));
  const ids = candidates.map(({ restaurant }) => restaurant.restaurantId);
  let given: ReturnType<typeof scoresOf> = new Map();
  if (asking !== null && candidates.length > 0) {
    const { value, spent } = await asking.asker.ask(
      evaluating,
      { wish: message, candidates, safety },
      { timeoutMs: evaluateMs, signal },
    );
    await asking.count(evaluating.name, spent);
    given = scoresOf(value, ids);
  }
  const scores = candidates.map(
    ({ restaurant, reviews }) =>
      [
        restaurant.restaurantId,
        given.get(restaurant.restaurantId) ?? scoreByWords(restaurant, reviews),
      ] as const,
  );
  return { scores: new Map(scores), isByModel: ids.every((id) => given.has(id)) };
}

interface ReviewedRestaurant extends FoundRestaurant {
  readonly texts: readonly string[];
}

/** With what guests wrote, where the search has not brought it. One round trip. */
function withReviews(documents: Documents, found: readonly FoundRestaurant[]): Promise<ReviewedRestaurant[]> {
  return Promise.all(
    found.map(async (one) => {
      const reviews =
        one.reviews.length > 1
          ? one.reviews
          : await reviewsOf(documents, one.restaurant.restaurantId, reviewsRead);
      return { ...one, reviews, texts: reviews.map(({ text }) => text) };
    }),
  );
}

/** What the guard is given of a found one: the review that was found by is what guests say. */
function candidateOf({ restaurant, reviews }: FoundRestaurant): Candidate {
  const [first] = reviews;
  return {
    ...{ restaurant, scores: null, fit: null },
    review: first === undefined ? null : shortened(first.text),
    texts: reviews.map(({ text }) => text),
  };
}

const reviewLength = 160;

/** The beginning of what a guest wrote, up to the end of a word. */
function shortened(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line.length <= reviewLength) return line;
  return `${line.slice(0, reviewLength - 1).replace(/\s+\S*$/u, '')}…`;
}
