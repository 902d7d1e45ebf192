import { describe, expect, test } from '@jest/globals';
import { fitTagSchema, languageSchema } from '@merve/contract';
import { describeTranslations } from '../language/testing/describe-translations.ts';
import { fitTagSentences, fitTags } from './fit-tags.ts';

describeTranslations('why a restaurant fits', fitTagSentences, {
  values: ['south indian', '$$'],
  says: (say) => ({
    cuisine: [say.cuisine('south indian')],
    vibe: [say.vibe('south indian')],
    price: [say.price('$$')],
    dietary: [say.dietary('south indian')],
    allergy_safe: [say.allergy_safe()],
  }),
});

const reasons = [
  { type: 'dietary', value: 'vegan', points: 5 },
  { type: 'cuisine', value: 'south indian', points: 30 },
  { type: 'vibe', value: 'quiet', points: 25 },
  { type: 'allergy_safe', value: '', points: 10 },
  { type: 'price', value: '2', points: 20 },
] as const;

describe('the tags of a card', () => {
  test('K-94, K-95, K-96, K-97, K-98: have the labels of their source', () => {
    const labels = reasons.flatMap((reason) => fitTags([reason], 'en')).map(({ label }) => label);
    expect(labels).toEqual([
      'Vegan-friendly',
      'Matches your South indian preference',
      'Known for quiet — your top vibe tag',
      'Safe for your allergy profile',
      'Within your $$ comfort zone',
    ]);
  });

  test('K-99: are four at most, the most points first', () => {
    expect(fitTags(reasons, 'en').map(({ type }) => type)).toEqual([
      'cuisine',
      'vibe',
      'price',
      'allergy_safe',
    ]);
  });

  test.each(languageSchema.options)(
    'fit the card in %s, however long a word of a stranger is',
    (language) => {
      for (const tag of fitTags([{ type: 'cuisine', value: 'x'.repeat(80), points: 15 }], language))
        expect(fitTagSchema.parse(tag)).toEqual(tag);
    },
  );

  test('say a word of the restaurant in the language of who reads', () => {
    expect(fitTags([{ type: 'vibe', value: 'quiet', points: 5 }], 'tr')[0]?.label).toContain('sakin');
    expect(fitTags([{ type: 'cuisine', value: 'seafood', points: 30 }], 'ko')[0]?.label).toContain('해산물');
  });
});
