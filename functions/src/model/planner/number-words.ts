import { englishNumbers } from '../../language/english-numbers.ts';

/** Numbers as people write them, digits or words, English and Turkish, in folded text. */

const turkishUnits: Record<string, number> = {
  sifir: 0,
  bir: 1,
  iki: 2,
  uc: 3,
  dort: 4,
  dord: 4,
  bes: 5,
  alti: 6,
  yedi: 7,
  sekiz: 8,
  dokuz: 9,
};
const turkishTens: Record<string, number> = { on: 10, yirmi: 20, otuz: 30, kirk: 40, elli: 50 };

const englishWord = Object.keys(englishNumbers)
  .sort((a, b) => b.length - a.length)
  .join('|');
const turkishUnit = Object.keys(turkishUnits)
  .sort((a, b) => b.length - a.length)
  .join('|');
const turkishTen = Object.keys(turkishTens).join('|');

/** Pattern source of a whole number in English, digits or a word up to fifty. */
export const englishNumber = `(?:\\d{1,20}|(?:${englishWord})(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?)`;

/** Pattern source of a number word in Turkish, up to fifty-nine; suffixes are the caller's. */
export const turkishNumberWord = `(?:(?:${turkishTen}) ?(?:${turkishUnit})|${turkishUnit}|${turkishTen})`;

/** Pattern source of a whole number in Turkish, digits or words. */
export const turkishNumber = `(?:\\d{1,20}|${turkishNumberWord})`;

/** Numbers beyond this are all the same to a booking: far too many. Keeps every slot a safe integer. */
const maxNumber = 1_000_000;

/** @returns the whole number that `text` says, or null. `text` is folded and matches one of the patterns above. */
export function readNumber(text: string): number | null {
  if (/^\d+$/.test(text)) return Math.min(Number(text), maxNumber);
  const words = text.split(/[ -]/).filter((word) => word !== '');
  let sum = 0;
  for (const word of words) {
    const value = englishNumbers[word] ?? turkishUnits[word] ?? turkishTens[word] ?? joinedTurkish(word);
    if (value === null || value === undefined) return null;
    sum += value;
  }
  return words.length === 0 ? null : sum;
}

/** `oniki`, `yirmibes`: tens and units written together. */
function joinedTurkish(word: string): number | null {
  for (const [ten, value] of Object.entries(turkishTens)) {
    const unit = word.startsWith(ten) ? turkishUnits[word.slice(ten.length)] : undefined;
    if (unit !== undefined) return value + unit;
  }
  return null;
}
