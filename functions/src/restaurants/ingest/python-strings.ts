/** Python's escapes that are one letter. */
const letters: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '0': '', '\n': '' };

interface Piece {
  readonly text: string;
  /** How many brackets it stands in; the list's own is the first. */
  readonly depth: number;
  /** Which bracket of that depth, so that what stands in one tuple is told from the next. */
  readonly group: number;
}

/**
 * The quoted strings of a Python literal, as `repr` writes lists and tuples of them; all else (numbers, `None`) is passed over. A literal that
 * ends too early gives what stands before its end. Linear in its length. Pure.
 */
function piecesOf(literal: string): Piece[] {
  const pieces: Piece[] = [];
  let depth = 0;
  let group = 0;
  let at = 0;
  while (at < literal.length) {
    const letter = literal[at];
    at += 1;
    if (letter === '[' || letter === '(') {
      depth += 1;
      group += 1;
    } else if (letter === ']' || letter === ')') {
      depth -= 1;
    } else if (letter === "'" || letter === '"') {
      const parts: string[] = [];
      while (at < literal.length && literal[at] !== letter) {
        if (literal[at] === '\\') {
          const { text, length } = escapeAt(literal, at);
          parts.push(text);
          at += length;
        } else {
          parts.push(literal[at] ?? '');
          at += 1;
        }
      }
      at += 1;
      pieces.push({ text: parts.join(''), depth, group });
    }
  }
  return pieces;
}

function escapeAt(literal: string, at: number): { readonly text: string; readonly length: number } {
  const digits = /^\\(?:x([\da-f]{2})|u([\da-f]{4})|U([\da-f]{8}))/i.exec(literal.slice(at, at + 10));
  if (digits !== null) {
    const code = Number.parseInt(digits[1] ?? digits[2] ?? digits[3] ?? '20', 16);
    return { text: code > 0x10ffff ? '' : String.fromCodePoint(code), length: digits[0].length };
  }
  const letter = literal[at + 1] ?? '';
  return { text: letters[letter] ?? letter, length: 2 };
}

/** `['Wine', 'Pasta']` → its strings. Pure. */
export function pythonStrings(literal: string): string[] {
  return piecesOf(literal).map(({ text }) => text);
}

/** `[('Rated 4.0', 'RATED\n  …'), …]` → the strings of each tuple. Pure. */
export function pythonTuples(literal: string): string[][] {
  const tuples = new Map<number, string[]>();
  for (const { text, depth, group } of piecesOf(literal)) {
    if (depth < 2) continue;
    const tuple = tuples.get(group);
    if (tuple === undefined) tuples.set(group, [text]);
    else tuple.push(text);
  }
  return [...tuples.values()];
}
