import { describe, expect, test } from '@jest/globals';
import { answeredWish, asksWhereTaxiIs, readTaxiWish, type TaxiQuestion } from './taxi-request.ts';

describe('a wish for a taxi', () => {
  test.each<[string, TaxiQuestion, string, object]>([
    [
      'taxi from the harbour',
      'destination',
      'Ercan airport',
      { pickup: 'harbour', destination: 'Ercan airport' },
    ],
    ['taxi from the harbour', 'destination', 'to Lapta, for 3 people', { destination: 'Lapta', party: 3 }],
    [
      'girne limanından taksi',
      'destination',
      'Lapta’ya',
      { pickup: 'girne limanından', destination: 'Lapta’ya' },
    ],
    ['taxi to Lapta', 'pickup', 'Quince Yard', { pickup: 'Quince Yard', destination: 'Lapta' }],
    ['taxi to Lapta tomorrow', 'when', 'at 5am', { destination: 'Lapta', when: ['tomorrow', 'at 5am'] }],
    [
      'такси из порта завтра',
      'destination',
      'в аэропорт',
      { pickup: 'порта', destination: 'аэропорт', when: ['завтра'] },
    ],
  ])('“%s”, asked for its %s, and then “%s”', (first, question, answer, expected) => {
    const earlier = readTaxiWish(first);
    if (earlier === null) throw new Error(`“${first}” is about no taxi`);
    const { pickup, destination, ...rest } = answeredWish(earlier, question, answer, 'en');
    const places = { pickup: pickup?.said ?? null, destination: destination?.said ?? null };
    expect({ ...rest, ...places }).toMatchObject(expected);
  });

  test.each(['cancel my taxi', 'taksiyi iptal et', 'I no longer need the taxi'])(
    'is taken back by “%s”',
    (text) => {
      expect(readTaxiWish(text)).toMatchObject({ cancels: true });
    },
  );

  test.each(['book a table for 4', 'masa ayırt', ''])('is not “%s”', (text) => {
    expect(readTaxiWish(text)).toBeNull();
  });
});

describe('where a taxi is', () => {
  test.each([
    'Where is my taxi?',
    'where’s my cab',
    'how long until the taxi is here',
    'Taksim nerede?',
    'taksi ne zaman gelir',
  ])('is asked by “%s”', (text) => expect(asksWhereTaxiIs(text)).toBe(true));
  test.each([
    'a taxi to Where House',
    'when can I get a taxi',
    'Taksim meydanına taksi',
    'where is the beach',
  ])('is not asked by “%s”', (text) => expect(asksWhereTaxiIs(text)).toBe(false));
});
