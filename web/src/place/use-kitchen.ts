import { isDiningListing } from '@merve/contract';
import { diningRoutes, type ListingDetailView } from '@merve/contract/api';
import type { ShownRestaurant } from '@merve/contract/cards';
import { useEffect, useState } from 'react';
import { callRoute } from '../platform/api-client.ts';
import { useLanguage } from '../shell/preferences.ts';

/** What a place's kitchen means for who looks, as the API judges it now. */
export interface Kitchen {
  readonly restaurant: ShownRestaurant;
  readonly allergiesKnown: boolean;
}

/**
 * Null where nobody eats there, where it is not known yet, and where it cannot be asked: the page then shows what is declared to everybody, and calls nothing
 * safe.
 */
export function useKitchen({
  listingId,
  category,
}: Pick<ListingDetailView, 'listingId' | 'category'>): Kitchen | null {
  const language = useLanguage();
  const [kitchen, setKitchen] = useState<Kitchen | null>(null);
  const isDining = isDiningListing({ domain: category, category });
  useEffect(() => {
    setKitchen(null);
    if (!isDining) return;
    const ended = new AbortController();
    callRoute(diningRoutes.guardRestaurants, {
      query: { ids: listingId, language },
      signal: ended.signal,
    }).then(
      ({ restaurants, flagged, allergiesKnown }) => {
        const [restaurant] = [...restaurants, ...flagged];
        if (!ended.signal.aborted && restaurant !== undefined) setKitchen({ restaurant, allergiesKnown });
      },
      (error: unknown) => {
        if (!ended.signal.aborted) console.warn('What a kitchen means for allergies is not known.', error);
      },
    );
    return () => ended.abort();
  }, [listingId, isDining, language]);
  return kitchen;
}
