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

const keys = ['dietary', 'vibes', 'cuisineAffinity', 'cuisineAversion', 'priceComfort'];

describeTranslations(
  'the page of a person',
  { en, tr, he, ru, el, de, ar, fa, ko },
  {
    sameAsEnglish: ['name', 'google.title'],
    ofText: ['beliefWords', 'google.as', ...keys.map((key) => `belief.${key}`)],
  },
);
