import type { OutingView } from '@merve/contract';
import { groupRoutes } from '@merve/contract/api';
import { useCallback, useEffect, useState } from 'react';
import { callRoute } from '../platform/api-client.ts';
import { ApiFailure } from '../platform/api-failure.ts';
import { signInAnonymously } from '../platform/session.ts';

/** While a vote is open, what others did is looked at so often. */
const lookAgainMs = 10_000;

export type LoadedGroup =
  | { readonly state: 'loading' | 'failed' | 'full' }
  /** No outing of theirs; they may have come by a link. */
  | { readonly state: 'missing' }
  | { readonly state: 'ready'; readonly outing: OutingView };

export interface Group {
  readonly loaded: LoadedGroup;
  /** What was sent last, until it is answered. */
  readonly show: (outing: OutingView) => void;
  readonly again: () => void;
  readonly join: (token: string, name: string) => Promise<void>;
}

/** An outing by its id, looked at again while its vote is open and the page is seen. */
export function useGroup(outingId: string): Group {
  const [loaded, setLoaded] = useState<LoadedGroup>({ state: 'loading' });
  const [round, setRound] = useState(0);
  const isOpen = loaded.state === 'ready' && loaded.outing.state === 'open';
  const show = useCallback((outing: OutingView) => setLoaded({ state: 'ready', outing }), []);
  const again = useCallback(() => setRound((before) => before + 1), []);

  useEffect(() => {
    const ended = new AbortController();
    const asked = round;
    signInAnonymously()
      .then(() => callRoute(groupRoutes.seeOuting, { params: { outingId }, signal: ended.signal }))
      .then(show, (error: unknown) => {
        if (ended.signal.aborted) return;
        const isGone = error instanceof ApiFailure && error.status === 404;
        if (!isGone) console.warn(`A vote could not be loaded (${asked}).`, error);
        // A look that fails takes nothing away that is on the page.
        setLoaded((before) =>
          isGone ? { state: 'missing' } : before.state === 'ready' ? before : { state: 'failed' },
        );
      });
    return () => ended.abort();
  }, [outingId, round, show]);

  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') again();
    }, lookAgainMs);
    return () => clearInterval(timer);
  }, [isOpen, again]);

  const join = useCallback(
    async (token: string, name: string) => {
      try {
        await signInAnonymously();
        show(await callRoute(groupRoutes.joinOuting, { body: { token, name: name === '' ? null : name } }));
        // The secret stays in no history and on no screenshot.
        history.replaceState(history.state, '', location.pathname);
      } catch (error) {
        const code = error instanceof ApiFailure ? error.code : '';
        if (code === 'NOT_FOUND' || code === 'BAD_REQUEST') {
          history.replaceState(history.state, '', location.pathname);
          setLoaded({ state: 'missing' });
        } else setLoaded({ state: code === 'GROUP_FULL' ? 'full' : 'failed' });
      }
    },
    [show],
  );
  return { loaded, show, again, join };
}
