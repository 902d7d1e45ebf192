import { describe, expect, test } from '@jest/globals';
import type { Language } from '@merve/contract';
import { englishWordsOf } from './english-words-of.ts';
import { type TranslatedLanguage, translatedLanguages, translationsOf } from './translated-words.ts';
import { wordEmbedder } from './word-embedder.ts';
import { parseWordVectors, wordVectors } from './word-vectors.ts';

const embedder = wordEmbedder();
async function likeness(one: string, other: string): Promise<number> {
  const [left = [], right = []] = await embedder.embed([one, other], 'query');
  return left.reduce((sum, value, axis) => sum + value * (right[axis] ?? 0), 0);
}

describe('an embedder of words', () => {
  test.each([
    [
      'tranquil',
      'You can hear your own thoughts, so calm and peaceful.',
      'The DJ plays until the floor fills up.',
    ],
    ['ocean', 'The waves and the fishing boats.', 'Up on the slope with the whole valley below.'],
    ['infants', 'Half portions for the twins and a high chair.', 'Contracts signed over coffee.'],
    ['inexpensive', 'Cheap, and the bill was low.', 'An old man with an oud sang.'],
  ])(
    'finds %s nearer to what means it than to what does not, without a word in common',
    async (wish, near, far) => {
      expect(await likeness(wish, near)).toBeGreaterThan((await likeness(wish, far)) + 0.1);
    },
  );

  test.each<[Language, string]>([
    ['tr', 'deniz manzaralı sessiz bir yer'],
    ['he', 'מקום שקט עם נוף לים'],
    ['ru', 'тихое место с видом на море'],
    ['el', 'ήσυχο μέρος με θέα στη θάλασσα'],
    ['de', 'ruhiges Lokal mit Meerblick'],
    ['ar', 'مكان هادئ بإطلالة على البحر'],
    ['fa', 'جای آرام با منظره دریا'],
    ['ko', '바다 전망의 조용한 곳'],
  ])('reaches %s by the table', async (_language, wish) => {
    expect(await likeness(wish, 'quiet place with a sea view')).toBeGreaterThan(0.6);
  });

  test('gives vectors of length 1, the same each time, and zeros for what it knows no word of', async () => {
    const texts = ['a quiet dinner', 'xqzzt', ''];
    const [known = [], unknown = [], empty = []] = await embedder.embed(texts, 'document');
    expect(Math.hypot(...known)).toBeCloseTo(1, 9);
    expect(known).toHaveLength(embedder.dimensions);
    expect(new Set([...unknown, ...empty])).toEqual(new Set([0]));
    expect(await embedder.embed(texts, 'document')).toEqual([known, unknown, empty]);
  });
});

describe('the table of translations', () => {
  const script: Record<TranslatedLanguage, RegExp> = {
    ...{ tr: /^[a-z ]+$/, de: /^[a-z ]+$/, he: /^[\p{Script=Hebrew} ]+$/u, ru: /^[\p{Script=Cyrillic} ]+$/u },
    ...{ el: /^[\p{Script=Greek} ]+$/u, ar: /^[\p{Script=Arabic} ]+$/u, fa: /^[\p{Script=Arabic} ]+$/u },
    ko: /^[\p{Script=Hangul} ]+$/u,
  };

  test.each(translatedLanguages)(
    'has four hundred words and more in %s, each in its own script',
    (language) => {
      const said = translationsOf()[language].map((one) => one.said.join(' '));
      expect(new Set(said).size).toBeGreaterThanOrEqual(400);
      expect(said.filter((one) => !script[language].test(one))).toEqual([]);
    },
  );

  test('leaves words of English out of a text in another language, and keeps what is written alike', () => {
    const isTelling = (word: string) => (wordVectors().rankOf(word) ?? 0) > 3_000;
    expect(englishWordsOf('Das Essen war gut, die Pizza auch', isTelling)).toEqual(
      expect.arrayContaining(['food', 'pizza']),
    );
    expect(englishWordsOf('Das Essen war gut, die Pizza auch', isTelling)).not.toContain('die');
  });
});

test('a file that is cut off or is something else is refused', () => {
  expect(() => parseWordVectors(Buffer.from('something else that is long enough'))).toThrow(TypeError);
  const cut = Buffer.alloc(20);
  cut.write('MWV1');
  cut.writeUInt32LE(7, 4);
  expect(() => parseWordVectors(cut)).toThrow(TypeError);
});
