import { expect, test } from '@jest/globals';
import { placeSearchSection } from '../../../../functions/src/platform/place-search-section.ts';
import { describeTranslations } from '../../language/testing/describe-translations.ts';
import ar from './ar.ts';
import de from './de.ts';
import el from './el.ts';
import en from './en.ts';
import fa from './fa.ts';
import he from './he.ts';
import ko from './ko.ts';
import ru from './ru.ts';
import tr from './tr.ts';

describeTranslations(
  'types of places',
  { en, tr, he, ru, el, de, ar, fa, ko },
  // The same words in these languages.
  {
    sameAsEnglish:
      'aquarium bank bar cafe hostel hotel karaoke museum park pizza_restaurant restaurant sauna zoo'.split(
        ' ',
      ),
  },
);

test('every type that may be asked for has a name', () => {
  const { ALLOWED_TYPES } = placeSearchSection.parse({});
  expect(ALLOWED_TYPES.filter((type) => !Object.hasOwn(en, type))).toEqual([]);
});
