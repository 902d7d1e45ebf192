import { accountRoutes } from '@merve/contract/api';
import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { callRoute } from '../platform/api-client.ts';
import { signInAnonymously } from '../platform/session.ts';
import { useLanguage } from '../shell/preferences.ts';
import type { OnAsk } from './card.tsx';

/** Asks in the conversation from another page, and goes there, where the answer is. */
export function useAskInChat(): { readonly state: 'idle' | 'asking' | 'failed'; readonly ask: OnAsk } {
  const language = useLanguage();
  const [, navigate] = useLocation();
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');
  const ask = useCallback<OnAsk>(
    async (wanted, message) => {
      setState('asking');
      try {
        await signInAnonymously();
        const said = { message, clientMessageId: crypto.randomUUID(), language };
        await callRoute(accountRoutes.postMessage, {
          body: wanted === null ? said : { ...said, ask: wanted },
        });
        navigate('/');
      } catch (error) {
        console.error(error);
        setState('failed');
      }
    },
    [language, navigate],
  );
  return { state, ask };
}
