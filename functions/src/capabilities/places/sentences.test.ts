import { describe, expect, test } from '@jest/globals';
import { languageSchema } from '@merve/contract';
import { english } from './sentences/en.ts';
import { placeSentences } from './sentences/index.ts';

/** Every sentence, with values that can be found again. */
function spoken(language: Parameters<typeof placeSentences>[0]): [string, string][] {
  return Object.entries(placeSentences(language)).map(([name, sentence]) => [name, sentence('«1»', '«2»')]);
}

describe('what is said about places', () => {
  test.each(languageSchema.options)('in %s is a sentence of its own, with every value in it', (language) => {
    const said = spoken(language);
    const inEnglish = new Map(spoken('en'));
    expect(said.map(([name]) => name)).toEqual(Object.keys(english));
    for (const [name, text] of said) {
      const values = (inEnglish.get(name) ?? '').match(/«\d»/g) ?? [];
      expect([name, [...(text.match(/«\d»/g) ?? [])].sort()]).toEqual([name, [...values].sort()]);
      if (language !== 'en') expect([name, text]).not.toEqual([name, inEnglish.get(name)]);
    }
  });
});
