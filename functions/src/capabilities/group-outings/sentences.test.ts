import { describeTranslations } from '../../language/testing/describe-translations.ts';
import { groupSentences } from './sentences.ts';

describeTranslations('what is said of a group that chooses', groupSentences, {
  values: ['Supper', 'Olive', '7', 'merve.example/g', 'abcd', 'Fri 20:00'],
  says: (say) => ({
    decided: [say.decided('Supper', 'Olive', 7)],
    undecided: [say.undecided('Supper')],
    tooFew: [say.tooFew('Supper', 7)],
    proposal: [say.proposal('Supper', '7', 'Fri 20:00')],
    opened: [say.opened('Supper', 'merve.example/g', 'abcd')],
    left: [say.left()],
    joined: [say.joined('Supper', '7')],
    voted: [say.voted('Supper', 'Olive')],
    standing: [say.standing('Supper', '7', 7)],
    hidden: [say.hidden()],
    none: [say.none()],
  }),
});
