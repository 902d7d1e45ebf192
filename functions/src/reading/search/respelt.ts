import type { Language } from '@merve/contract';
import { isWithinEdits, toleratedEdits } from '../../language/edit-distance.ts';
import { Reading } from './reading.ts';
import { searchVocabulary } from './search-vocabulary.ts';
import { keywordWords, typeWords } from './subject-words.ts';

/** Shorter words are misspelt into each other: a bar is no car. */
const fewestLetters = 7;
/** Of a bent word so many letters may stand behind the kind of place. */
const longestEnding = 3;

interface Kind {
  /** What all its forms begin with. */
  readonly stem: string;
  /** Its first form. */
  readonly whole: string;
}
const kinds = new Map<Language, readonly Kind[]>();

/** The kinds of places of one word that a language has, out of the sources of its types. */
function kindsOf(language: Language): readonly Kind[] {
  const known = kinds.get(language);
  if (known !== undefined) return known;
  const words = /(?<![\p{L}\\[])(\p{L}+)(\?)?(?:\(\?:(\p{L}*))?/gu;
  const read = Object.values(typeWords).flatMap((row) =>
    [...row[language].matchAll(words)].flatMap(([, letters = '', isOpen, ending = '']) => {
      const stem = isOpen === undefined ? letters : letters.slice(0, -1);
      const whole = stem + (isOpen === undefined ? ending : '');
      return whole.length < fewestLetters || stem.length < fewestLetters - 1 ? [] : [[stem, whole] as const];
    }),
  );
  const made = [...new Map(read)].map(([stem, whole]) => ({ stem, whole }));
  kinds.set(language, made);
  return made;
}

/** The kind that a word is a misspelling of; null where it is none, or may be another as well. */
function kindMisspelt(word: string, language: Language): string | null {
  const meant = kindsOf(language).filter(({ stem, whole }) => {
    if (word[0] !== stem[0] || word.startsWith(stem)) return false;
    if (isWithinEdits(word, whole, Math.min(toleratedEdits(whole.length), 2))) return true;
    const lengths = [stem.length - 1, stem.length, stem.length + 1];
    return lengths.some(
      (length) =>
        length <= word.length &&
        word.length - length <= longestEnding &&
        isWithinEdits(word.slice(0, length), stem, 1),
    );
  });
  const [kind] = meant;
  return kind !== undefined &&
    meant.every(({ stem }) => stem.slice(0, fewestLetters - 2) === kind.stem.slice(0, fewestLetters - 2))
    ? kind.whole
    : null;
}

/**
 * A text with the kinds of places in it as they are spelt: "restarants", "ресторны", "ξενοδχείο". What is written large in the middle of a
 * sentence may be a name, and stays; so does every word that is known as it is. Pure.
 */
export function respelt(text: string, language: Language): string {
  const known = [
    keywordWords[language],
    searchVocabulary[language].cities,
    ...Object.values(typeWords).map((row) => row[language]),
  ];
  return text.replace(/\p{L}{6,}/gu, (word, at: number) => {
    const isName = /^\p{Lu}/u.test(word) && at > 0 && language !== 'de';
    if (isName) return word;
    const small = word.toLocaleLowerCase(language === 'tr' ? 'tr' : 'en');
    const kind = kindMisspelt(small, language);
    if (kind === null) return word;
    const read = new Reading(word, language);
    return known.some((source) => read.has(source)) ? word : kind;
  });
}
