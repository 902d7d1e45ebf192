import { type ListingDetailView, publicRoutes } from '@merve/contract/api';
import { useCallback, useEffect, useState } from 'react';
import { callRoute } from '../platform/api-client.ts';
import { ApiFailure } from '../platform/api-failure.ts';
import { signInAnonymously } from '../platform/session.ts';

export type LoadedPlace =
  | { readonly state: 'loading' | 'missing' | 'failed' }
  | { readonly state: 'ready'; readonly place: ListingDetailView };

/**
 * A listing by its id, and a function that asks again. Nothing of it is kept for reading without a connection: whoever looks at many places
 * would lose the codes of what they booked (kept-answers.ts).
 */
export function usePlace(listingId: string): readonly [LoadedPlace, () => void] {
  const [loaded, setLoaded] = useState<LoadedPlace & { readonly of?: string }>({ state: 'loading' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    const ended = new AbortController();
    signInAnonymously()
      .then(() => callRoute(publicRoutes.getListing, { params: { listingId }, signal: ended.signal }))
      .then(
        (place) => {
          if (!ended.signal.aborted) setLoaded({ state: 'ready', place, of: listingId });
        },
        (error: unknown) => {
          if (ended.signal.aborted) return;
          const isGone = error instanceof ApiFailure && error.status === 404;
          if (!isGone) console.warn('A place could not be loaded.', error);
          setLoaded({ state: isGone ? 'missing' : 'failed', of: listingId });
        },
      );
    return () => ended.abort();
  }, [listingId, round]);
  const again = useCallback(() => {
    setLoaded({ state: 'loading' });
    setRound((before) => before + 1);
  }, []);
  // What another address showed is not this place.
  return [loaded.of === listingId ? loaded : { state: 'loading' }, again];
}
