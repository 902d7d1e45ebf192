import type { Coordinates, Language, Place } from '@merve/contract';
import { publicRoutes } from '@merve/contract/api';
import { placeKindName } from '@merve/contract/words';
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { callRoute } from '../platform/api-client.ts';
import { roughly } from '../platform/locate.ts';
import { signInAnonymously } from '../platform/session.ts';
import type { Kind } from './kinds.ts';
import { nearestFirst } from './nearest.ts';
import { listingPin, type Pin, placeMatches, placePin } from './pins.ts';

export interface Found {
  /** By rank: the listings as the search ranks them, then our own places; from a position, the nearest first. */
  readonly pins: readonly Pin[];
  readonly state: 'loading' | 'ready' | 'failed';
  /** Everything there is has been asked for: what is not among the pins is not there. */
  readonly complete: boolean;
  readonly retry: () => void;
}

/** As many as the API gives at once. */
const maxListings = 50;
/** Nobody's search is sent while they are still typing it. */
const typingMs = 300;

interface Asked {
  readonly words: string;
  readonly kind: Kind;
  /** Where the person is; null while they have not said. */
  readonly from: Coordinates | null;
}

/** The best listings of a market, and, from a position, the nearest ones before them. */
async function searchListings(
  marketId: string,
  { words, kind, from }: Asked,
  signal: AbortSignal,
): Promise<Pin[]> {
  await signInAnonymously();
  const query = { q: words, marketId, limit: maxListings, ...(kind === 'all' ? {} : { domain: kind }) };
  const search = (near: Partial<Coordinates>) =>
    callRoute(publicRoutes.searchListings, { query: { ...query, ...near }, signal });
  const answers = await Promise.all([...(from === null ? [] : [search(roughly(from))]), search({})]);
  const pins = answers.flatMap(({ items }) => items.map(listingPin));
  return [...new Map(pins.map((pin) => [pin.key, pin])).values()];
}

/** What lies in a market, by words and kind. */
export function useFound(marketId: string, { words, kind, from }: Asked, language: Language): Found {
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
        const found = await searchListings(marketId, { words, kind, from }, controller.signal);
        if (controller.signal.aborted) return;
        // What is shown stays until the words these are shown with are there, too.
        startTransition(() => {
          setListings(found);
          setState('ready');
        });
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
  }, [words, kind, from, marketId, hasListings, round]);

  useEffect(() => {
    let left = false;
    signInAnonymously()
      .then(() => import('./live-places.ts'))
      .then(({ loadPlaces }) => loadPlaces(marketId))
      .then(
        (loaded) => {
          if (!left) startTransition(() => setPlaces(loaded));
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
    const byRank = [...(hasListings ? listings : []), ...shownPlaces.map(placePin)];
    return from === null ? byRank : nearestFirst(byRank, from);
  }, [listings, places, words, from, language, hasListings, hasPlaces]);
  return { pins, state, complete: state !== 'loading' && places !== undefined, retry };
}
