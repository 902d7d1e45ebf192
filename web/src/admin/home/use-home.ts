import { homeRoutes, type OperatorsHome } from '@merve/contract/api';
import { useEffect, useState } from 'react';
import { callRoute } from '../../platform/api-client.ts';
import { failureWords } from '../design/action-dialog.tsx';
import type { Live } from '../live/use-live.ts';

const minuteMs = 60_000;

/**
 * A market at a glance, asked for again every minute while the page is looked at: it is added up when asked for, and nobody pays for
 * a page in the background. What is shown stays where a later answer fails.
 */
export function useHome(marketId: string): Live<OperatorsHome> & { readonly isOld?: boolean } {
  const [known, setKnown] = useState<{ of: string; live: Live<OperatorsHome>; isOld?: boolean } | null>(null);
  useEffect(() => {
    const ended = new AbortController();
    const load = () =>
      callRoute(homeRoutes.getHome, { params: { marketId }, signal: ended.signal }).then(
        (value) => setKnown({ of: marketId, live: { state: 'ready', value } }),
        (thrown: unknown) => {
          if (ended.signal.aborted) return;
          setKnown((before) =>
            before?.of === marketId && before.live.state === 'ready'
              ? { ...before, isOld: true }
              : { of: marketId, live: { state: 'failed', reason: failureWords(thrown) } },
          );
        },
      );
    void load();
    const again = () => {
      if (document.visibilityState === 'visible') void load();
    };
    const timer = setInterval(again, minuteMs);
    document.addEventListener('visibilitychange', again);
    return () => {
      ended.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [marketId]);
  if (known?.of !== marketId) return { state: 'loading' };
  return known.isOld === true ? { ...known.live, isOld: true } : known.live;
}
