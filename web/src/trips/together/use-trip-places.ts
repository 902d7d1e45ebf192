import type { TripPlaces } from '@merve/contract';
import { publicRoutes, tripRoutes } from '@merve/contract/api';
import { useEffect, useState } from 'react';
import { callRoute } from '../../platform/api-client.ts';
import { loadSettings } from '../../platform/settings.ts';

/** What can be put into a day, and what can be booked beside it. */
export interface OfferedPlaces extends TripPlaces {
  readonly listings: readonly { readonly listingId: string; readonly name: string }[];
}

/** Nobody's search is sent while they are still typing it. */
const typingMs = 250;
const mostListings = 5;

/** @returns null while nothing is known of these words yet, `failed` where nobody could be asked */
export function useTripPlaces(tripId: string, text: string): OfferedPlaces | 'failed' | null {
  const [found, setFound] = useState<{ readonly text: string; readonly offered: OfferedPlaces | 'failed' }>();
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const look = async (): Promise<OfferedPlaces> => {
      const { marketId } = await loadSettings();
      const [places, listings] = await Promise.all([
        callRoute(tripRoutes.findTripPlaces, { params: { tripId }, query: { text }, signal }),
        text === ''
          ? null
          : callRoute(publicRoutes.searchListings, {
              query: { q: text, marketId, limit: mostListings },
              signal,
            }),
      ]);
      const own = listings?.items.map(({ listingId, name }) => ({ listingId, name })) ?? [];
      return { ...places, listings: own };
    };
    const timer = setTimeout(
      () =>
        look().then(
          (offered) => setFound({ text, offered }),
          (error: unknown) => {
            if (signal.aborted) return;
            console.warn('Places could not be searched.', error);
            setFound({ text, offered: 'failed' });
          },
        ),
      text === '' ? 0 : typingMs,
    );
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [tripId, text]);
  return found?.text === text ? found.offered : null;
}
