import type { Language, Place } from '@merve/contract';
import { publicRoutes } from '@merve/contract/api';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { placeKindName } from '../language/place-kinds.ts';
import { callRoute } from '../platform/api-client.ts';
import { signInAnonymously } from '../platform/session.ts';
import type { Kind } from './kinds.ts';
import { listingPin, type Pin, placeMatches, placePin } from './pins.ts';

export interface Found {
  /** By rank: the listings as the search ranks them, then our own places. */
  readonly pins: readonly Pin[];
  readonly state: 'loading' | 'ready' | 'failed';
  /** Everything there is has been asked for: what is not among the pins is not there. */
  readonly complete: boolean;
  readonly retry: () => void;
}

/** As many as the API gives at once. */
const mostListings = 50;
/** Nobody's search is sent while they are still typing it. */
const typingMs = 300;

/** What lies in a market, by words and kind. */
export function useFound(
  marketId: string,
  { words, kind }: { readonly words: string; readonly kind: Kind },
  language: Language,
): Found {
  const [listings, setListings] = useState<readonly Pin[]>([]);
  const [places, setPlaces] = useState<readonly Place[]>();
  const [state, setState] = useState<Found['state']>('loading');
  const [round, setRound] = useState(0);
  const retry = useCallback(() => setRound((before) => before + 1), []);
  const hasListings = kind !== 'places';
  const hasPlaces = kind === 'places' || kind === 'all';

  useEffect(() => {
    if (!hasListings) {
      setState('ready');
      return;
    }
    const controller = new AbortController();
    setState('loading');
    const timer = setTimeout(async () => {
      try {
        await signInAnonymously();
        const { items } = await callRoute(publicRoutes.searchListings, {
          query: { q: words, marketId, limit: mostListings, ...(kind === 'all' ? {} : { domain: kind }) },
          signal: controller.signal,
        });
        if (controller.signal.aborted) return;
        setListings(items.map(listingPin));
        setState('ready');
      } catch (error) {
        if (controller.signal.aborted) return;
        console.error(error);
        setState('failed');
      }
    }, typingMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [words, kind, marketId, hasListings, round]);

  useEffect(() => {
    let left = false;
    signInAnonymously()
      .then(() => import('./live-places.ts'))
      .then(({ loadPlaces }) => loadPlaces(marketId))
      .then(
        (loaded) => {
          if (!left) setPlaces(loaded);
        },
        // The listings stand without them; the search can be tried again.
        (error: unknown) => {
          console.error('The places could not be loaded', error);
          if (!left) setPlaces([]);
        },
      );
    return () => {
      left = true;
    };
  }, [marketId, round]);

  const pins = useMemo(() => {
    const shownPlaces = hasPlaces
      ? (places ?? []).filter((place) => placeMatches(place, placeKindName(place.kind, language), words))
      : [];
    return [...(hasListings ? listings : []), ...shownPlaces.map(placePin)];
  }, [listings, places, words, language, hasListings, hasPlaces]);
  return { pins, state, complete: state !== 'loading' && places !== undefined, retry };
}
