import { searchWords } from '../../catalogue/fold.ts';
import { onFirstUse } from '../../platform/on-first-use.ts';
import { evenings } from './translations/evenings.ts';
import { foods } from './translations/foods.ts';
import { moods } from './translations/moods.ts';
import { places } from './translations/places.ts';
import { serviceAndPrice } from './translations/service-and-price.ts';

/** The languages of the table, in the order of its columns after the English one. */
export const translatedLanguages = ['tr', 'he', 'ru', 'el', 'de', 'ar', 'fa', 'ko'] as const;
export type TranslatedLanguage = (typeof translatedLanguages)[number];

export interface Translation {
  /** Folded words, one or several. */
  readonly said: readonly string[];
  /** English words that mean it. */
  readonly english: readonly string[];
}

/** A word that stands in two parts means what the later one says. */
const lines = () =>
  [places, moods, serviceAndPrice, foods, evenings].flatMap((part) => part.trim().split('\n'));

/** Every line's words and phrases in one language, folded as what people type is folded. */
export const translationsOf = onFirstUse((): Readonly<Record<TranslatedLanguage, readonly Translation[]>> => {
  const rows = lines().map((line) => line.split('|').map((cell) => cell.trim()));
  const column = (place: number): Translation[] =>
    rows.flatMap(([english = '', ...cells]) =>
      (cells[place] ?? '')
        .split(',')
        .map((said) => ({ said: searchWords(said), english: english.split(' ') }))
        .filter(({ said }) => said.length > 0),
    );
  const [tr, he, ru, el, de, ar, fa, ko] = translatedLanguages.map((_, place) => column(place));
  return {
    tr: tr ?? [],
    he: he ?? [],
    ru: ru ?? [],
    el: el ?? [],
    de: de ?? [],
    ar: ar ?? [],
    fa: fa ?? [],
    ko: ko ?? [],
  };
});

/** The English words that the table leads to. */
export function translatedWords(): ReadonlySet<string> {
  return new Set(lines().flatMap((line) => (line.split('|')[0] ?? '').trim().split(' ')));
}
