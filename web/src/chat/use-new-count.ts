import { useEffect, useState } from 'react';
import type { Said } from './conversation.ts';

/** Messages of others that came since the end of the conversation was in view. */
export function useNewCount(said: readonly Said[], atEnd: boolean): number {
  const newest = said.at(-1)?.seq ?? 0;
  const [seen, setSeen] = useState(newest);
  useEffect(() => {
    if (atEnd) setSeen(newest);
  }, [atEnd, newest]);
  if (atEnd) return 0;
  const from = said.findLastIndex(({ seq }) => seq <= seen) + 1;
  return said.slice(from).filter(({ author }) => author !== 'person').length;
}
