import { type KeyboardEvent, type PointerEvent, useCallback, useRef, useState } from 'react';
import { moved } from './moved.ts';

interface Identified {
  readonly itemId: string;
}

interface Reorder<Item> {
  /** As they are shown: while one is dragged, as they would stand. */
  readonly shown: readonly Item[];
  /** The one under the finger; null for none. */
  readonly dragged: string | null;
  /** What the handle of an item is given. */
  readonly handleOf: (itemId: string) => {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
  /** Moves an item by places, as keys and buttons do. */
  readonly moveBy: (itemId: string, places: number) => void;
}

/** Where a pointer is among the rows of a list: how many of the others have their middle above it. */
function placeAmong(list: Element, dragged: string, y: number): number {
  const others = [...list.querySelectorAll('[data-item]')].filter(
    (row) => row.getAttribute('data-item') !== dragged,
  );
  return others.filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
}

/**
 * A list whose items are put in another order by dragging a handle with a finger or a mouse, or with the arrow keys on it. The browser's own
 * dragging knows no fingers. Rows carry `data-item` and lie in an `ol`.
 * @param onMove told once, when the item is let go elsewhere: behind which one it is to stand, its new place from 1, null for the first
 */
export function useReorder<Item extends Identified>(
  items: readonly Item[],
  onMove: (item: Item, after: string | null, place: number) => void,
): Reorder<Item> {
  const [drag, setDrag] = useState<{ readonly itemId: string; readonly to: number } | null>(null);
  // What was last said, also between that and its being drawn: who lets go meanwhile lets go there.
  const now = useRef(drag);
  const dragTo = (next: typeof drag) => {
    now.current = next;
    setDrag(next);
  };
  const from = drag === null ? -1 : items.findIndex(({ itemId }) => itemId === drag.itemId);
  const shown = drag === null ? items : (moved(items, from, drag.to)?.items ?? items);

  const moveTo = useCallback(
    (itemId: string, to: number) => {
      const at = items.findIndex((one) => one.itemId === itemId);
      const [item, change] = [items[at], moved(items, at, to)];
      if (item !== undefined && change !== null)
        onMove(item, change.after, change.items.findIndex((one) => one.itemId === itemId) + 1);
    },
    [items, onMove],
  );
  const moveBy = useCallback(
    (itemId: string, places: number) =>
      moveTo(itemId, items.findIndex((one) => one.itemId === itemId) + places),
    [items, moveTo],
  );

  const handleOf: Reorder<Item>['handleOf'] = (itemId) => ({
    onPointerDown(event) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      dragTo({ itemId, to: items.findIndex((one) => one.itemId === itemId) });
    },
    onPointerMove(event) {
      const list = event.currentTarget.closest('ol');
      if (now.current?.itemId !== itemId || list === null) return;
      const to = placeAmong(list, itemId, event.clientY);
      if (to === now.current.to) return;
      dragTo({ itemId, to });
      event.currentTarget.closest('[data-item]')?.scrollIntoView({ block: 'nearest' });
    },
    onPointerUp() {
      const { current } = now;
      dragTo(null);
      if (current?.itemId === itemId) moveTo(itemId, current.to);
    },
    onPointerCancel: () => dragTo(null),
    onKeyDown(event) {
      const places = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (places === undefined) return;
      event.preventDefault();
      moveBy(itemId, places);
    },
  });
  return { shown, dragged: drag?.itemId ?? null, handleOf, moveBy };
}
