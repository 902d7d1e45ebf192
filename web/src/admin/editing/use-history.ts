import { useEffect, useState } from 'react';
import { failureWords } from '../design/action-dialog.tsx';

interface HistoryPage<Entry> {
  readonly entries: readonly Entry[];
  /** What `before` of the next page is; null where there is none. */
  readonly next: number | null;
}

export interface History<Entry> {
  /** Newest first; null while the first page is loaded. */
  readonly entries: readonly Entry[] | null;
  readonly failure: string | null;
  /** Loads the page before; null where there is none. */
  readonly showMore: (() => void) | null;
}

/**
 * The versions something has had, a page at a time.
 * @param of what it is the history of, and its newest version: another one is read from its beginning
 * @param read the page before a version; the newest for null
 */
export function useHistory<Entry>(
  of: string,
  read: (before: number | null, signal?: AbortSignal) => Promise<HistoryPage<Entry>>,
): History<Entry> {
  const [pages, setPages] = useState<readonly HistoryPage<Entry>[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    const ended = new AbortController();
    read(null, ended.signal).then(
      (page) => setPages([page]),
      (thrown: unknown) => {
        if (!ended.signal.aborted) setFailure(failureWords(thrown));
      },
    );
    return () => ended.abort();
  }, [of]);
  const next = pages.at(-1)?.next ?? null;
  const showMore = () =>
    void read(next).then(
      (page) => setPages([...pages, page]),
      (thrown: unknown) => setFailure(failureWords(thrown)),
    );
  return {
    entries: pages.length === 0 ? null : pages.flatMap((page) => page.entries),
    failure,
    showMore: next === null ? null : showMore,
  };
}
