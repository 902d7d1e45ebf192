/** Lengths that stand in one word, as "dreitägig": the words that count in it, and what is behind them. */
interface Compound {
  /** By how many days; the stem as it is written, without capitals. */
  readonly stems: Readonly<Record<string, number>>;
  /** What follows the stem, as a regular expression. */
  readonly behind: string;
}

const compounds: readonly Compound[] = [
  {
    stems: {
      ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
    },
    behind: '[-‐‑]days?',
  },
  {
    stems: {
      ...{ ein: 1, zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10 },
    },
    behind: 't[aä]gig\\p{L}*',
  },
  { stems: { ein: 7, zwei: 14 }, behind: 'w[oö]chig\\p{L}*' },
  {
    stems: {
      ...{ одно: 1, двух: 2, трёх: 3, трех: 3, четырёх: 4, четырех: 4, пяти: 5, шести: 6, семи: 7 },
      ...{ восьми: 8, девяти: 9, десяти: 10 },
    },
    behind: 'дневн\\p{L}*',
  },
  { stems: { недельн: 7, двухнедельн: 14 }, behind: '\\p{L}+' },
  {
    stems: {
      ...{ μονο: 1, δι: 2, τρι: 3, τετρα: 4, πενθ: 5, εξα: 6, επτα: 7, εφτα: 7 },
    },
    behind: '(?:ή|η)μερ\\p{L}*',
  },
  // "טיול של שבוע": a week that is no "next week".
  { stems: { 'של ': 7, 'למשך ': 7, ל: 7 }, behind: 'שבוע(?!\\s+הבא)' },
];

const pattern = new RegExp(
  compounds
    .map(({ stems, behind }) => `(?<!\\p{L})(?:${Object.keys(stems).join('|')})${behind}(?!\\p{L})`)
    .join('|'),
  'giu',
);

/** Where a text tells a length of days in one word, and how long it is. Pure. */
export function compoundLengths(text: string): { start: number; end: number; days: number }[] {
  return [...text.matchAll(pattern)].flatMap((found) => {
    const word = found[0].toLocaleLowerCase('en');
    for (const { stems, behind } of compounds) {
      for (const [stem, days] of Object.entries(stems)) {
        if (new RegExp(`^${stem}${behind}$`, 'iu').test(word))
          return [{ start: found.index, end: found.index + found[0].length, days }];
      }
    }
    return [];
  });
}
