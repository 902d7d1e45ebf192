import {
  type Coordinates,
  type FoundRestaurant,
  type Language,
  locationNeededSchema,
  type PlaceSearch,
  type PlaceSearchResponse,
} from '@merve/contract';
import { placeSearchRoutes } from '@merve/contract/api';
import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ApiFailure, callRoute } from '../platform/api-client.ts';
import { locateIfAllowed, roughly } from '../platform/locate.ts';
import { signInAnonymously } from '../platform/session.ts';
import { loadSettings } from '../platform/settings.ts';
import type { Asked } from './search-address.ts';

/** What was found so far, of all pages that were asked for. */
export interface FoundPlaces extends Pick<PlaceSearchResponse, 'schema' | 'query' | 'meta'> {
  readonly places: readonly FoundRestaurant[];
}

/** Why there is nothing to show, or nothing more. */
export type Trouble =
  | { readonly why: 'location'; readonly schema: PlaceSearch }
  /** Seconds after which one may search again; null where nobody said. */
  | { readonly why: 'limit'; readonly seconds: number | null }
  | { readonly why: 'signed-out' | 'not-here' | 'not-understood' | 'late' | 'offline' | 'failed' };

export interface PlaceSearching {
  readonly state: 'idle' | 'searching' | 'ready';
  readonly found: FoundPlaces | null;
  readonly trouble: Trouble | null;
  /** Asks for the next page; null where there is none. */
  readonly more: (() => void) | null;
  readonly retry: () => void;
}

/** The name under which this page's searches are remembered: "and sushi there?" */
const sessionId = 'explore';

function troubleOf(thrown: unknown): Trouble {
  if (!(thrown instanceof ApiFailure)) return { why: 'failed' };
  const { code, status, body, retryAfter } = thrown;
  const needed = code === 'LOCATION_NEEDED' ? locationNeededSchema.safeParse(body) : null;
  if (needed?.success) return { why: 'location', schema: needed.data.schema };
  if (status === 429) return { why: 'limit', seconds: retryAfter };
  if (status === 401) return { why: 'signed-out' };
  if (status === 404) return { why: 'not-here' };
  if (status === 400) return { why: 'not-understood' };
  if (code === 'TIMEOUT' || status === 504) return { why: 'late' };
  return { why: code === 'OFFLINE' ? 'offline' : 'failed' };
}

/**
 * Searches what an address asks for, and again whenever that, the language or the round changes. What was found stays while the next
 * search is under way.
 * @param here where the person is, once they showed it; without it, it is looked for only where the browser may tell already
 */
export function usePlaceSearch(
  { words, schema }: Asked,
  here: Coordinates | null,
  { language, onHere }: { readonly language: Language; readonly onHere: (here: Coordinates) => void },
): PlaceSearching {
  const [found, setFound] = useState<FoundPlaces | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [state, setState] = useState<PlaceSearching['state']>('idle');
  const [round, setRound] = useState(0);
  const known = useRef(here);
  useLayoutEffect(() => {
    known.current = here;
  });
  const paging = useRef<AbortController>(null);
  // An object of each drawing; the search is the same as long as it says the same.
  const sent = schema === null ? null : JSON.stringify(schema);

  useEffect(() => {
    const controller = new AbortController();
    paging.current = controller;
    if (words === '' && sent === null) {
      setState('idle');
      setFound(null);
      setTrouble(null);
      return;
    }
    setState('searching');
    search(controller.signal).then(
      (answer) => {
        if (controller.signal.aborted) return;
        startTransition(() => {
          setFound({ ...answer, places: answer.restaurants });
          setTrouble(null);
          setState('ready');
        });
      },
      (thrown: unknown) => {
        if (controller.signal.aborted) return;
        setFound(null);
        setTrouble(troubleOf(thrown));
        setState('ready');
      },
    );
    return () => controller.abort();

    async function search(signal: AbortSignal): Promise<PlaceSearchResponse> {
      const [{ marketId }] = await Promise.all([loadSettings(), signInAnonymously()]);
      let at = known.current;
      if (at === null) {
        at = await locateIfAllowed();
        if (at !== null && !signal.aborted) onHere(at);
      }
      const rough = at === null ? null : roughly(at);
      return callRoute(placeSearchRoutes.searchPlaces, {
        body: {
          ...(sent === null ? { text: words } : { schema: JSON.parse(sent) }),
          ...{ language, marketId, sessionId },
          ...(rough !== null && { userLocation: { lat: rough.latitude, lng: rough.longitude } }),
        },
        signal,
      });
    }
  }, [words, sent, language, round, onHere]);

  const retry = useCallback(() => setRound((before) => before + 1), []);
  const pageToken = found?.meta.nextPageToken ?? null;
  const more = useCallback(async () => {
    const signal = paging.current?.signal;
    if (pageToken === null || signal === undefined) return;
    setState('searching');
    try {
      const body = { pageToken, language, sessionId };
      const page = await callRoute(placeSearchRoutes.searchPlaces, { body, signal });
      if (signal.aborted) return;
      setFound(
        (before) => before && { ...before, meta: page.meta, places: merged(before.places, page.restaurants) },
      );
      setTrouble(null);
    } catch (thrown) {
      if (signal.aborted) return;
      setTrouble(troubleOf(thrown));
    }
    setState('ready');
  }, [pageToken, language]);
  return { state, found, trouble, retry, more: pageToken === null ? null : () => void more() };
}

/** A page behind those before it; a place that was there already stays where it was. Pure. */
export function merged(
  before: readonly FoundRestaurant[],
  page: readonly FoundRestaurant[],
): readonly FoundRestaurant[] {
  const known = new Set(before.map(({ placeId }) => placeId));
  return [...before, ...page.filter(({ placeId }) => placeId === null || !known.has(placeId))];
}
