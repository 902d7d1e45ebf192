/** What a number in an answer to an order counts: the dishes of its lines, and nothing else that stands there. Pure. */
import type { Mention } from './mentions.ts';
import type { Token } from './tokenise.ts';

/** `2 × 3. Margherita pizza`: so many of a dish, and its number on the menu, which tells how many to nobody. */
const orderLine = /(\d+) × \d+\. /gu;

/** The summary with how many there are of each dish, and without the numbers of the menu. */
export const withoutMenuNumbers = (summary: string): string => summary.replace(orderLine, '$1 × ');

/** How many there are of each dish that a summary shows; empty for what is no order. */
export const countsOfDishes = (summary: string): ReadonlySet<number> =>
  new Set([...summary.matchAll(orderLine)].map(([, count]) => Number(count)));

/** "Yes, three", of an order that is not of three each: no number of its address or its menu, and none of one of several dishes. */
export function countsOtherwise(
  { kind, position, length, values }: Mention,
  tokens: readonly Token[],
  shown: readonly Token[],
  counts: ReadonlySet<number>,
): boolean {
  const next = tokens[position + length];
  const isOfShown = next?.kind === 'word' && shown.some(({ text }) => text === next.text);
  if (counts.size === 0 || kind !== 'quantity' || isOfShown) return false;
  return counts.size > 1 || !values.some((value) => counts.has(Number(value)));
}
