import type { Language } from '@merve/contract';
import { diningRoutes } from '@merve/contract/api';
import type { RestaurantsCard, ShownRestaurant } from '@merve/contract/cards';
import { useCallback, useEffect, useState } from 'react';
import { callRoute } from '../platform/api-client.ts';
import { useLanguage } from '../shell/preferences.ts';

/** What a card shows of restaurants, as it was judged last. */
type Judged = Pick<RestaurantsCard, 'restaurants' | 'flagged' | 'allergiesKnown' | 'profileVersion'>;

export interface GuardedAgain {
  readonly judged: Judged;
  /** The person told more since, and it could not be judged by that yet. */
  readonly isOld: boolean;
  readonly state: 'ready' | 'asking' | 'failed';
  readonly again: () => void;
}

/** How it compares stays as it was found; a guest's words are not judged again, so they are not shown. */
function withFound(
  restaurant: ShownRestaurant,
  found: ReadonlyMap<string, ShownRestaurant>,
): ShownRestaurant {
  const before = found.get(restaurant.restaurantId);
  return { ...restaurant, scores: before?.scores ?? null, fit: before?.fit ?? null };
}

async function askAgain({ restaurants, flagged }: RestaurantsCard, language: Language): Promise<Judged> {
  const all = [...restaurants, ...flagged];
  const answer = await callRoute(diningRoutes.guardRestaurants, {
    query: { ids: all.map(({ restaurantId }) => restaurantId).join(','), language },
  });
  const found = new Map(all.map((one) => [one.restaurantId, one]));
  return {
    ...answer,
    restaurants: answer.restaurants.map((one) => withFound(one, found)),
    flagged: answer.flagged.map((one) => withFound(one, found)),
  };
}

/**
 * The restaurants of a card, judged by what the person has told by now: where that is more than when it was found, the API judges them anew, before anybody
 * asks. Until it has, the card is old.
 * @param version of the person's profile now; null while it is not known
 */
export function useGuardedAgain(card: RestaurantsCard, version: number | null): GuardedAgain {
  const language = useLanguage();
  const [judged, setJudged] = useState<Judged>(card);
  const [state, setState] = useState<GuardedAgain['state']>('ready');
  const [attempt, setAttempt] = useState(0);
  const isOld = version !== null && version > judged.profileVersion;
  useEffect(() => {
    if (!isOld) return;
    // `attempt` is a further one of the same question.
    void attempt;
    let isOver = false;
    setState('asking');
    askAgain(card, language).then(
      (answer) => {
        if (isOver) return;
        setJudged(answer);
        setState('ready');
      },
      (error: unknown) => {
        console.warn('Restaurants could not be judged again.', error);
        if (!isOver) setState('failed');
      },
    );
    return () => {
      isOver = true;
    };
  }, [card, language, isOld, attempt]);
  const again = useCallback(() => setAttempt((before) => before + 1), []);
  return { judged, isOld, state, again };
}
