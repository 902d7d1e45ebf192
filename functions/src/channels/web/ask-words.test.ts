import { describeTranslations } from '../../language/testing/describe-translations.ts';
import { askWords } from './ask-words.ts';

describeTranslations('the words of controls', askWords, {
  values: ['7 Lanterns', 'K7QF2M', '19:45', 'TRY 1,250'],
  says: (say) => ({
    cancelBooking: [say.cancelBooking('7 Lanterns')],
    cancelOrder: [say.cancelOrder('7 Lanterns')],
    cancelService: [say.cancelService('7 Lanterns')],
    cancelRide: [say.cancelRide('7 Lanterns')],
  }),
});
