import { describe, expect, test } from '@jest/globals';
import { languageSchema } from '@merve/contract';
import { script } from '../language/testing/describe-translations.ts';
import { diningWord, diningWordForms, knownDiningWords } from './dining-words.ts';

describe('words of restaurants', () => {
  test.each(languageSchema.options)('are all there in %s, in its own letters', (language) => {
    for (const word of knownDiningWords()) {
      const said = diningWord(word, language);
      expect([word, script[language].test(said)]).toEqual([word, true]);
      expect(diningWordForms(word)).toContain(said);
    }
  });

  test('of which none is known stay as they are', () => {
    expect(diningWord('peri-peri', 'ko')).toBe('peri-peri');
    expect(diningWord('', 'tr')).toBe('');
    expect(diningWord('constructor', 'de')).toBe('constructor');
  });
});
