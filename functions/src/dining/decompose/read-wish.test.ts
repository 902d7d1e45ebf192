import { describe, expect, test } from '@jest/globals';
import { wishOf } from './decompose-purpose.ts';
import { readWish, wishesDining } from './read-wish.ts';

describe('without a model, words say', () => {
  test.each([
    [
      'a quiet romantic seafood place in Kyrenia for our anniversary',
      { cuisines: ['seafood'], area: 'kyrenia', wantsQuiet: true },
    ],
    [
      'Girne’de ucuz ve sakin bir balık lokantası',
      { cuisines: ['fish'], area: 'kyrenia', priceTiers: [1, 2], wantsQuiet: true },
    ],
    ['מסעדה איטלקית רומנטית בקירניה', { cuisines: ['italian'], area: 'kyrenia' }],
    [
      'Посоветуй недорогой итальянский ресторан в Кирении',
      { cuisines: ['italian'], area: 'kyrenia', priceTiers: [1, 2] },
    ],
    [
      'Ένα ήσυχο ιταλικό εστιατόριο στην Κερύνεια',
      { cuisines: ['italian'], area: 'kyrenia', wantsQuiet: true },
    ],
    ['Ein ruhiges italienisches Restaurant in Nikosia', { cuisines: ['italian'], wantsQuiet: true }],
    ['مطعم إيطالي هادئ ورخيص', { cuisines: ['italian'], priceTiers: [1, 2], wantsQuiet: true }],
    ['یک رستوران ایتالیایی آرام و ارزان', { cuisines: ['italian'], priceTiers: [1, 2], wantsQuiet: true }],
    ['조용하고 저렴한 이탈리아 식당', { cuisines: ['italian'], priceTiers: [1, 2], wantsQuiet: true }],
  ] as const)('what is wished: %s', (message, wish) => {
    expect(readWish(message)).toMatchObject(wish);
    expect(wishesDining(message)).toBe(true);
  });

  test.each([
    ['restaurants with a rating of at least 4.5', 4.5],
    ['the best restaurants', 4.2],
    ['a restaurant for 4 people', null],
  ])('which rating: %s', (message, minRating) => expect(readWish(message)).toMatchObject({ minRating }));

  test.each([
    ['compare the romantic restaurants', 'radar_comparison'],
    ['quiet restaurants on the map', 'map_view'],
    ['somewhere quiet to eat', 'restaurant_list'],
  ])('how it is shown: %s', (message, show) => expect(readWish(message)).toMatchObject({ show }));

  test('nothing that was not said', () => {
    expect(readWish('somewhere to eat')).toMatchObject({
      ...{ priceTiers: [], cuisines: [], area: null, minRating: null, wantsQuiet: false },
      ...{ words: 'somewhere to eat', needsClarification: false },
    });
    expect(readWish('??').needsClarification).toBe(true);
  });

  test.each(['book a table at eight', 'a taxi to a quiet beach', 'my bookings', 'a romantic hotel'])(
    'and no wish for a place to eat: %s',
    (message) => expect(wishesDining(message)).toBe(false),
  );
});

describe('what a model makes of a wish', () => {
  test('adds to the words, and changes nothing that they say', () => {
    expect(
      wishOf('a cheap place in Kyrenia', {
        ...{
          priceTiers: ['$$$$'],
          area: 'Famagusta',
          cuisines: ['Thai'],
          words: 'cheap and cheerful',
          minRating: 3,
        },
      }),
    ).toMatchObject({
      ...{
        priceTiers: [1, 2],
        area: 'kyrenia',
        cuisines: ['thai'],
        words: 'cheap and cheerful',
        minRating: 3,
      },
    });
  });

  test('may say tiers as signs or as numbers', () => {
    expect(wishOf('somewhere nice', { priceTiers: ['$$', 3] })).toMatchObject({ priceTiers: [2, 3] });
  });

  test('counts field by field, as far as it fits', () => {
    expect(
      wishOf('somewhere nice', {
        priceTiers: ['$$', 'dear'],
        minRating: 11,
        show: 'hologram',
        cuisines: ['greek'],
      }),
    ).toMatchObject({ priceTiers: [], minRating: null, show: 'restaurant_list', cuisines: ['greek'] });
  });

  test.each(['Everything here is safe for your nut allergy, shall I book?', 'Peanut-free places only?'])(
    'is no question that speaks of what could make ill: %s',
    (clarificationQuestion) =>
      expect(wishOf('food', { needsClarification: true, clarificationQuestion })).toMatchObject({
        ...{ needsClarification: true, clarificationQuestion: null },
      }),
  );
});
