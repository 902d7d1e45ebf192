import { runQuery } from '../query/run-query.ts';
import type { DocumentStore } from '../store/document-store.ts';
import type { ReadLock } from './lock-table.ts';

/** Whether what a transaction reads as of `time` (microseconds) is no longer so: a document, or a query's result. */
export function hasChangedSince(store: DocumentStore, { key, query }: ReadLock, time: number): boolean {
  if (!query) return store.get(key) !== store.getAt(key, time);
  const [now, then] = [runQuery(store, query).documents, runQuery(store, query, time).documents];
  return (
    now.length !== then.length ||
    now.some((document, index) => {
      const before = then[index];
      return document.key !== before?.key || document.updateTime !== before.updateTime;
    })
  );
}
