import { everyMatch } from '../../language/every-match.ts';
import { isKoreanLetter, withoutKoreanParts } from '../../language/korean-letters.ts';

/**
 * Folding of what a person typed, so that "YARIN AKŞAM", "yarın akşam" and "yarin aksam" are one text. Everything the
 * planner reads is folded; nothing a person sees is.
 */

/** Longer messages carry no more slots, and a bound keeps every pattern's cost bounded. */
const maxRead = 2_000;

/** A folded text with the way back to what was written. */
export interface FoldedMessage {
  readonly text: string;
  /** What was written, at most `maxRead` UTF-16 units, in NFC. */
  readonly source: string;
  /** For each UTF-16 unit of `text`, where in `source` the character begins that it came from. */
  readonly offsets: readonly number[];
}

function foldCharacter(character: string): string {
  if (/[\s\p{Cc}]/u.test(character)) return ' ';
  if (isKoreanLetter(character)) return character;
  return withoutKoreanParts(
    character
      .normalize('NFKC')
      .replace(/[İIı]/g, 'i')
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}+/gu, '')
      .normalize('NFC'),
  )
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[\s\p{Cc}]+/gu, ' ');
}

/** The few hundred characters that most messages are made of. */
const folds = new Map<string, string>();
const maxFoldsKept = 4_000;

function foldOf(character: string): string {
  const known = folds.get(character);
  if (known !== undefined) return known;
  const folded = foldCharacter(character);
  if (folds.size < maxFoldsKept) folds.set(character, folded);
  return folded;
}

/**
 * Lower case with Turkish I/İ/ı all read as `i`, accents and cedillas removed (`ş` → `s`, `ğ` → `g`), curly quotes made
 * straight, white space collapsed. Lone surrogates become U+FFFD. Pure and total.
 */
export function foldMessage(original: string): FoldedMessage {
  const source = original.slice(0, maxRead).toWellFormed().normalize('NFC');
  const offsets: number[] = [];
  let text = '';
  let offset = 0;
  for (const character of source) {
    let folded = foldOf(character);
    if (folded.startsWith(' ') && (text === '' || text.endsWith(' '))) folded = folded.slice(1);
    text += folded;
    for (let unit = 0; unit < folded.length; unit += 1) offsets.push(offset);
    offset += character.length;
  }
  const end = text.trimEnd().length;
  return { text: text.slice(0, end), source, offsets: offsets.slice(0, end) };
}

/** The text of `foldMessage`. */
export const foldMessageText = (text: string): string => foldMessage(text).text;

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
  for (const match of everyMatch(scan.text, pattern)) {
    const index = match.index;
    if (!read(match, index)) continue;
    const length = match[0].length;
    scan.text = `${scan.text.slice(0, index)}${'~'.padEnd(length, ' ')}${scan.text.slice(index + length)}`;
    return true;
  }
  return false;
}
