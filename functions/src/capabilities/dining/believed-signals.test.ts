import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { believedSignals } from './believed-signals.ts';

const message =
  'We love Thai food, hate loud places and usually eat cheap. I am vegan and allergic to peanuts, no milk please.';
const believed = (key: Parameters<typeof believedSignals>[1][number]['key'], value: string, words: string) =>
  believedSignals(message, [{ key, value, words }]);

describe('what a model reads of somebody’s taste', () => {
  test('K-141: is believed for the words that say it', () => {
    expect(believed('cuisineAffinity', 'Thai', 'We love Thai food')).toEqual([
      { key: 'cuisineAffinity', value: 'thai', words: 'We love Thai food' },
    ]);
    expect(believed('dietary', 'vegan', 'I am vegan')).toMatchObject([{ value: 'vegan' }]);
    expect(believed('priceComfort', '1', 'usually eat cheap')).toMatchObject([{ value: 1 }]);
  });

  test.each([
    ['words that nobody wrote', 'cuisineAffinity', 'thai', 'I adore Thailand'],
    ['no words', 'cuisineAffinity', 'thai', ' '],
    ['an allergy as a diet', 'dietary', 'peanut free', 'allergic to peanuts'],
    ['an allergy as an aversion', 'cuisineAversion', 'peanuts', 'allergic to peanuts'],
    ['an allergen as a diet', 'dietary', 'milk', 'no milk please'],
    ['what is free of something', 'dietary', 'dairy-free', 'I am vegan'],
    ['what is without something', 'cuisineAversion', 'no milk', 'usually eat cheap'],
    ['the name of an allergy', 'vibes', 'nut allergy', 'hate loud places'],
    ['a price that is none', 'priceComfort', '11', 'usually eat cheap'],
    ['a price in words', 'priceComfort', 'cheap', 'usually eat cheap'],
    ['markup', 'vibes', '<b>loud</b>', 'hate loud places'],
  ] as const)('K-136: is not believed with %s', (_what, key, value, words) => {
    expect(believed(key, value, words)).toEqual([]);
  });

  test('is never more than was written, whatever a model answers', () => {
    const keys = fc.constantFrom(
      'dietary' as const,
      'vibes' as const,
      'cuisineAffinity' as const,
      'cuisineAversion' as const,
      'priceComfort' as const,
    );
    const words = fc.oneof(
      fc.string(),
      fc.constantFrom('We love Thai food', 'allergic to peanuts', 'no milk please'),
    );
    fc.assert(
      fc.property(fc.array(fc.record({ key: keys, value: words, words })), (signals) => {
        for (const one of believedSignals(message, signals)) {
          expect(message.toLowerCase()).toContain(one.words.toLowerCase().replace(/\s+/g, ' '));
          expect(String(one.value)).not.toMatch(/peanut|milk|allerg/);
        }
      }),
    );
  });
});
