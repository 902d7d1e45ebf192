import type { Money } from '@merve/contract';

/**
 * The most a meal for two costs in the tiers 1, 2 and 3, in whole units; above is tier 4. Rupees are the source's data (K-159). The others are
 * what two people pay for two courses where that money is used, late 2026.
 */
const ceilings: Readonly<Record<string, readonly [number, number, number]>> = {
  INR: [300, 700, 1500],
  TRY: [1200, 3000, 6000],
  EUR: [25, 60, 120],
  GBP: [20, 50, 100],
  USD: [25, 60, 120],
};

export const tieredCurrencies = Object.keys(ceilings);

/** `$` to `$$$$` as 1 to 4. Null for a currency nobody set thresholds for, and for what is free: it is no price. Pure. */
export function priceTierOf({ minorUnits, currency }: Money): number | null {
  const steps = ceilings[currency];
  if (steps === undefined || minorUnits <= 0) return null;
  return 1 + steps.filter((most) => minorUnits > most * 100).length;
}
