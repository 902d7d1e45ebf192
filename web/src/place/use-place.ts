import { type ListingDetailView, publicRoutes } from '@merve/contract/api';
import { useCallback, useEffect, useState } from 'react';
import { callRoute } from '../platform/api-client.ts';
import { ApiFailure } from '../platform/api-failure.ts';
import { callOrKept } from '../platform/kept-answers.ts';
import { signInAnonymously } from '../platform/session.ts';

export type LoadedPlace =
  | { readonly state: 'loading' | 'missing' | 'failed' }
  | { readonly state: 'ready'; readonly place: ListingDetailView };

/** A listing by its id, and a function that asks again. Without a connection it is as it was last seen. */
export function usePlace(listingId: string): readonly [LoadedPlace, () => void] {
  const [loaded, setLoaded] = useState<LoadedPlace & { readonly of?: string }>({ state: 'loading' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    const ended = new AbortController();
    signInAnonymously()
      .then(() =>
        callOrKept(publicRoutes.getListing, { listingId }, () =>
          callRoute(publicRoutes.getListing, { params: { listingId }, signal: ended.signal }),
        ),
      )
      .then(
        ({ answer }) => {
          if (!ended.signal.aborted) setLoaded({ state: 'ready', place: answer, of: listingId });
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
