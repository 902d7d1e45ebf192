import { describeTranslations } from '../language/testing/describe-translations.ts';
import { notAsSaidSentences } from './not-as-said-sentences.ts';

const words = '7 Lanterns, 19:45';
describeTranslations('what is asked where a call is not as said', notAsSaidSentences, {
  values: [words, '22.11.', '4'],
  says: (say) => ({
    otherwise: [say.otherwise(words, '22.11.')],
    day: [say.day()],
    clock: [say.clock()],
    party: [say.party()],
    nights: [say.nights()],
    count: [say.count()],
    timeLeftOut: [say.timeLeftOut(words)],
    people: [say.people('4')],
    numberOfNights: [say.numberOfNights('4')],
    leftOut: [say.leftOut(words)],
    invented: [say.invented(words)],
    meant: [say.meant(words)],
    addIt: [say.addIt(words)],
    lastsOtherwise: [say.lastsOtherwise(words, '4')],
    collects: [say.collects()],
    notPassedOn: [say.notPassedOn(words)],
  }),
});
