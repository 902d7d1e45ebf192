import type { Money } from '@merve/contract';

/** What is known of prices, added up by currency, and of how many nothing is known. Pure. */
export function sumOfPrices(items: readonly { readonly price: Money | null }[]): {
  readonly totals: readonly Money[];
  readonly unknown: number;
} {
  const totals = new Map<string, Money>();
  for (const { price } of items) {
    if (price === null) continue;
    const before = totals.get(price.currency)?.minorUnits ?? 0;
    totals.set(price.currency, { ...price, minorUnits: before + price.minorUnits });
  }
  return { totals: [...totals.values()], unknown: items.filter(({ price }) => price === null).length };
}
