import { expect, test } from '@jest/globals';
import { catalogueLabel, catalogueWords } from './catalogue-words.ts';
import { idFromName } from './id-from-name.ts';

test.each<[string, string[], string]>([
  ['Şeftali Köşkü', [], 'seftali-kosku'],
  ['Işık & Sons', [], 'isik-sons'],
  ['Meze', ['meze', 'meze-2'], 'meze-3'],
  ['مقهى', [], 'item'],
])('an id for %j where there is %j', (name, taken, id) => {
  expect(idFromName(name, taken, 'item')).toBe(id);
});

test('fields are named the same in a form and inside a larger one', () => {
  expect(catalogueLabel(['price', 'minorUnits'])).toBe('Price');
  expect(catalogueLabel(['listing', 'name'])).toBe('Name');
  expect(catalogueLabel(['business', 'timeZone'])).toBe('Business: Time zone');
  expect(catalogueLabel(['actions', 0, 'dispatch'])).toBe('Actions › 1 › dispatch');
});

test('hours and money are said as people say them', () => {
  const { tell } = catalogueWords('TRY');
  expect(tell(['openingHours'], [{ weekday: 1, opens: '18:00', closes: '02:00' }])).toBe('Mon 18:00–02:00');
  expect(tell(['openingHours'], [])).toBe('never open');
  expect(tell(['price', 'minorUnits'], 12_550)).toBe('TRY\u00a0125.50');
});
