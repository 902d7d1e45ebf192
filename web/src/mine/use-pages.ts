import { useCallback, useEffect, useRef, useState } from 'react';

export interface Page<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
  /** When it was fetched, where there is no connection now; null or left out for what is current. */
  readonly keptAt?: Date | null;
}

export interface Pages<Item> {
  readonly items: readonly Item[];
  readonly state: 'loading' | 'ready' | 'failed';
  /** Loads the next page; null at the end. */
  readonly more: (() => void) | null;
  /** Loads the first page anew; what is shown stays until it is there. */
  readonly reload: () => void;
  /** When what is shown was fetched, if it could not be fetched now; null for what is current. */
  readonly keptAt: Date | null;
}

/** What is shown may be older than this when somebody comes back to the page. */
const staleMs = 15_000;

/**
 * A list that is loaded page by page. Comes back to the newest state when the page is looked at again.
 * @param load one page of it; a new function is a new list
 */
export function usePages<Item>(
  load: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<Item>>,
): Pages<Item> {
  const [items, setItems] = useState<readonly Item[]>([]);
  const [next, setNext] = useState<string | null>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [keptAt, setKeptAt] = useState<Date | null>(null);
  const loadedAt = useRef(0);
  const under = useRef<AbortController>(null);

  const fetchPage = useCallback(
    (cursor: string | undefined) => {
      under.current?.abort();
      const controller = new AbortController();
      under.current = controller;
      setState('loading');
      load(cursor, controller.signal).then(
        (page) => {
          if (controller.signal.aborted) return;
          setItems((before) => (cursor === undefined ? page.items : [...before, ...page.items]));
          setNext(page.next);
          setKeptAt(page.keptAt ?? null);
          setState('ready');
          loadedAt.current = Date.now();
        },
        (error: unknown) => {
          if (controller.signal.aborted) return;
          console.warn('A list could not be loaded.', error);
          setState('failed');
        },
      );
    },
    [load],
  );
  const reload = useCallback(() => fetchPage(undefined), [fetchPage]);

  useEffect(() => {
    setItems([]);
    setNext(null);
    reload();
    const comeBack = () => {
      if (document.visibilityState === 'visible' && Date.now() - loadedAt.current > staleMs) reload();
    };
    document.addEventListener('visibilitychange', comeBack);
    addEventListener('online', reload);
    return () => {
      removeEventListener('online', reload);
      document.removeEventListener('visibilitychange', comeBack);
      under.current?.abort();
    };
  }, [reload]);

  return { items, state, more: next === null ? null : () => fetchPage(next), reload, keptAt };
}
