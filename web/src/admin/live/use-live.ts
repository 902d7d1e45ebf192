import { doc, onSnapshot } from 'firebase/firestore';
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import type { z } from 'zod';
import { liveFirestore } from '../../platform/live-firestore.ts';
import { parseDocument } from '../../platform/parse-document.ts';
import { follow, type LiveQuery } from './live-query.ts';
import { narrowed, OnlyMarket } from './only-market.ts';

/** What is known of live data: nothing yet, the newest, or why there is none. */
export type Live<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: T }
  | { readonly state: 'failed'; readonly reason: string };

const loading = { state: 'loading' } as const;

/** Keeps what came for one key; what another key's listener left is never shown under this one. */
function useFollowed<T>(
  key: string | null,
  start: (show: (value: T) => void, fail: (error: Error) => void) => Promise<() => void>,
): Live<T> {
  const [known, setKnown] = useState<{ readonly key: string; readonly live: Live<T> } | null>(null);
  const begin = useEffectEvent(start);
  useEffect(() => {
    if (key === null) return;
    let ended = false;
    let stop = () => {};
    const show = (live: Live<T>) => {
      if (!ended) setKnown({ key, live });
    };
    begin(
      (value) => show({ state: 'ready', value }),
      (error) => show({ state: 'failed', reason: error.message }),
    ).then(
      (unsubscribe) => {
        stop = unsubscribe;
        if (ended) stop();
      },
      (error: unknown) => show({ state: 'failed', reason: String(error) }),
    );
    return () => {
      ended = true;
      stop();
    };
  }, [key]);
  return known !== null && known.key === key ? known.live : loading;
}

/** The documents of a query, live; those that do not fit the schema are left out, and those of other markets for an operator of some (`OnlyMarket`). `null` asks for nothing. */
export function useLiveQuery<Schema extends z.ZodType>(
  asked: LiveQuery | null,
  schema: Schema,
): Live<readonly z.output<Schema>[]> {
  const marketId = useContext(OnlyMarket);
  const wanted = asked === null ? null : narrowed(asked, marketId);
  return useFollowed(wanted === null ? null : JSON.stringify(wanted), async (show, fail) => {
    if (wanted === null) return () => {};
    const firestore = await liveFirestore();
    return follow(
      firestore,
      wanted,
      (documents) => show(documents.flatMap((document) => parseDocument(schema, document) ?? [])),
      fail,
    );
  });
}

/** One document, live; `undefined` as the value where there is none, or it does not fit. `null` asks for nothing. */
export function useLiveDocument<Schema extends z.ZodType>(
  path: string | null,
  schema: Schema,
): Live<z.output<Schema> | undefined> {
  return useFollowed(path, async (show, fail) => {
    if (path === null) return () => {};
    const firestore = await liveFirestore();
    return onSnapshot(
      doc(firestore, path),
      (found) => show(found.exists() ? parseDocument(schema, { path, data: found.data() }) : undefined),
      fail,
    );
  });
}

/** A live value changed by a function; what is not there yet stays so. */
export function mapLive<T, U>(live: Live<T>, change: (value: T) => U): Live<U> {
  return live.state === 'ready' ? { state: 'ready', value: change(live.value) } : live;
}

/** The value if it is there. */
export function readyValue<T>(live: Live<T>): T | undefined {
  return live.state === 'ready' ? live.value : undefined;
}
