import { useCallback, useEffect, useState } from 'react';
import { ApiFailure } from '../platform/api-failure.ts';

export type One<Item> =
  | { readonly state: 'loading' }
  | { readonly state: 'not-found' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly item: Item };

/**
 * One thing by its code, and a function that loads it again.
 * @param load a new function is another thing
 */
export function useOne<Item>(load: (signal: AbortSignal) => Promise<Item>): [One<Item>, () => void] {
  const [one, setOne] = useState<One<Item>>({ state: 'loading' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    load(controller.signal).then(
      (item) => {
        if (!controller.signal.aborted) setOne({ state: 'ready', item });
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        if (!(error instanceof ApiFailure)) console.error(error);
        const isGone = error instanceof ApiFailure && error.status === 404;
        setOne({ state: isGone ? 'not-found' : 'failed' });
      },
    );
    return () => controller.abort();
  }, [load, round]);
  return [one, useCallback(() => setRound((before) => before + 1), [])];
}
