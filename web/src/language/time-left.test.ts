import { expect, test } from '@jest/globals';
import { timeLeft } from './time-left.ts';

test.each([
  [-5, '0:00'],
  [1, '0:01'],
  [545_000, '9:05'],
  [3_720_000, '1:02:00'],
])('%p ms are %s', (ms, said) => {
  expect(timeLeft(ms)).toBe(said);
});
