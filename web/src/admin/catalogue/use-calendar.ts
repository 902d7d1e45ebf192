import { type CalendarEntry, calendarRoutes } from '@merve/contract/api';
import { useEffect, useState } from 'react';
import { callRoute } from '../../platform/api-client.ts';
import { failureWords } from '../design/action-dialog.tsx';
import type { Live } from '../live/use-live.ts';

interface Calendar {
  readonly timeZone: string;
  readonly entries: readonly CalendarEntry[];
}

/** How often it is looked at again while it is shown: somebody may book meanwhile. */
const everyMs = 30_000;

/** What takes places of a listing in the week from a date on; looked at again as long as it is shown. */
export function useCalendar(listingId: string, from: string) {
  const [calendar, setCalendar] = useState<Live<Calendar>>({ state: 'loading' });
  const [asked, ask] = useState(0);
  // `asked` tells that it must be read again.
  useEffect(() => {
    const ended = new AbortController();
    const load = () =>
      callRoute(calendarRoutes.getCalendar, {
        ...{ params: { listingId }, query: { from }, signal: ended.signal },
      }).then(
        (value) => setCalendar({ state: 'ready', value }),
        (thrown: unknown) => {
          if (!ended.signal.aborted) setCalendar({ state: 'failed', reason: failureWords(thrown) });
        },
      );
    void load();
    const again = setInterval(() => void (document.visibilityState === 'visible' && load()), everyMs);
    return () => {
      clearInterval(again);
      ended.abort();
    };
  }, [listingId, from, asked]);
  return { calendar, reload: () => ask((times) => times + 1) };
}
