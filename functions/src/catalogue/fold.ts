/** Letters that Unicode does not decompose, as people type them on a keyboard without them. */
const undecomposed: Record<string, string> = {
  ı: 'i',
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
};

/**
 * A name, or any text, as it is compared with names: lower case, without accents, Turkish letters as their Latin ones
 * (`Lefkoşa` → `lefkosa`, `IŞIK` and `ışık` → `isik`). Unicode NFKD, then marks removed.
 */
export function foldName(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ıßøæœłđ]/g, (letter) => undecomposed[letter] ?? letter);
}

const apostrophes = "'’‘ʼ`´";
const wordPattern = new RegExp(`[\\p{L}\\p{M}\\p{N}]+(?:[${apostrophes}][\\p{L}\\p{M}]+)*`, 'gu');
const apostrophePattern = new RegExp(`[${apostrophes}]`);

/** One word of a text. `start` and `end` are offsets in the original text. */
export interface Word {
  /** Folded, the apostrophe and what follows it left out: `Niazi'de` → `niazi`. */
  readonly stem: string;
  /** Folded, what follows the apostrophe: `de`; empty without one. */
  readonly suffix: string;
  readonly start: number;
  readonly end: number;
}

/** Where Latin letters meet others in one word: a particle written on to a name, as in "Moon에서" and "לMoon". */
const scriptsMeet =
  /(?<=\p{Script=Latin}[\p{M}\p{N}]*)(?=[^\p{Script=Latin}\p{M}\p{N}'’‘ʼ`´])|(?<=[^\p{Script=Latin}\p{M}\p{N}'’‘ʼ`´]\p{M}*)(?=\p{Script=Latin})/u;

/** The words of a text in order. Anything that is neither a letter nor a digit separates them, and so does another script. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(wordPattern)].flatMap((match) => {
    let start = match.index;
    return match[0].split(scriptsMeet).map((written) => {
      const [stem = '', ...rest] = written.split(apostrophePattern);
      const word = {
        stem: foldName(stem),
        suffix: foldName(rest.join('')),
        start,
        end: start + written.length,
      };
      start = word.end;
      return word;
    });
  });
}

/**
 * Letters that are one to whoever reads them and several to a keyboard: the final sigma, and the Arabic and Persian
 * forms of yeh, kaf and teh marbuta. The tatweel only stretches a word.
 */
const keyboardForms: Record<string, string> = { ς: 'σ', ي: 'ی', ى: 'ی', ك: 'ک', ة: 'ه', ـ: '' };

/** Hangul is put together again, so that a syllable is one letter to the typing errors that are forgiven. */
function unifyKeyboardForms(folded: string): string {
  return folded.replace(/[ςيىكةـ]/g, (letter) => keyboardForms[letter] ?? letter).normalize('NFC');
}

/** The folded words of a text, apostrophes dropped: how catalogue text and queries are split for searching. */
export function searchWords(text: string): string[] {
  return wordsOf(text)
    .map((word) => (word.suffix === 's' || word.suffix === '' ? word.stem : word.stem + word.suffix))
    .map(unifyKeyboardForms)
    .filter((word) => word !== '');
}
