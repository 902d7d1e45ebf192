import { describeTranslations } from '../../language/testing/describe-translations.ts';
import { orderSentences } from './sentences.ts';

describeTranslations('what is said of orders', orderSentences, {
  values: ['7 Lanterns', 'K7QF2M', '19:45', 'TRY 1,250', '2 × Pizza 4', 'Cola 1'],
  says: (say) => ({
    proposal: [
      say.proposal('7 Lanterns', 'K7QF2M', ['2 × Pizza 4', 'Cola 1'], { until: '19:45', unverified: true }),
    ],
    notOrdered: [say.notOrdered('7 Lanterns')],
    noItems: [say.noItems()],
  }),
});
