import { describeTranslations } from '../../language/testing/describe-translations.ts';
import { groupSentences } from './sentences.ts';

describeTranslations('what is said of a group that chooses', groupSentences, {
  values: ['Supper', '7'],
  says: (say) => ({
    tooFew: [say.tooFew('Supper', 7)],
  }),
});
