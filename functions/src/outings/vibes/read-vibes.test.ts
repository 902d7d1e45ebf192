import { describe, expect, test } from '@jest/globals';
import { languageSchema, VIBE_DIMS_V1, vibeCount, vibeIndexOf, vibeVectorSchema } from '@merve/contract';
import { vibeName } from '@merve/contract/words';
import fc from 'fast-check';
import { vibesIn, vibesOfTexts } from './read-vibes.ts';
import { sceneLikeness } from './scene-likeness.ts';

describe('the 52 dimensions', () => {
  test('are frozen, each once, and the first ten are the source’s', () => {
    expect(VIBE_DIMS_V1).toHaveLength(vibeCount);
    expect(new Set(VIBE_DIMS_V1).size).toBe(52);
    expect(Object.isFrozen(VIBE_DIMS_V1)).toBe(true);
    expect(VIBE_DIMS_V1.slice(0, 10).join()).toBe(
      'cozy,minimalist,cyberpunk,dark academia,romantic,lively,rustic,industrial,cottagecore,instagrammable',
    );
  });

  test.each(languageSchema.options)('have a name of their own in %s, which is read as them', (language) => {
    const names = VIBE_DIMS_V1.map((dimension) => vibeName(dimension, language));
    expect(new Set(names).size).toBe(vibeCount);
    const unread = VIBE_DIMS_V1.filter(
      (dimension) => !vibesIn(vibeName(dimension, language)).some((one) => one.dimension === dimension),
    );
    expect(unread).toEqual([]);
  });
});

describe('the moods of a text', () => {
  test.each([
    ['something cozy and cheap for five', 'cozy'],
    ['bir sakin yer, gürültülü olmasın', 'quiet'],
    ['nothing fancy, just a lively bar', 'lively'],
    ['нам бы тихое место, без пафоса', 'quiet'],
    ['조용한 카페', 'quiet'],
  ])('“%s” asks first for %s', (text, first) => expect(vibesIn(text)[0]?.dimension).toBe(first));

  test('a vector is whole whatever is written, and no text speaks for more than it says', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 60 }), { maxLength: 2 }), (texts) => {
        const { vector, confidence } = vibesOfTexts(texts);
        expect(vibeVectorSchema.safeParse(vector).success).toBe(true);
        expect(confidence).toBeLessThanOrEqual(0.6);
        if (texts.every((text) => vibesIn(text).length === 0) && sceneLikeness(texts.join(' ')) === null)
          expect(Math.max(...vector)).toBe(0);
      }),
    );
  });

  test('what is said is worth more than what is merely near it', () => {
    const { vector } = vibesOfTexts(['A romantic table by candlelight', 'romantic']);
    const at = (dimension: Parameters<typeof vibeIndexOf>[0]) => vector[vibeIndexOf(dimension)] ?? 0;
    expect(at('romantic')).toBeGreaterThan(at('intimate'));
    expect(at('intimate')).toBeGreaterThan(0);
    expect(at('cyberpunk')).toBe(0);
  });
});
