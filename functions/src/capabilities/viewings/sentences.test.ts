import { describeTranslations } from '../../language/testing/describe-translations.ts';
import { viewingSentences } from './sentences.ts';

describeTranslations('what is said of viewings', viewingSentences, {
  values: ['7 Lanterns', 'Kyrenia / Girne', '19:45', '– 12:00'],
  says: (say) => ({
    proposal: [say.proposal('7 Lanterns', 'Kyrenia / Girne', ['– 12:00'], '19:45')],
    notOffered: [say.notOffered('7 Lanterns')],
    name: [say.name('7 Lanterns')],
  }),
});
