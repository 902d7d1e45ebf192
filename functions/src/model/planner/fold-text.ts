/**
 * Folding of what a person typed, so that "YARIN AKŞAM", "yarın akşam" and "yarin aksam" are one text. Everything the
 * planner reads is folded; nothing a person sees is.
 */

/** Longer messages carry no more slots, and a bound keeps every pattern's cost bounded. */
const maxRead = 2_000;

/**
 * Lower case with Turkish I/İ/ı all read as `i`, accents and cedillas removed (`ş` → `s`, `ğ` → `g`), curly quotes made
 * straight, white space collapsed. Lone surrogates become U+FFFD. Pure and total.
 */
export function foldText(text: string): string {
  return text
    .slice(0, maxRead)
    .toWellFormed()
    .normalize('NFKC')
    .replace(/[İIı]/g, 'i')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFC')
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** A text of which parts already understood are blanked out, so that no later reader takes them again. */
export interface Scan {
  text: string;
}

/**
 * Blanks the first match of `pattern` that `read` accepts. `read` sees the match and its index, and answers whether it
 * understood it. `pattern` must be global.
 * @returns whether anything was taken.
 */
export function take(
  scan: Scan,
  pattern: RegExp,
  read: (match: RegExpMatchArray, index: number) => boolean,
): boolean {
  for (const match of scan.text.matchAll(pattern)) {
    const index = match.index;
    if (!read(match, index)) continue;
    const length = match[0].length;
    scan.text = `${scan.text.slice(0, index)}${'~'.padEnd(length, ' ')}${scan.text.slice(index + length)}`;
    return true;
  }
  return false;
}
