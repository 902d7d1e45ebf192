import { describeTranslations } from '../language/testing/describe-translations.ts';
import { lapsedSentences } from './lapsed-words.ts';

describeTranslations('what is said of a wish whose turn did not come', lapsedSentences, {
  values: ['a taxi at 19:45'],
  says: (say) => ({ otherWish: [say.otherWish('a taxi at 19:45')] }),
});
