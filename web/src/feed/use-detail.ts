import type { ExpandedDetail } from '@merve/contract';
import { diningRoutes } from '@merve/contract/api';
import type { ShownRestaurant } from '@merve/contract/cards';
import { useEffect, useState } from 'react';
import { callRoute } from '../platform/api-client.ts';
import { useLanguage } from '../shell/preferences.ts';

/** More of a restaurant, and the restaurant as it was guarded with it. */
interface Detail {
  readonly expandedDetail: ExpandedDetail;
  /** Null where the detail came with the list. */
  readonly restaurant: ShownRestaurant | null;
}

export interface DetailLoading {
  readonly expandedDetail: ExpandedDetail | null;
  readonly restaurant: ShownRestaurant | null;
  readonly expandLoading: boolean;
  readonly expandError: boolean;
  readonly retry: () => void;
}

/**
 * More of one restaurant, fetched when its card is first opened and never again as long as the card is there: only a fetch that failed
 * can be asked for again.
 * @param known what came with the list; null where it is to be fetched
 */
export function useDetail(
  {
    uid,
    restaurantId,
    known,
  }: { readonly uid: string; readonly restaurantId: string; readonly known: ExpandedDetail | null },
  isWanted: boolean,
): DetailLoading {
  const language = useLanguage();
  const [detail, setDetail] = useState<Detail | null>(
    known === null ? null : { expandedDetail: known, restaurant: null },
  );
  const [hasFailed, setFailed] = useState(false);
  const isFetching = isWanted && detail === null && !hasFailed;
  useEffect(() => {
    if (!isFetching) return;
    const ended = new AbortController();
    callRoute(diningRoutes.expandRecommendation, {
      params: { uid, restaurantId },
      query: { language },
      signal: ended.signal,
    }).then(setDetail, (error: unknown) => {
      if (ended.signal.aborted) return;
      console.warn('More of a restaurant could not be loaded.', error);
      setFailed(true);
    });
    return () => ended.abort();
  }, [isFetching, uid, restaurantId, language]);
  return {
    expandedDetail: detail?.expandedDetail ?? null,
    restaurant: detail?.restaurant ?? null,
    expandLoading: isFetching,
    expandError: hasFailed,
    retry: () => setFailed(false),
  };
}
