import { expect, test } from '@jest/globals';
import { languageSchema } from '@merve/contract';
import fc from 'fast-check';
import { alikeLetters } from './alike-letters.ts';

test.each(languageSchema.options)('%s: a text keeps its length, and is made alike once', (language) => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
      const alike = alikeLetters(text, language);
      expect(alike.length).toBe(text.length);
      expect(alikeLetters(alike, language)).toBe(alike);
    }),
  );
});
