/** The size of a line of seven days, in the units of its drawing. */
export const lineSize = { width: 140, height: 36 } as const;
/** So that a line of zeros, and its highest point, are seen whole. */
const margin = 3;

/**
 * Where a line through values goes, from left to right, the highest value at the top and zero at the bottom. Pure.
 * @returns points in the units of `lineSize`
 */
export function weekLine(values: readonly number[]): readonly (readonly [x: number, y: number])[] {
  const top = Math.max(...values, 1);
  const across = lineSize.width - 2 * margin;
  const down = lineSize.height - 2 * margin;
  return values.map((value, index) => [
    margin + (values.length < 2 ? across : (across * index) / (values.length - 1)),
    margin + down * (1 - Math.max(value, 0) / top),
  ]);
}
