import { accountRoutes, type BookingView } from '@merve/contract/api';
import { useCallback, useEffect, useState } from 'react';
import { callRoute } from '../platform/api-client.ts';
import { callOrKept } from '../platform/kept-answers.ts';

/** While a page is looked at, what was booked is asked for again after so long. */
const everyMs = 30_000;

/** The person's newest bookings as they stand: asked for again while the page is looked at, and as they last were without a connection. */
export function useBookings(): { readonly bookings: readonly BookingView[]; readonly reload: () => void } {
  const [bookings, setBookings] = useState<readonly BookingView[]>([]);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const ended = new AbortController();
    const load = () => {
      if (document.visibilityState !== 'visible') return;
      callOrKept(accountRoutes.listBookings, {}, () =>
        callRoute(accountRoutes.listBookings, { query: {}, signal: ended.signal }),
      ).then(
        ({ answer }) => {
          if (!ended.signal.aborted) setBookings(answer.items);
        },
        (error: unknown) => {
          // The plan stands without them; they are asked for again.
          if (!ended.signal.aborted) console.warn('What is booked could not be loaded.', error);
        },
      );
    };
    load();
    const timer = setInterval(load, everyMs);
    document.addEventListener('visibilitychange', load);
    addEventListener('online', load);
    return () => {
      ended.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', load);
      removeEventListener('online', load);
    };
  }, [turn]);
  return { bookings, reload: useCallback(() => setTurn((before) => before + 1), []) };
}
