import { type FreeTimesView, publicRoutes } from '@merve/contract/api';
import { useCallback, useEffect, useState } from 'react';
import { callRoute } from '../platform/api-client.ts';

/** What is asked about; what is null, the place decides. */
export interface FreeTimesQuestion {
  readonly listingId: string;
  readonly date: string | null;
  readonly party: number | null;
  readonly choice: string | null;
}

/** What is free, asked anew with every change of the question; what was told before stays until the new answer is there. */
export function useFreeTimes({ listingId, date, party, choice }: FreeTimesQuestion) {
  const [told, setTold] = useState<FreeTimesView | null>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const ended = new AbortController();
    setState('loading');
    const query = {
      ...(date === null ? {} : { date }),
      ...(party === null ? {} : { party }),
      ...(choice === null ? {} : { choice }),
    };
    callRoute(publicRoutes.getFreeTimes, { params: { listingId }, query, signal: ended.signal }).then(
      (view) => {
        setTold(view);
        setState('ready');
      },
      (error: unknown) => {
        if (ended.signal.aborted) return;
        console.warn('The free times could not be loaded.', error);
        setState('failed');
      },
    );
    return () => ended.abort();
  }, [listingId, date, party, choice, attempt]);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return { told, state, retry };
}
