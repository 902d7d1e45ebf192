/** Capitals of other scripts that look like Latin ones, by their lower case; the Latin letter in upper case. */
const lookAlikes: Readonly<Record<string, string>> = {
  // Cyrillic
  а: 'A',
  в: 'B',
  е: 'E',
  н: 'H',
  к: 'K',
  м: 'M',
  р: 'P',
  с: 'C',
  т: 'T',
  у: 'Y',
  х: 'X',
  // Greek
  α: 'A',
  β: 'B',
  ε: 'E',
  ζ: 'Z',
  η: 'H',
  κ: 'K',
  μ: 'M',
  ν: 'N',
  ρ: 'P',
  τ: 'T',
  υ: 'Y',
  χ: 'X',
};

/**
 * A word as a code is written: Latin capitals and digits. Who reads `K7A2` and has a Russian or Greek keyboard types
 * letters that look the same and are others.
 * @param folded one word, as `foldText` gives it: lower case, digits of every script already Latin
 */
export function codeLetters(folded: string): string {
  return Array.from(folded, (letter) => lookAlikes[letter] ?? letter.toUpperCase()).join('');
}
