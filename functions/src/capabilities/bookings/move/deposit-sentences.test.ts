import { describeTranslations } from '../../../language/testing/describe-translations.ts';
import { moveDepositSentences } from './deposit-sentences.ts';

const [reference, paid, asked] = ['K7QF2M', 'TRY 500', 'TRY 1,250'];
const difference = { reference, paid, asked, sameWithSameParty: false, returned: true };

describeTranslations('what is said of a deposit when its booking is moved', moveDepositSentences, {
  values: [reference, paid, asked, '22.11., 20:00'],
  says: (say) => ({
    comesAlong: [say.comesAlong(paid, '22.11., 20:00'), say.comesAlong(paid, null)],
    cameAlong: [say.cameAlong(paid)],
    awaited: [say.awaited(reference, paid)],
    differs: [
      say.differs(difference),
      say.differs({ ...difference, returned: false }),
      say.differs({ ...difference, sameWithSameParty: true }),
      say.differs({ ...difference, asked: null }),
      say.differs({ ...difference, paid: null }),
    ],
    gone: [say.gone(reference, paid)],
  }),
});
