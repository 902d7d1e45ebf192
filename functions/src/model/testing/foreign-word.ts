/** Words for tests of the accounting. Tests only. */
import fc from 'fast-check';

/** Words that no table has: a consonant and a vowel in turn, at least three times. */
export const foreignWord = fc
  .array(fc.tuple(fc.constantFrom(...'bdgkmprtvz'), fc.constantFrom(...'aeou')), {
    minLength: 3,
    maxLength: 5,
  })
  .map((syllables) => `${syllables.flat().join('')}x`);
