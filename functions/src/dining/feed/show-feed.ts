import type { KeptFeed, Language, RecommendationPayload, Restaurant } from '@merve/contract';
import { type GuardedRestaurant, guardRestaurants, type Party } from '../allergy-guard.ts';
import { fitTags } from '../fit-tags.ts';
import { shownIn } from '../shown-in.ts';

export interface Shown {
  readonly uid: string;
  readonly party: Party;
  /** As they are now, whatever they were when the feed was made. */
  readonly restaurants: readonly Restaurant[];
  readonly unwanted: readonly string[];
  /** Whether anything is known of what they like. */
  readonly tasteKnown: boolean;
  readonly limit: number;
  readonly now: Date;
  readonly zone: string;
}

/**
 * Steps 5 and 7 of the feed: what was picked is guarded as things are now, ranked after that, and cut to the limit. What was flagged is shown
 * whole, with its reason. A restaurant that is gone is not shown. Pure.
 */
export function showFeed(feed: KeptFeed, shown: Shown): RecommendationPayload {
  const byId = new Map(shown.restaurants.map((restaurant) => [restaurant.restaurantId, restaurant]));
  const items = feed.items.filter(({ restaurantId }) => !shown.unwanted.includes(restaurantId));
  const candidates = items.flatMap(({ restaurantId, fitScore, reasons, review, texts }) => {
    const restaurant = byId.get(restaurantId);
    const fit = { score: fitScore, tags: fitTags(reasons, feed.language) };
    return restaurant === undefined ? [] : [{ restaurant, scores: null, fit, review: review || null, texts }];
  });
  const flagged = feed.flaggedIds.flatMap((restaurantId) => {
    const restaurant = byId.get(restaurantId);
    return restaurant === undefined ? [] : [{ restaurant, scores: null, fit: null, review: null, texts: [] }];
  });
  const { party, now, zone, uid, limit } = shown;
  const guarded = guardRestaurants([...candidates, ...flagged], party, now, zone);
  // What was flagged and is not any more has no points yet: the next feed has it.
  const recommendations = guarded.restaurants.filter((one) => one.shown.fit !== null).slice(0, limit);
  return {
    uid,
    generatedAt: feed.generatedAt.toISOString(),
    profileVersion: guarded.profileVersion,
    allergiesKnown: guarded.allergiesKnown,
    tasteKnown: shown.tasteKnown,
    recommendations: recommendations.map((one, index) =>
      itemOf(one, index + 1, guarded.allergiesKnown, feed.language),
    ),
    flagged: guarded.flagged.slice(0, 50).map((one) => shownIn(one, feed.language)),
    empty: feed.empty ?? (recommendations.length === 0 ? 'none_left' : null),
  };
}

function itemOf(one: GuardedRestaurant, rank: number, allergiesKnown: boolean, language: Language) {
  const shown = shownIn(one, language);
  const { fit, allergens, review } = shown;
  return {
    rank,
    fitScore: fit?.score ?? 0,
    fitTags: fit?.tags ?? [],
    consolidatedReview: review ?? '',
    allergySummary: {
      isSafe: allergiesKnown && allergens.clear && allergens.confidence === 'high',
      warnings: allergens.warnings,
    },
    expandedDetail: null,
    restaurant: fit === null ? shown : { ...shown, fit: { ...fit, rank } },
  };
}
