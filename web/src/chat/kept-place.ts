import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { Conversation } from './conversation.ts';
import type { Row } from './conversation-rows.ts';

/** Where somebody was reading when they went to another page. */
export interface Place {
  readonly threadId: string;
  /** The first row in view; keys stay when rows come before or after it. */
  readonly rowKey: string;
  /** How many pixels of it were above what is in view. */
  readonly above: number;
  /** The newest message that had come into view; 0 if none had. */
  readonly seen: number;
}

let place: Place | null = null;

/** Keeps where somebody is reading; null for the end, which is where one comes in anyway. */
export function keepPlace(now: Place | null): void {
  place = now;
}

/** Where somebody was reading in this conversation; null if that is not known, or not there any more. */
export function placeIn(threadId: string | null, rows: readonly Pick<Row, 'key'>[]): Place | null {
  const isHere = place !== null && place.threadId === threadId;
  return isHere && rows.some(({ key }) => key === place?.rowKey) ? place : null;
}

/** The place the list begins with; null for its end. The same for as long as the list is shown. */
export function useFormerPlace(threadId: Conversation['threadId'], rows: readonly Row[]): Place | null {
  const [former] = useState(() => placeIn(threadId, rows));
  return former;
}

/** Whether the list has been brought to a place; true too where the row of that place is gone. */
export function isAtPlace(
  list: VirtualizerHandle | null,
  rows: readonly Row[],
  { rowKey, above }: Place,
): boolean {
  const index = rows.findIndex(({ key }) => key === rowKey);
  if (list === null || index < 0) return true;
  return Math.abs(list.getItemOffset(index) + above - list.scrollOffset) < 2;
}

/** Takes the list back to where it was left, and keeps where it is left next. */
export function useKeptPlace(
  list: RefObject<VirtualizerHandle | null>,
  former: Place | null,
  now: {
    readonly threadId: Conversation['threadId'];
    readonly rows: readonly Row[];
    readonly atEnd: boolean;
    readonly seen: number;
  },
): void {
  const newest = useRef(now);
  useLayoutEffect(() => {
    newest.current = now;
  });
  useLayoutEffect(() => {
    if (former !== null) {
      const index = newest.current.rows.findIndex(({ key }) => key === former.rowKey);
      list.current?.scrollToIndex(index, { align: 'start', offset: former.above });
    }
    return () => {
      const { threadId, rows, atEnd, seen } = newest.current;
      // Before the list is taken out of the page: it still knows where it is.
      const shown = list.current;
      const index = shown?.findItemIndex(shown.scrollOffset) ?? 0;
      const row = rows[index];
      if (shown === null || threadId === null || row === undefined || atEnd) return keepPlace(null);
      keepPlace({ threadId, rowKey: row.key, above: shown.scrollOffset - shown.getItemOffset(index), seen });
    };
  }, [list, former]);
}
