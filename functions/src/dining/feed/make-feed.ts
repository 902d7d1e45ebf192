import type { DiningPreferences, KeptFeed, Language, Person, RestaurantReview } from '@merve/contract';
import { noSafety } from '../../allergies/safety.ts';
import type { Asker, SpentTokens } from '../../model/asker.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { tasteOf } from '../../profile/beliefs.ts';
import { bestRated, reviewsOf } from '../../restaurants/read-restaurants.ts';
import { supportedText } from '../facts/check-sentence.ts';
import type { Evidence } from '../facts/evidence.ts';
import { maxReviewLine, reviewLine } from '../facts/review-line.ts';
import { tasteFor } from '../fit-scorer.ts';
import { anaphylacticAllergens } from '../guarded-foods.ts';
import { fitExplanationPurpose } from '../prompts/fit-explanation.ts';
import { type FeedKey, feedExpiry } from './feed-key.ts';
import { type Picked, pickRestaurants } from './pick-restaurants.ts';

/** Candidates of the source (K-82); of who has a life-threatening allergy more are looked at, for some of them are out. */
const candidatesOf = { others: 50, anaphylactic: 120 } as const;
/** As many as a person may ever ask for: whatever the limit, the kept feed is sliced. */
export const feedLength = 25;
const maxFlagged = 50;
const reviewsRead = 6;
const textsKept = 4;
const maxText = 600;
/** A feed is read, not waited for. */
const explainMs = 15_000;

export interface FeedWorld {
  readonly documents: Documents;
  readonly asker: Asker;
}

/** For whom, in which market and when. */
export interface FeedFor {
  readonly person: Person | undefined;
  readonly key: FeedKey;
  readonly timeZone: string;
  readonly now: Date;
}

/** What a feed is and what its one question cost. */
export interface MadeFeed {
  readonly feed: KeptFeed;
  readonly spent: readonly SpentTokens[];
}

/**
 * Makes a person's feed anew and keeps it: one query of restaurants, one of the reviews of each that is picked, one question to a model (K-86), one write.
 * What the model writes is checked against each restaurant's own data; where nothing of it holds, code says what is known.
 */
export async function makeFeed({ documents, asker }: FeedWorld, feedFor: FeedFor): Promise<MadeFeed> {
  const { person, key, timeZone, now } = feedFor;
  const preferences = tasteOf(person);
  const safety = [person?.safety ?? noSafety];
  const viewer = {
    party: { safety, profileVersion: key.profileVersion },
    ...{ taste: tasteFor(preferences), now, zone: timeZone },
  };
  const endangered = anaphylacticAllergens(safety).length > 0;
  const wanted = endangered ? candidatesOf.anaphylactic : candidatesOf.others;
  const best = await bestRated(documents, key.marketId, wanted);
  const unwanted = new Set(person?.derived?.unwanted);
  const eligible = best.filter(({ restaurantId }) => !unwanted.has(restaurantId));
  const first = pickRestaurants(
    eligible.map((restaurant) => ({ restaurant, texts: [] })),
    viewer,
    wanted,
  );
  const finalists = first.picked.slice(0, candidatesOf.others).slice(0, feedLength);
  const reviews = await Promise.all(
    finalists.map(({ restaurant }) => reviewsOf(documents, restaurant.restaurantId, reviewsRead)),
  );
  // Once more with what guests wrote: it can warn of what no declaration says.
  const evidence = new Map(
    finalists.map(({ restaurant }, index) => [
      restaurant.restaurantId,
      { restaurant, reviews: reviews[index] ?? [] },
    ]),
  );
  const { picked, flagged } = pickRestaurants(
    finalists.map(({ restaurant }, index) => ({ restaurant, texts: textsOf(reviews[index] ?? []) })),
    viewer,
    feedLength,
  );
  const { lines, spent } = await linesOf(asker, picked, evidence, {
    ...{ taste: preferences, safety, language: key.language },
  });
  const flaggedIds = [...first.flagged, ...flagged].map(({ restaurantId }) => restaurantId);
  const feed: KeptFeed = {
    ...key,
    generatedAt: now,
    items: picked.map(({ restaurant: { restaurantId }, fit, texts }) => ({
      restaurantId,
      fitScore: fit.score,
      reasons: [...fit.reasons],
      review: lines.get(restaurantId) ?? '',
      texts: [...texts],
    })),
    flaggedIds: flaggedIds.slice(0, maxFlagged),
    empty: best.length === 0 ? 'no_restaurants' : picked.length === 0 ? 'none_left' : null,
    expiresAt: feedExpiry(now),
  };
  return { feed, spent };
}

const textsOf = (reviews: readonly Pick<RestaurantReview, 'text'>[]): string[] =>
  reviews.slice(0, textsKept).map(({ text }) => text.slice(0, maxText));

/** A line for each: the model's where this restaurant's data bears it out, else code's. Ids it makes up lead nowhere. */
async function linesOf(
  asker: Asker,
  picked: readonly Picked[],
  evidenceById: ReadonlyMap<string, Evidence>,
  {
    taste,
    safety,
    language,
  }: { taste: DiningPreferences; safety: readonly Person['safety'][]; language: Language },
) {
  const restaurants = picked.flatMap(({ restaurant: { restaurantId } }) => {
    const evidence = evidenceById.get(restaurantId);
    return evidence === undefined ? [] : [{ restaurantId, evidence }];
  });
  const { value, spent } =
    restaurants.length === 0
      ? { value: [], spent: [] }
      : await asker.ask(
          fitExplanationPurpose,
          { restaurants, taste, safety, language },
          { timeoutMs: explainMs },
        );
  const written = new Map(
    value.map(({ restaurantId, consolidatedReview }) => [restaurantId, consolidatedReview]),
  );
  const lines = restaurants.map(({ restaurantId, evidence }): [string, string] => {
    const checked = supportedText(written.get(restaurantId) ?? '', evidence, maxReviewLine);
    return [restaurantId, checked === '' ? reviewLine(evidence, language) : checked];
  });
  return { lines: new Map(lines), spent };
}
