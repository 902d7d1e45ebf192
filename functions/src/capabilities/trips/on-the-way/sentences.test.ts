import { describeTranslations } from '../../../language/testing/describe-translations.ts';
import { onTheWaySentences } from './sentences.ts';

describeTranslations('what is said on the way', onTheWaySentences, {
  values: ['Kyrenia', '14:30', '13:50', '22 März', 'Bellapais'],
  says: (say) => ({
    now: [say.now('Kyrenia', '14:30')],
    next: [say.next('Kyrenia', '14:30')],
    nextOn: [say.nextOn('Kyrenia', '22 März', '14:30')],
    way: [say.way(say.minutes(12), 'foot', '13:50'), say.way(say.minutes(12), 'car', '13:50')],
    dayOver: [say.dayOver()],
    tripOver: [say.tripOver()],
    late: [say.late('14:30')],
    replaced: [say.replaced('Kyrenia', '14:30')],
    noTime: [say.noTime('Kyrenia')],
    booked: [say.booked()],
    changed: [say.changed('Kyrenia')],
    left: [say.left()],
    stale: [say.stale()],
    nothingFits: [say.nothingFits()],
    askHowLate: [say.askHowLate()],
    notToday: [say.notToday()],
    instead: [say.instead('Kyrenia', 'Bellapais')],
    noOther: [say.noOther('Kyrenia')],
    minutes: [say.minutes(12)],
  }),
});
