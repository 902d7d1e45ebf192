/**
 * The words of a text as the server splits it: at white space, lower-cased, special characters dropped unless the field
 * indexes them.
 */
export function tokensOf(text: string, symbols: readonly string[] = []): string[] {
  return text
    .split(/\s+/)
    .map((word) =>
      [...word.toLowerCase()]
        .filter((letter) => /[\p{L}\p{N}\p{M}]/u.test(letter) || symbols.includes(letter))
        .join(''),
    )
    .filter((word) => word !== '');
}

/** Damerau-Levenshtein distance of two words (neighbours swapped count once), `beyond` if it is larger than that. */
export function editsBetween(a: string, b: string, beyond: number): number {
  if (Math.abs(a.length - b.length) >= beyond) return beyond;
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    rows.push(current);
    for (let column = 1; column <= b.length; column += 1) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1;
      let edits = Math.min(
        at(row - 1, column) + 1,
        (current[column - 1] ?? 0) + 1,
        at(row - 1, column - 1) + cost,
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        edits = Math.min(edits, at(row - 2, column - 2) + 1);
      }
      current.push(edits);
    }
  }
  return Math.min(at(a.length, b.length), beyond);
}
