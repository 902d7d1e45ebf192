import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';

/** This close to the end, in pixels, counts as being there. */
const nearEnd = 48;

/** Keeps a list at its end while somebody is there, and leaves it alone while they read further up. */
interface StickToEnd {
  readonly atEnd: boolean;
  /** To be called when the list was scrolled. */
  scrolled(): void;
  /** To be called when the list or something in it changed its height. */
  resized(): void;
  toEnd(): void;
}

/**
 * @param ownNewest the newest message of one's own; another one than before brings the list to its end
 * @param beginsAtEnd false where the list begins somewhere else
 */
export function useStickToEnd(
  list: RefObject<VirtualizerHandle | null>,
  scroller: RefObject<HTMLElement | null>,
  rowCount: number,
  ownNewest: string | undefined,
  beginsAtEnd: boolean,
): StickToEnd {
  const [atEnd, setAtEnd] = useState(beginsAtEnd);
  const sticking = useRef(beginsAtEnd);
  const ownBefore = useRef(ownNewest);

  const toEnd = useCallback(() => {
    sticking.current = true;
    setAtEnd(true);
    list.current?.scrollToIndex(rowCount - 1, { align: 'end' });
  }, [list, rowCount]);

  useLayoutEffect(() => {
    if (ownNewest !== ownBefore.current) sticking.current = true;
    ownBefore.current = ownNewest;
    if (sticking.current && rowCount > 0) toEnd();
  }, [ownNewest, rowCount, toEnd]);

  return {
    atEnd,
    toEnd,
    scrolled() {
      // By what is on the screen: when the page changes its height, the list learns of its own only after this.
      const element = scroller.current;
      if (element === null) return;
      sticking.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd;
      setAtEnd(sticking.current);
    },
    resized() {
      if (sticking.current) list.current?.scrollToIndex(rowCount - 1, { align: 'end' });
    },
  };
}
