import { describe, expect, test } from '@jest/globals';
import { asksWhereTaxiIs, readTaxiWish } from './taxi-request.ts';

const wish = (destination: string | null, pickup: string | null = null, party: number | null = null) => ({
  cancels: false,
  destination,
  pickup,
  party,
});

describe('a wish for a taxi', () => {
  test.each([
    ['a taxi to the harbour', wish('harbour')],
    ['Can I get a cab to Ercan airport please?', wish('Ercan airport')],
    ['taxi from Carob Lantern to Nicosia for 3 people', wish('Nicosia', 'Carob Lantern', 3)],
    ['I need a taxi to Bellapais from the harbour now', wish('Bellapais', 'harbour')],
    ['book me a taxi to the airport, 2 people', wish('airport', null, 2)],
    ['I need a taxi', wish(null)],
    ['taxi for two to Lapta', wish('Lapta', null, 2)],
    ['a taxi from here to Famagusta', wish('Famagusta')],
    ['Limana taksi', wish('Limana')],
    ['Girne’den Lefkoşa’ya bir taksi lütfen', wish('Lefkoşa', 'Girne')],
    ['Lefkoşa’ya 3 kişilik taksi istiyorum', wish('Lefkoşa', null, 3)],
    ['bana bir taksi çağır', wish(null)],
  ])('%s', (text, expected) => {
    expect(readTaxiWish(text)).toEqual(expected);
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
