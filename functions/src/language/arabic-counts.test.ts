import { expect, test } from '@jest/globals';
import { arabicCount } from './arabic-counts.ts';

test.each([
  [1, 'شخص واحد'],
  [2, 'شخصان'],
  [3, '3 أشخاص'],
  [11, '11 شخصًا'],
  [100, '100 شخص'],
])('%i people: %s', (count, expected) => {
  expect(arabicCount('people', count)).toBe(expected);
});

test('two of a thing show where they stand', () => {
  expect(arabicCount('people', 2, 'object')).toBe('شخصين');
  expect([arabicCount('minutes', 2), arabicCount('minutes', 2, 'object')]).toEqual(['دقيقتان', 'دقيقتين']);
  expect(arabicCount('seconds', 3, 'object')).toBe('3 ثوانٍ');
});
