/** Words for tests of the accounting. Tests only. */
import fc from 'fast-check';

/**
 * Words that no table has: a consonant and a vowel in turn, at least three times. Before them what no word begins with: many tables have the
 * beginnings of words alone, and "durum…" asks how something stands, "dazu…" adds to it, "puke…" may be an allergy.
 */
export const foreignWord = fc
  .array(fc.tuple(fc.constantFrom(...'bdgkmprtvz'), fc.constantFrom(...'aeou')), {
    minLength: 3,
    maxLength: 5,
  })
  .map((syllables) => `zx${syllables.flat().join('')}x`);
