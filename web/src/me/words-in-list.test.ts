import { expect, test } from '@jest/globals';
import { profileChangeSchema } from '@merve/contract';
import fc from 'fast-check';
import { wordsInList } from './words-in-list.ts';

test('words are parted at commas, also at those of Arabic, and each stands once', () => {
  expect(wordsInList(' vegan,  halal ,, vegan\u060c نباتي ')).toEqual(['vegan', 'halal', 'نباتي']);
});

test('whatever is typed is a list that the profile takes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 3_000 }), (typed) => {
      expect(profileChangeSchema.safeParse({ dining: { dietary: wordsInList(typed) } }).success).toBe(true);
    }),
  );
});
