import { describeTranslations } from '../../../language/testing/describe-translations.ts';
import { availabilitySentences } from './sentences.ts';

const what = '7 Lanterns';
const date = '22.11.2026';
const phone = '+905330001000';

describeTranslations('what is said of free times and of a listing', availabilitySentences, {
  values: [
    what,
    date,
    phone,
    '19:45',
    '20:30',
    '3/4',
    '12:00–23:00',
    '7 Lemon Street',
    'TRY 90.00',
    'TRY 520.00',
    '2 terraces',
  ],
  says: (say) => ({
    free: [say.free(what, date, '19:45')],
    askedIsFree: [say.askedIsFree(what, date, '19:45')],
    askedIsTaken: [say.askedIsTaken(what, date, '19:45', '20:30')],
    full: [say.full(what, date)],
    later: [say.later('19:45')],
    noneLater: [say.noneLater()],
    openOn: [say.openOn(date, '12:00–23:00')],
    closedOn: [say.closedOn(date)],
    phone: [say.phone(phone)],
    address: [say.address('7 Lemon Street')],
    dishesFrom: [say.dishesFrom('TRY 90.00', 'TRY 520.00')],
    entrySays: [say.entrySays(date, '2 terraces')],
    unknown: [say.unknown(what)],
    notOnMenu: [say.notOnMenu(what)],
    undeclared: [say.undeclared()],
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
