import { describeTranslations } from '../../../../language/testing/describe-translations.ts';
import { depositSentences } from './index.ts';

const deposit = { what: '7 Lanterns – Dinner (terrace)', when: '22.11.2026, 20:00', deposit: 'TRY 500' };

describeTranslations('what is said about deposits', depositSentences, {
  values: [
    '7 Lanterns',
    'K7QF2M',
    '19:45',
    'TRY 1,250',
    deposit.what,
    deposit.deposit,
    '20:00',
    'https://pay.test/cs_1',
  ],
  says: (say) => ({
    terms: [say.terms('7 Lanterns', 5, '19:45'), say.terms('7 Lanterns', 5, null)],
    agreed: [say.agreed(deposit, 'K7QF2M')],
    payHere: [say.payHere(deposit, 'K7QF2M', 'https://pay.test/cs_1')],
    paid: [say.paid('7 Lanterns')],
    letGo: [say.letGo(deposit)],
    tooLate: [say.tooLate(deposit)],
    wrongAmount: [say.wrongAmount(deposit, 'TRY 1,250')],
    linkFailed: [say.linkFailed(deposit)],
    cancelRefunds: [say.cancelRefunds('7 Lanterns')],
    cancelKeeps: [say.cancelKeeps('7 Lanterns')],
    cancelUnpaid: [say.cancelUnpaid('7 Lanterns')],
    refundStarted: [say.refundStarted('7 Lanterns')],
    depositKept: [say.depositKept('7 Lanterns')],
    nothingCharged: [say.nothingCharged()],
    refunded: [say.refunded(deposit)],
    linkSent: [say.linkSent()],
    yesFirst: [say.yesFirst()],
  }),
});
