import { describeTranslations } from '../../language/testing/describe-translations.ts';
import { serviceSentences } from './sentences.ts';

describeTranslations('what is said of services', serviceSentences, {
  values: ['7 Lanterns', 'K7QF2M', '19:45', 'TRY 1,250', '– 12:00', '– 13:00'],
  says: (say) => ({
    proposal: [say.proposal('7 Lanterns', 'K7QF2M', ['– 12:00', '– 13:00'], 'TRY 1,250')],
    notOffered: [say.notOffered('7 Lanterns')],
    needsNote: [say.needsNote('7 Lanterns')],
  }),
});
