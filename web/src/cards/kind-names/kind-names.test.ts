import { expect, test } from '@jest/globals';
import { demoListings } from '../../../../local/seed/demo-listings.ts';
import { describeTranslations } from '../../language/testing/describe-translations.ts';
import ar from './ar.ts';
import de from './de.ts';
import el from './el.ts';
import en from './en.ts';
import fa from './fa.ts';
import he from './he.ts';
import ko from './ko.ts';
import { nameOfKind } from './name-of-kind.ts';
import ru from './ru.ts';
import tr from './tr.ts';

describeTranslations(
  'kinds of places',
  { en, tr, he, ru, el, de, ar, fa, ko },
  // The same words in these languages.
  {
    sameAsEnglish: [
      ...[
        'brunch',
        'fine dining',
        'fitness',
        'golf',
        'hostel',
        'hotel',
        'meyhane',
        'padel',
        'pide',
        'pilates',
      ],
      ...['pizza', 'restaurant', 'spa', 'tennis', 'vegan', 'vintage', 'workshop', 'yoga'],
    ],
  },
);

test('every kind of place in the demo market has a name', () => {
  const shown = demoListings.map(({ kind: [, category, subCategory] }) => subCategory ?? category);
  expect([...new Set(shown)].filter((kind) => !Object.hasOwn(en, kind))).toEqual([]);
});

test('a kind that an operator named, and no table knows, stays as it was written', () => {
  expect([nameOfKind('Seafood', ko), nameOfKind('escape room', ko)]).toEqual(['해산물', 'escape room']);
});
