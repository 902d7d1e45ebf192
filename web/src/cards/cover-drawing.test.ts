import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { coverHeight, coverKindOf, coverWidth, drawCover } from './cover-drawing.ts';

test('a kind of place is told by its category', () => {
  const categories = ['seafood', 'Boutique Hotel', 'hammam', 'sailing trip', 'delicatessen', 'locksmith'];
  expect(categories.map(coverKindOf)).toEqual(['food', 'stay', 'wellness', 'activity', 'shop', 'other']);
});

test('a name has one picture, and others have others', () => {
  expect(drawCover('Carob Lantern', 'food')).toEqual(drawCover('Carob Lantern', 'food'));
  expect(drawCover('Carob Lantern', 'food')).not.toEqual(drawCover('Anchor & Almond', 'food'));
});

test('whatever the name, the picture lies within its frame', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const { hue, sun, ridges } = drawCover(name, 'stay');
      expect(hue).toBeGreaterThanOrEqual(215);
      expect(hue).toBeLessThanOrEqual(305);
      expect(sun.x).toBeLessThan(coverWidth);
      for (const ridge of ridges) {
        expect(ridge).toMatch(/^M0 \d+(C[\d ]+)+V160H0Z$/);
        const numbers = ridge.match(/\d+/g)?.map(Number) ?? [];
        expect(Math.max(...numbers)).toBeLessThanOrEqual(coverWidth);
        expect(numbers[1]).toBeLessThanOrEqual(coverHeight);
      }
    }),
  );
});
