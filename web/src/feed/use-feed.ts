import type { RecommendationPayload } from '@merve/contract';
import { diningRoutes } from '@merve/contract/api';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiFailure, callRoute } from '../platform/api-client.ts';
import type { Account } from '../platform/session.ts';
import { loadSettings } from '../platform/settings.ts';
import { useLanguage } from '../shell/preferences.ts';

/** Why nothing new could be loaded. */
export type FeedTrouble =
  | { readonly why: 'failed' | 'offline' }
  /** Minutes after which it may be asked for again. */
  | { readonly why: 'limit'; readonly minutes: number };

export interface Feed {
  readonly payload: RecommendationPayload | null;
  readonly state: 'loading' | 'refreshing' | 'ready';
  readonly trouble: FeedTrouble | null;
  /** Asks for other picks; what is shown stays until they are there. */
  readonly refresh: () => void;
  /** Asks for the same again. */
  readonly retry: () => void;
}

/** What nobody looked at for so long is asked for again when they come back: their profile may have changed elsewhere. */
const freshForMs = 60_000;

function troubleOf(thrown: unknown): FeedTrouble {
  if (!(thrown instanceof ApiFailure)) return { why: 'failed' };
  if (thrown.status === 429)
    return { why: 'limit', minutes: Math.max(1, Math.ceil((thrown.retryAfter ?? 60) / 60)) };
  return { why: thrown.code === 'OFFLINE' ? 'offline' : 'failed' };
}

/**
 * What was picked for an account. Guests are shown what is kept for them: making picks anew is for those who have an account. The API guards
 * the picks at each call, so what comes back after an absence is judged by what the person told meanwhile.
 */
export function useFeed({ uid, anonymous }: Account): Feed {
  const language = useLanguage();
  const [payload, setPayload] = useState<RecommendationPayload | null>(null);
  const [trouble, setTrouble] = useState<FeedTrouble | null>(null);
  const [state, setState] = useState<Feed['state']>('loading');
  const [asked, setAsked] = useState({ round: 0, anew: false });
  const loadedAt = useRef(0);

  useEffect(() => {
    const ended = new AbortController();
    const load = async () => {
      setState((before) => (before === 'ready' ? 'refreshing' : before));
      try {
        const { marketId } = await loadSettings();
        const answer = await callRoute(diningRoutes.getRecommendations, {
          params: { uid },
          query: { marketId, language, ...(asked.anew && !anonymous ? { refresh: 'true' as const } : {}) },
          signal: ended.signal,
        });
        if (ended.signal.aborted) return;
        loadedAt.current = Date.now();
        setPayload(answer);
        setTrouble(null);
      } catch (error) {
        if (ended.signal.aborted) return;
        console.warn('What is picked could not be loaded.', error);
        setTrouble(troubleOf(error));
      }
      setState('ready');
    };
    void load();
    return () => ended.abort();
  }, [uid, anonymous, language, asked]);

  const retry = useCallback(() => setAsked(({ round }) => ({ round: round + 1, anew: false })), []);
  const refresh = useCallback(() => setAsked(({ round }) => ({ round: round + 1, anew: true })), []);
  useEffect(() => {
    const cameBack = () => {
      if (document.visibilityState === 'visible' && Date.now() - loadedAt.current > freshForMs) retry();
    };
    document.addEventListener('visibilitychange', cameBack);
    return () => document.removeEventListener('visibilitychange', cameBack);
  }, [retry]);
  return { payload, state, trouble, refresh, retry };
}
