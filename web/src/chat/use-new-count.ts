import { useEffect, useState } from 'react';
import type { Said } from './conversation.ts';

interface News {
  /** Messages of others that came since the end of the conversation was in view. */
  readonly count: number;
  /** The newest message when it last was. */
  readonly seen: number;
}

/** @param seenBefore what had been seen when the conversation was left; undefined for all there is */
export function useNewCount(said: readonly Said[], atEnd: boolean, seenBefore: number | undefined): News {
  const newest = said.at(-1)?.seq ?? 0;
  const [seen, setSeen] = useState(seenBefore ?? newest);
  useEffect(() => {
    if (atEnd) setSeen(newest);
  }, [atEnd, newest]);
  if (atEnd) return { count: 0, seen: newest };
  const from = said.findLastIndex(({ seq }) => seq <= seen) + 1;
  return { count: said.slice(from).filter(({ author }) => author !== 'person').length, seen };
}
