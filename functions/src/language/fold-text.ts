import { isKoreanLetter, withoutKoreanParts } from './korean-letters.ts';

/** Text reduced to what decides, with the way back to the text it came from. */
export interface FoldedText {
  /** Lower case, without accents, vowel points, kashida, apostrophes, skin tones or invisible characters. */
  readonly text: string;
  /** For each UTF-16 unit of `text`, the offset in `source` of the character it came from. */
  readonly offsets: readonly number[];
  /** The original in NFC; slices of it are what a person reads. */
  readonly source: string;
}

const oneForOne: Readonly<Record<string, string>> = {
  // Turkish is typed with and without its own letters, and I has two lower cases: all become i.
  ı: 'i',
  ß: 'ss',
  ς: 'σ',
  ø: 'o',
  đ: 'd',
  // Persian and Arabic keyboards give different letters for the same word.
  ی: 'ي',
  ى: 'ي',
  ې: 'ي',
  ک: 'ك',
  ة: 'ه',
  ۀ: 'ه',
  ہ: 'ه',
  ـ: '',
  '؟': '?',
  '،': ',',
  '؛': ';',
  '。': '.',
  '、': ',',
};

/** Dropped: they stand inside words ("that's", "8'de", "דו״ח") and are typed or left out at will. */
const apostrophes = /['’‘`´ʼ׳״]/u;
const invisible = /[\p{Cf}\p{Cc}\p{M}\p{Sk}]|\p{Emoji_Modifier}/u;
const decimalDigit = /\p{Nd}/u;

function digitValue(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  // Every decimal digit block of Unicode is ten consecutive code points that start at a zero.
  let zero = code;
  while (code - zero < 9 && decimalDigit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

function foldCharacter(character: string): string {
  if (/\s/u.test(character)) return character === '\n' || character === '\r' ? '\n' : ' ';
  if (apostrophes.test(character) || invisible.test(character)) return '';
  if (isKoreanLetter(character)) return character;
  const direct = oneForOne[character];
  if (direct !== undefined) return direct;
  const plain = withoutKoreanParts(
    character.normalize('NFKC').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC'),
  );
  return Array.from(plain, (part) => {
    if (part > '\u007f' && decimalDigit.test(part)) return digitValue(part);
    return oneForOne[part] ?? part;
  }).join('');
}

/** The few hundred characters that lexicons and most messages are made of; folding one anew costs five regexes. */
const folds = new Map<string, string>();
const maxFoldsKept = 4000;

function foldOf(character: string): string {
  const known = folds.get(character);
  if (known !== undefined) return known;
  const folded = foldCharacter(character);
  if (folds.size < maxFoldsKept) folds.set(character, folded);
  return folded;
}

/** Hebrew keyboards give a straight quote for the mark inside an abbreviation: `אחה"צ`. */
const isGershayim = (source: string, at: number): boolean =>
  /\p{Script=Hebrew}/u.test(source.charAt(at - 1)) && /\p{Script=Hebrew}/u.test(source.charAt(at + 1));

/**
 * Folds a message so that spelling habits do not decide: NFKC, case (Turkish ı/İ/I too), Latin, Greek and Cyrillic
 * accents (ё = е), Hebrew niqqud, Arabic diacritics and kashida, Persian and Arabic twin letters, digits of every
 * script, curly quotes, skin tones. Lone surrogates and null bytes become nothing or a replacement character; it
 * never throws.
 */
export function foldText(original: string): FoldedText {
  const source = original.toWellFormed().normalize('NFC');
  const offsets: number[] = [];
  let text = '';
  let offset = 0;
  for (const character of source) {
    const folded = character === '"' && isGershayim(source, offset) ? '' : foldOf(character);
    text += folded;
    for (let unit = 0; unit < folded.length; unit += 1) offsets.push(offset);
    offset += character.length;
  }
  return { text, offsets, source };
}

/** As clauses are folded before grammars read them: apostrophes between letters part words, so that "it's" is two. */
export function foldClause(text: string): string {
  return foldText(text.replace(/(?<=[\p{L}\p{N}])['’‘`´ʼ](?=\p{L})/gu, ' ')).text;
}

/** The piece of the original that the folded text from `start` to `end` came from; offsets in UTF-16 units of `text`. */
export function originalBetween({ offsets, source }: FoldedText, start: number, end: number): string {
  return source.slice(offsets[start] ?? source.length, offsets[end] ?? source.length);
}

/** One letter for each run of the same letter: `yesss` and `yess` → `yes`. */
export function squeeze(word: string): string {
  return word.replace(/(\p{L})\1+/gu, '$1');
}
