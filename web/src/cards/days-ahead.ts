const dayMs = 24 * 60 * 60_000;

/**
 * Local dates (`YYYY-MM-DD`) one after the other, from the first to the last, at most so many. A date is a name of a day: no zone
 * and no clock that changes comes into it.
 */
export function daysAhead(first: string, last: string, most: number): readonly string[] {
  const from = Date.parse(first);
  const count = Math.floor((Date.parse(last) - from) / dayMs) + 1;
  if (!Number.isFinite(count)) return [];
  return Array.from({ length: Math.max(0, Math.min(most, count)) }, (_, index) =>
    new Date(from + index * dayMs).toISOString().slice(0, 10),
  );
}
