import { describeTranslations } from '../../language/testing/describe-translations.ts';
import { searchSentences } from './sentences.ts';

describeTranslations('what is said of the world’s places', searchSentences, {
  values: ['vegan pizza', '5', 'Google Maps', '22:30', 'Carob Lantern'],
  says: (say) => ({
    found: [say.found('vegan pizza', 5)],
    nothing: [say.nothing('vegan pizza')],
    ownOnly: [say.ownOnly()],
    source: [say.source('Google Maps')],
    openUntil: [say.openUntil('22:30')],
    open: [say.open()],
    closed: [say.closed()],
    bookable: [say.bookable('Carob Lantern')],
    notExcluded: [say.notExcluded()],
    allergy: [say.allergy()],
  }),
});
