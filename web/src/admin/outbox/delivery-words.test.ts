import { expect, test } from '@jest/globals';
import { deliveryAttemptSchema, intentStateSchema } from '@merve/contract';
import { attemptWords, stateWords, wordsOfCode } from './delivery-words.ts';

test('every state and every end of an attempt has its words', () => {
  for (const state of intentStateSchema.options) expect(stateWords[state]).toMatch(/\w/);
  for (const end of deliveryAttemptSchema.shape.end.options) expect(attemptWords[end]).toMatch(/\w/);
});

test('a code is told in words, and named', () => {
  expect(wordsOfCode('63016')).toMatch(/24-hour window.*\(63016\)/);
  expect(wordsOfCode('HTTP_503')).toBe('The provider answered with HTTP 503');
  expect(wordsOfCode('99999')).toBe('The provider’s error 99999');
});
