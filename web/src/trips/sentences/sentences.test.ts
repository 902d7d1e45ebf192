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
  'planned days',
  { en, tr, he, ru, el, de, ar, fa, ko },
  {
    ofText: [
      'keptAt',
      'openToday',
      'fromStay',
      'toStay',
      'prices',
      'move',
      'movedTo',
      'change',
      'removed',
      'gpxLeftOut',
      'openInMaps',
      'sayAskMerve',
      'removeSure',
      'meets',
      'sayBookTable',
      'weatherFrom',
    ],
  },
);
