/**
 * True if `a` becomes `b` by at most `limit` insertions, deletions, replacements or swaps of two neighbours
 * (optimal string alignment distance). Stops as soon as the limit cannot be kept.
 */
export function isWithinEdits(a: string, b: string, limit: number): boolean {
  if (a === b) return true;
  if (Math.abs(a.length - b.length) > limit) return false;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) cost = Math.min(cost, (beforePrevious[column - 2] ?? 0) + 1);
      current.push(cost);
    }
    if (Math.min(...current) > limit && Math.min(...previous) > limit) return false;
    beforePrevious = previous;
    previous = current;
  }
  return (previous[b.length] ?? Number.POSITIVE_INFINITY) <= limit;
}

/** How many typing errors a word of this length may carry and still be recognised: short words none. */
export function toleratedEdits(length: number): number {
  if (length < 5) return 0;
  return length < 8 ? 1 : 2;
}

/** True if `typed` is plausibly a misspelling of `word`. People rarely miss the first letter. */
export function isTypoOf(typed: string, word: string): boolean {
  const limit = toleratedEdits(Math.min(typed.length, word.length));
  return limit > 0 && typed[0] === word[0] && !/\d/.test(typed + word) && isWithinEdits(typed, word, limit);
}
