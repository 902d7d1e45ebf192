import { describeTranslations } from '../../../language/testing/describe-translations.ts';
import { googleSentences } from './index.ts';

const [page, title, names, address] = ['https://merve.test/me', 'Supper, us', 'Ana & Ben', 'ana@example.org'];
const [from, subject, text, why, code] = ['olga@example.org', 'The subject', 'The text', 'Because', 'K7QF2M'];

describeTranslations('what is said of mail and calendar', googleSentences, {
  values: [page, title, names, address, from, subject, text, why, code],
  says: (say) => ({
    notOffered: [say.notOffered()],
    connectMail: [say.connectMail(page)],
    connectCalendar: [say.connectCalendar(page)],
    connectFreeBusy: [say.connectFreeBusy(page)],
    whichDay: [say.whichDay()],
    noPlan: [say.noPlan()],
    nothingToEnter: [say.nothingToEnter()],
    which: [say.which(code)],
    nobodyGave: [say.nobodyGave(title)],
    without: [say.without(names)],
    askMail: [say.askMail(from, address, subject, text)],
    askEntry: [say.askEntry(from, title, text)],
    busy: [say.busy(code)],
    free: [say.free()],
    notLooked: [say.notLooked()],
    sending: [say.sending()],
    entering: [say.entering()],
    changed: [say.changed()],
    notSentAtAll: [say.notSentAtAll()],
    notEnteredAtAll: [say.notEnteredAtAll()],
    sent: [say.sent(address)],
    notSent: [say.notSent(address, why)],
    uncertain: [say.uncertain(address)],
    whyLeave: [say.whyLeave()],
    whyRefused: [say.whyRefused()],
    whyWithdrawn: [say.whyWithdrawn()],
    whyUnavailable: [say.whyUnavailable()],
    whyLimited: [say.whyLimited()],
    entered: [say.entered(title)],
    notEntered: [say.notEntered(title, why)],
    subject: [say.subject(title)],
    notBooked: [say.notBooked()],
    signature: [say.signature()],
    notRead: [say.notRead(title)],
  }),
});
