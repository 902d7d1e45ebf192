import { describeTranslations } from '../../language/testing/describe-translations.ts';
import { tripSentences } from './sentences.ts';

describeTranslations('what is said of trips', tripSentences, {
  alike: ['title'],
  values: ['Kyrenia', 'Bellapais', '28 – 29', '09:00', 'for six'],
  says: (say) => ({
    title: [say.title('Kyrenia', '28 – 29')],
    proposal: [say.proposal('09:00')],
    addToTrip: [say.addToTrip()],
    replaceDays: [say.replaceDays()],
    into: [say.into('Kyrenia', 'Bellapais')],
    estimated: [say.estimated()],
    around: [say.around('Kyrenia')],
    lookUpHours: [say.lookUpHours()],
    noted: [say.noted('for six')],
    chosenFor: [say.chosenFor('for six', 'Bellapais')],
    noneFor: [say.noneFor('for six', 'Kyrenia')],
    without: [say.without('for six')],
    leftOut: [say.leftOut('Kyrenia')],
    saved: [say.saved('Kyrenia')],
    left: [say.left()],
    changed: [say.changed()],
    nothing: [say.nothing('Kyrenia')],
    askTown: [say.askTown()],
    unknownTown: [say.unknownTown('Kyrenia')],
    askDay: [say.askDay()],
    askDays: [say.askDays()],
    past: [say.past()],
    mine: [say.mine()],
    none: [say.none()],
  }),
});
