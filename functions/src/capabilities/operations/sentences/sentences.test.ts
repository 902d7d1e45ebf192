import { describeTranslations } from '../../../language/testing/describe-translations.ts';
import { staffWords } from '../staff-phrases.ts';
import { staffSentences } from './index.ts';

const name = '7 Lanterns';
const code = 'K7QF2M';
const words = { business: name, what: 'Table', when: '20:00', reference: code };

describeTranslations('what staff read', staffSentences, {
  values: [name, code, '20:00', 'Table', 'Ayla', 'Sunday', 'broken'],
  says: (say) => ({
    menu: [say.menu(name, staffWords('en'))],
    guestNow: [say.guestNow(code)],
    notStaff: [say.notStaff()],
    notUnderstood: [say.notUnderstood(code, 'Ayla')],
    heading: [`${say.heading(name, 'Sunday')} ${say.nothingBooked()}`],
    closedThatDay: [say.closedThatDay()],
    nothingBooked: [say.nothingBooked()],
    bookingLine: [
      say.bookingLine('20:00', 'Table', 2, 'Ayla', code),
      say.bookingLine('20:00', 'Table', 1, null, code),
    ],
    heldLine: [say.heldLine('20:00', 'Table', 3)],
    blockLine: [say.blockLine('20:00', 'Table', code)],
    openRequests: [say.openRequests(code)],
    which: [say.which(code)],
    usage: [say.usage(code)],
    unknown: [say.unknown(code)],
    ownersOnly: [say.ownersOnly()],
    offersNone: [say.offersNone(name)],
    timePast: [say.timePast()],
    tooMuch: [say.tooMuch()],
    taken: [say.taken(code)],
    standing: [say.standing(code)],
    alreadySo: [say.alreadySo()],
    changed: [say.changed()],
    ask: [say.ask(code)],
    done: [say.done(code)],
    left: [say.left()],
    block: [say.block('Table', '20:00')],
    blockCode: [say.blockCode(code)],
    unblock: [say.unblock('Table', '20:00')],
    close: [say.close(name, 'Sunday')],
    reopen: [say.reopen(name, 'Sunday')],
    pause: [say.pause('Table', name)],
    resume: [say.resume('Table', name)],
    cancel: [say.cancel(code, 'broken'), say.cancel(code, null)],
    calledOffForYou: [say.calledOffForYou(code)],
    answeredForYou: [say.answeredForYou(code)],
    moveProposed: [say.moveProposed(words, 'broken'), say.moveProposed(words, null)],
    standsAsBooked: [say.standsAsBooked(words)],
    operatorWrites: [say.operatorWrites(words, 'broken')],
    customerCancelled: [say.customerCancelled(words, 'broken'), say.customerCancelled(words, null)],
  }),
});
