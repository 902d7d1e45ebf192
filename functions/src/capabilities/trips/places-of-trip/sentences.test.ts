import { describeTranslations } from '../../../language/testing/describe-translations.ts';
import { tripPlaceSentences } from './sentences.ts';

describeTranslations('what is said of places for a trip', tripPlaceSentences, {
  values: ['Kyrenia', 'Bellapais'],
  says: (say) => ({
    noPoint: [say.noPoint()],
    near: [say.near('Kyrenia', 'Bellapais')],
    nearOutside: [say.nearOutside('Kyrenia', 'Bellapais')],
    source: [say.source('Bellapais')],
    noneNear: [say.noneNear('Kyrenia')],
    recommended: [say.recommended('Bellapais')],
    notVerified: [say.notVerified()],
    whereToEat: [say.whereToEat('Kyrenia')],
    already: [say.already('Kyrenia')],
  }),
});
