import type { Language, Market, MervePolicy } from '@merve/contract';
import { noSafety } from '../../allergies/safety.ts';
import { countReading } from '../../conversations/money-of-readings.ts';
import { guardRestaurants } from '../../dining/allergy-guard.ts';
import { scoreByWords } from '../../dining/evaluate/score-by-words.ts';
import { reviewLine } from '../../dining/facts/review-line.ts';
import { expandedDetailOf } from '../../dining/feed/expanded-detail.ts';
import { fitOf, tasteFor } from '../../dining/fit-scorer.ts';
import { fitTags } from '../../dining/fit-tags.ts';
import { expandDetailPurpose } from '../../dining/prompts/expand-detail.ts';
import { shownIn } from '../../dining/shown-in.ts';
import { MerveError } from '../../platform/errors.ts';
import { tasteOf } from '../../profile/beliefs.ts';
import { restaurantsByIds, reviewsOf } from '../../restaurants/read-restaurants.ts';
import { askerWithin, type FeedDeps, feedOwner, languageFor, marketOf } from './feed-of-person.ts';

const reviewsRead = 12;
const answerMs = 15_000;

export interface ExpandAsked {
  readonly uid: string;
  readonly actorKey: string;
  readonly restaurantId: string;
  readonly language: Language | undefined;
  readonly now: Date;
}

/**
 * More of one restaurant, for one person: always anew, one question to a model, nothing kept (K-104). What endangers the person's life there, declared or
 * known well, keeps the restaurant out of the question (C-34): code alone speaks of it.
 * @param allow is asked before anything that costs; throws where it is too much
 * @throws MerveError `NOT_FOUND` for a restaurant that is not there, or not any more
 */
export async function expandRestaurant(
  deps: FeedDeps,
  { uid, actorKey, restaurantId, language: asked, now }: ExpandAsked,
  allow: (who: {
    readonly actorId: string;
    readonly market: Market;
    readonly config: MervePolicy;
  }) => Promise<void>,
) {
  const { documents } = deps;
  const [[restaurant], reviews] = await Promise.all([
    restaurantsByIds(documents, [restaurantId]),
    reviewsOf(documents, restaurantId, reviewsRead),
  ]);
  if (restaurant === undefined) throw new MerveError('NOT_FOUND', 'There is no such restaurant any more');
  const { marketId } = restaurant;
  const [{ market, config }, { actorId, person }] = await Promise.all([
    marketOf(deps, marketId),
    feedOwner(documents, { uid, actorKey, marketId }),
  ]);
  await allow({ actorId, market, config });
  const language = languageFor(asked, person, market);
  const safety = [person?.safety ?? noSafety];
  const party = { safety, profileVersion: person?.profileVersion ?? 0 };
  const evidence = { restaurant, reviews };
  const taste = tasteOf(person);
  const candidate = {
    restaurant,
    scores: scoreByWords(
      restaurant,
      reviews.map(({ text }) => text),
    ),
    review: reviewLine(evidence, language) || null,
    texts: reviews.map(({ text }) => text),
  };
  const guard = (fit: Parameters<typeof guardRestaurants>[0][number]['fit']) =>
    guardRestaurants([{ ...candidate, fit }], party, now, market.timeZone);
  const judged = guard(null);
  const [seen] = [...judged.restaurants, ...judged.flagged];
  if (seen === undefined) throw new MerveError('INTERNAL', 'The guard lost a restaurant');
  const { allergiesKnown } = judged;
  const fit = fitOf(restaurant, tasteFor(taste), { ...seen.shown.allergens, allergiesKnown });
  const shownBy = guard({ score: fit.score, tags: fitTags(fit.reasons, language) });
  const [guarded = seen] = [...shownBy.restaurants, ...shownBy.flagged];
  const spending = { actorId, market, config, now };
  const isOut = guarded.standing === 'flagged';
  const asker = isOut ? null : await askerWithin(deps, spending);
  const answered = await asker?.ask(
    expandDetailPurpose,
    { evidence, taste, safety, language },
    { timeoutMs: answerMs },
  );
  await countReading(documents, {
    ...{ ...spending, purpose: expandDetailPurpose.name, spent: answered?.spent ?? [] },
  });
  return {
    restaurantId,
    restaurant: shownIn(guarded, language),
    expandedDetail: expandedDetailOf({
      ...{ guarded, allergiesKnown, evidence, language, radarScores: guarded.shown.scores },
      written: answered?.value ?? null,
      reasons: isOut ? [] : fit.reasons,
    }),
  };
}
