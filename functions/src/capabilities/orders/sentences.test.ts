import { describeTranslations } from '../../language/testing/describe-translations.ts';
import { changeSentences } from './change-sentences.ts';
import { orderSentences } from './sentences.ts';

describeTranslations('what is said of orders', orderSentences, {
  values: ['7 Lanterns', 'K7QF2M', '19:45', 'TRY 1,250', '– 12:00', '– 13:00'],
  says: (say) => ({
    proposal: [
      say.proposal('7 Lanterns', 'K7QF2M', ['– 12:00', '– 13:00'], { until: '19:45', unverified: true }),
    ],
    notOrdered: [say.notOrdered('7 Lanterns')],
    unverified: [say.unverified()],
    noItems: [say.noItems()],
  }),
});

describeTranslations('what is said of a change', changeSentences, {
  values: ['7 Lanterns', 'Kyrenia 3', 'K7QF2M', '19:45', '– 12:00', '– 13:00'],
  says: (say) => ({
    proposal: [
      say.proposal(
        { business: '7 Lanterns', town: 'Kyrenia 3', reference: 'K7QF2M' },
        ['– 12:00'],
        ['– 13:00'],
        { until: '19:45', unverified: true },
      ),
    ],
  }),
});
