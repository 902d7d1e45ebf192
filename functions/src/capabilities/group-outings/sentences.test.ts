import { describeTranslations } from '../../language/testing/describe-translations.ts';
import { groupSentences } from './sentences.ts';

describeTranslations('what is said of a group that chooses', groupSentences, {
  values: ['Supper', 'Olive', '7'],
  says: (say) => ({
    decided: [say.decided('Supper', 'Olive', 7)],
    undecided: [say.undecided('Supper')],
    tooFew: [say.tooFew('Supper', 7)],
  }),
});
