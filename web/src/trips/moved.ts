interface Moved<Item> {
  /** In the new order. */
  readonly items: readonly Item[];
  /** Behind which one it stands now; null: the first. */
  readonly after: string | null;
}

/**
 * A list in which one item stands elsewhere; null where that changes nothing.
 * @param from the place of the item, from 0
 * @param to where it is to stand, counted without it
 */
export function moved<Item extends { readonly itemId: string }>(
  items: readonly Item[],
  from: number,
  to: number,
): Moved<Item> | null {
  const item = items[from];
  const place = Math.max(0, Math.min(items.length - 1, to));
  if (item === undefined || place === from) return null;
  const others = items.toSpliced(from, 1);
  return { items: others.toSpliced(place, 0, item), after: others[place - 1]?.itemId ?? null };
}
