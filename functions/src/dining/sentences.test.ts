import { describeTranslations } from '../language/testing/describe-translations.ts';
import { kitchenWarningSentences } from './kitchen-warnings.ts';
import { diningSentences } from './sentences.ts';

describeTranslations('what is said of restaurants', diningSentences, {
  values: ['Salt and Fig', '2026-10-22', 'kiwi'],
  says: (say) => ({
    found: [say.found(1), say.found(4)],
    nothing: [say.nothing()],
    noRestaurants: [say.noRestaurants()],
    allLeftOut: [say.allLeftOut()],
    askMore: [say.askMore()],
    cheaper: [say.cheaper()],
    quieter: [say.quieter()],
    bestRated: [say.bestRated()],
    byRatings: [say.byRatings()],
    wordsOnly: [say.wordsOnly()],
    unverified: [say.unverified()],
    declared: [say.declared('2026-10-22')],
    guessed: [say.guessed()],
    notKnown: [say.notKnown('kiwi')],
    more: [say.more(2)],
    leftOut: [say.leftOut(3)],
    bookable: [say.bookable('Salt and Fig')],
  }),
});

describeTranslations('what is said where a YES is asked for once more', kitchenWarningSentences, {
  values: [],
  says: (say) => ({ askedAnew: [say.askedAnew()] }),
});
