import { describeTranslations } from '../language/testing/describe-translations.ts';
import { allergySentences } from './sentences.ts';

describeTranslations('what is said of allergies', allergySentences, {
  values: ['7 Lanterns', 'K7QF2M'],
  says: (say) => ({
    contains: [say.contains('7 Lanterns')],
    mayContain: [say.mayContain('7 Lanterns')],
    noted: [say.noted(['7 Lanterns', 'K7QF2M'])],
    purpose: [say.purpose()],
    askWhat: [say.askWhat()],
    inCase: [say.inCase()],
    askBoth: [say.askBoth()],
    askSeverity: [say.askSeverity()],
    askWhose: [say.askWhose()],
    thanks: [say.thanks()],
    companyPassedOn: [say.companyPassedOn()],
    passedOn: [say.passedOn(['7 Lanterns'])],
    toldMerchant: [say.toldMerchant(['7 Lanterns'])],
    forgetQuestion: [say.forgetQuestion(['7 Lanterns'])],
    forgotten: [say.forgotten()],
    kept: [say.kept()],
    nothingKnown: [say.nothingKnown()],
    toldToo: [say.toldToo('K7QF2M', '7 Lanterns')],
    orderUnchecked: [say.orderUnchecked()],
    inYourOrder: [say.inYourOrder('7 Lanterns', 'K7QF2M')],
    merchantToldLater: [say.merchantToldLater('K7QF2M', ['7 Lanterns'])],
    known: [say.known(['7 Lanterns'])],
  }),
});
