import type { GuardedRestaurants, Language } from '@merve/contract';
import { noSafety } from '../../allergies/safety.ts';
import { guardRestaurants } from '../../dining/allergy-guard.ts';
import { shownIn } from '../../dining/shown-in.ts';
import { restaurantsOfListings } from '../../restaurants/restaurants-of-listings.ts';
import { type FeedDeps, feedOwner, languageFor, marketOf } from './feed-of-person.ts';

export interface GuardAsked {
  readonly uid: string;
  readonly actorKey: string;
  /** Of restaurants, or of listings where people eat. */
  readonly restaurantIds: readonly string[];
  readonly language: Language | undefined;
  readonly now: Date;
}

/**
 * What was shown before somebody told of more, judged by what is known of both now. By code alone: no model is asked, and no words of a button. Three round
 * trips at most, five for a linked account and places of which nothing is kept.
 */
export async function guardAgain(
  deps: Pick<FeedDeps, 'documents' | 'markets'>,
  { uid, actorKey, restaurantIds, language: asked, now }: GuardAsked,
): Promise<GuardedRestaurants> {
  const { documents } = deps;
  const all = await restaurantsOfListings(documents, restaurantIds, now);
  const marketId = all[0]?.marketId;
  const nothing = { restaurants: [], flagged: [], allergiesKnown: false, profileVersion: 0 };
  if (marketId === undefined) return nothing;
  const [{ market }, { person }] = await Promise.all([
    marketOf(deps, marketId),
    feedOwner(documents, { uid, actorKey, marketId }),
  ]);
  const { restaurants, flagged, allergiesKnown, profileVersion } = guardRestaurants(
    all
      .filter((one) => one.marketId === marketId)
      .map((restaurant) => ({ restaurant, scores: null, fit: null, review: null, texts: [] })),
    { safety: [person?.safety ?? noSafety], profileVersion: person?.profileVersion ?? 0 },
    now,
    market.timeZone,
  );
  const language = languageFor(asked, person, market);
  return {
    ...{ allergiesKnown, profileVersion },
    restaurants: restaurants.map((one) => shownIn(one, language)),
    flagged: flagged.map((one) => shownIn(one, language)),
  };
}
