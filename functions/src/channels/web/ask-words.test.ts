import { describeTranslations } from '../../language/testing/describe-translations.ts';
import { askWords } from './ask-words.ts';

describeTranslations('the words of controls', askWords, {
  values: ['7 Lanterns', 'K7QF2M', '19:45', 'TRY 1,250'],
  says: (say) => ({
    cancelBooking: [say.cancelBooking('K7QF2M')],
    cancelOrder: [say.cancelOrder('K7QF2M')],
    cancelService: [say.cancelService('K7QF2M')],
    cancelViewing: [say.cancelViewing('K7QF2M')],
    cancelRide: [say.cancelRide('K7QF2M')],
  }),
});
