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
  'what stands on the page on which a vote is made',
  { en, tr, he, ru, el, de, ar, fa, ko },
  {
    ofText: ['chosen', 'inHours', 'inDays'],
  },
);
