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
