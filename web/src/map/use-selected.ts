import { publicRoutes } from '@merve/contract/api';
import { useEffect, useState } from 'react';
import { callRoute } from '../platform/api-client.ts';
import { signInAnonymously } from '../platform/session.ts';
import { listingPin, type Pin } from './pins.ts';

export type Selected =
  | { readonly state: 'none' }
  | { readonly state: 'loading' }
  | { readonly state: 'missing' }
  | { readonly state: 'shown'; readonly pin: Pin };

/**
 * What the address shows: out of what was found, or, for a listing that was not, fetched for itself.
 * @param ready the search has ended: a place that is not among the found is not there
 */
export function useSelected(key: string | null, pins: readonly Pin[], ready: boolean): Selected {
  const found = pins.find((pin) => pin.key === key);
  const [fetched, setFetched] = useState<Pin | null>(null);
  const [missing, setMissing] = useState<string | null>(null);
  const listingId = key?.startsWith('listing:') ? key.slice('listing:'.length) : null;
  const wanted = found === undefined && fetched?.key !== key ? listingId : null;

  useEffect(() => {
    if (wanted === null || !ready) return;
    const controller = new AbortController();
    signInAnonymously()
      .then(() =>
        callRoute(publicRoutes.getListing, { params: { listingId: wanted }, signal: controller.signal }),
      )
      .then(
        (listing) => setFetched(listingPin(listing)),
        () => {
          if (!controller.signal.aborted) setMissing(`listing:${wanted}`);
        },
      );
    return () => controller.abort();
  }, [wanted, ready]);

  if (key === null) return { state: 'none' };
  if (found !== undefined) return { state: 'shown', pin: found };
  if (fetched?.key === key) return { state: 'shown', pin: fetched };
  if (missing === key || (ready && listingId === null)) return { state: 'missing' };
  return { state: 'loading' };
}
