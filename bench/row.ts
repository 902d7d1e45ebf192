/** One measured figure. `target` is what it must reach, in words a person can check; null where there is none. */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly target: string | null;
}

/** True if a row's value keeps its target (`≤ 7`, `= 1`, `≥ 100`); null without a target. */
export function keepsTarget({ value, target }: Row): boolean | null {
  const match = target?.match(/^(≤|=|≥) ([\d.]+)$/);
  const [, relation, bound] = match ?? [];
  if (relation === undefined || bound === undefined) return null;
  const limit = Number(bound);
  if (relation === '≤') return value <= limit;
  return relation === '≥' ? value >= limit : value === limit;
}

/** The value in the middle; of an even number, the lower one. NaN for none. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}

/** Rounded to so many decimals, so that a table can be read. */
export function rounded(value: number, decimals = 1): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals;
}
