import { describeTranslations } from '../../../language/testing/describe-translations.ts';
import { availabilitySentences } from './sentences.ts';

const what = '7 Lanterns';
const date = '22.11.2026';

describeTranslations('what is said of free times and of a listing', availabilitySentences, {
  values: [what, date, '19:45', '20:30', '3/4'],
  says: (say) => ({
    free: [say.free(what, date, '19:45')],
    askedIsFree: [say.askedIsFree(what, date, '19:45')],
    askedIsTaken: [say.askedIsTaken(what, date, '19:45', '20:30')],
    full: [say.full(what, date)],
    later: [say.later('19:45')],
    noneLater: [say.noneLater()],
    open: [say.open('19:45')],
    closedToday: [say.closedToday()],
    priceTier: [say.priceTier('3/4')],
    bookable: [say.bookable(what)],
    takesOrders: [say.takesOrders(0), say.takesOrders(1), say.takesOrders(5)],
    takesServices: [say.takesServices()],
    takesViewings: [say.takesViewings()],
    offersNothing: [say.offersNothing()],
    nextFree: [say.nextFree('19:45')],
  }),
});
