import type { OrderLine } from '@merve/contract';

/** The same for two lines of the same dish with the same choices, and for no others. */
export function lineKey({ itemId, choices }: Pick<OrderLine, 'itemId' | 'choices'>): string {
  return JSON.stringify([itemId, choices.map(({ choiceId }) => choiceId)]);
}

/** `2 × 6. Garden salad (large)`: as both sides read it, in every language. */
export function lineWords({ quantity, number, name, choices }: Omit<OrderLine, 'totalMinor'>): string {
  const chosen = choices.length === 0 ? '' : ` (${choices.map((choice) => choice.name).join(', ')})`;
  return `${quantity} × ${number}. ${name}${chosen}`;
}

/** A dish with its choices in two versions of an order: how many there were of it, and how many there are. */
interface ComparedLine {
  /** As it is; as it was, if there is none of it any more. */
  readonly line: OrderLine;
  readonly before: number;
  readonly after: number;
}

/** Every dish of either version: those that are there in their order, then those that are there no more. Pure. */
export function compareLines(before: readonly OrderLine[], after: readonly OrderLine[]): ComparedLine[] {
  const was = new Map(before.map((line) => [lineKey(line), line]));
  const is = new Map(after.map((line) => [lineKey(line), line]));
  return [...new Map([...is, ...[...was].filter(([key]) => !is.has(key))])].map(([key, line]) => ({
    line,
    before: was.get(key)?.quantity ?? 0,
    after: is.get(key)?.quantity ?? 0,
  }));
}
