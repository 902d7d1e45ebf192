import { describeTranslations } from '../../../language/testing/describe-translations.ts';
import { reservationSentences } from './sentences.ts';

describeTranslations('what is said of a pasted reservation', reservationSentences, {
  values: ['Kyrenia', 'Bellapais'],
  says: (say) => ({
    read: [say.read('Kyrenia')],
    notRead: [say.notRead('Bellapais')],
    notBooked: [say.notBooked()],
    noDay: [say.noDay()],
    noTime: [say.noTime()],
    notOne: [say.notOne()],
  }),
});
