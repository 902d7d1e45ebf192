import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { pressingOfPage } from '../platform/pressing-of-page.ts';

/** This close to the end, in pixels, counts as being there. */
const nearEnd = 48;

/** A jump is over when the list's height has rested for so many frames: rows near its end are measured by then. */
const restingFrames = 10;

/** By these somebody takes the list into their own hands. */
const ownHands = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

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
 * The end is where the page scrolls no further. A jump goes there frame by frame until all rows on the way are measured,
 * and ends at once when somebody scrolls themselves: the list's own way to a row would take them back.
 * @param ownNewest the newest message of one's own; another one than before brings the list to its end
 * @param atFormerPlace null where the list begins at its end; else whether it has come to where it begins. Until then
 *   rows are not measured and taken for short, so that the end seems near: that is nobody's wish to be there.
 */
export function useStickToEnd(
  scroller: RefObject<HTMLElement | null>,
  rowCount: number,
  ownNewest: string | undefined,
  atFormerPlace: (() => boolean) | null,
): StickToEnd {
  const [atEnd, setAtEnd] = useState(atFormerPlace === null);
  const sticking = useRef(atEnd);
  const arriving = useRef(atFormerPlace !== null);
  const ownBefore = useRef(ownNewest);
  const topBefore = useRef(0);

  const jump = useRef(0);

  const missedEnd = useRef(false);

  const goToEnd = useCallback(() => {
    const element = scroller.current;
    if (element === null) return;
    // What moves away under a finger is not pressed: the button would be let go of beside it, and nothing would happen.
    missedEnd.current = pressingOfPage.isPressed();
    if (missedEnd.current) return;
    element.scrollTop = element.scrollHeight;
    topBefore.current = element.scrollTop;
  }, [scroller]);

  const endJump = useCallback(() => {
    cancelAnimationFrame(jump.current);
    jump.current = 0;
  }, []);

  useEffect(() => {
    const element = scroller.current;
    const endPressing = pressingOfPage.subscribe(() => {
      if (pressingOfPage.isPressed()) return;
      if (missedEnd.current && sticking.current) goToEnd();
      setAtEnd(sticking.current);
    });
    for (const name of ownHands) element?.addEventListener(name, endJump, { passive: true });
    return () => {
      endJump();
      for (const name of ownHands) element?.removeEventListener(name, endJump);
      endPressing();
    };
  }, [scroller, endJump, goToEnd]);

  const toEnd = useCallback(() => {
    arriving.current = false;
    sticking.current = true;
    setAtEnd(true);
    goToEnd();
    endJump();
    let heightBefore = -1;
    let rested = 0;
    const step = () => {
      const height = scroller.current?.scrollHeight ?? heightBefore;
      rested = height === heightBefore ? rested + 1 : 0;
      heightBefore = height;
      goToEnd();
      jump.current = rested < restingFrames ? requestAnimationFrame(step) : 0;
    };
    jump.current = requestAnimationFrame(step);
  }, [scroller, goToEnd, endJump]);

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
      const top = element.scrollTop;
      const movedUp = top < topBefore.current;
      topBefore.current = top;
      if (arriving.current) arriving.current = atFormerPlace?.() === false;
      const isNear = element.scrollHeight - top - element.clientHeight < nearEnd;
      // What grows below leaves somebody at the end behind it for a moment; only going up leaves it.
      if (jump.current !== 0) return;
      if (isNear && !arriving.current) sticking.current = true;
      else if (!isNear && movedUp) sticking.current = false;
      // What leads to the end comes and goes over the list, and never under a finger that presses something there.
      if (!pressingOfPage.isPressed()) setAtEnd(sticking.current);
    },
    resized() {
      if (sticking.current) goToEnd();
    },
  };
}
