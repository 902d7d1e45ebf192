import { expect, test } from '@jest/globals';
import { reasonOf, wordsOf } from './fault-words.ts';

test('a fault without words is shown by its name', () => {
  expect(wordsOf('of-tomorrow')).toBe('of-tomorrow');
});

test('a message that did not arrive says why', () => {
  expect(reasonOf(63_016)).toContain('24-hour window');
  expect(reasonOf(12_345)).toBe('error 12345');
  expect(reasonOf(null)).toBe('no reason was given');
});
