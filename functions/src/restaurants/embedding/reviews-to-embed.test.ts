import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { maxEmbedded, reviewsToEmbed } from './reviews-to-embed.ts';

const review = fc.record({
  text: fc
    .constantFrom(...['Quiet.', 'quiet', 'Loud, and I came home hoarse.', 'x', 'The bill hurt.', 'Fine'])
    .chain((start) => fc.nat(20).map((end) => `${start} ${'very '.repeat(end % 4)}${end}`)),
  writtenAt: fc.option(fc.date({ min: new Date(0), max: new Date('2030-01-01'), noInvalidDate: true })),
});

test('at most eight are chosen, distinct ones, the newest among them, whatever order they come in', () => {
  fc.assert(
    fc.property(fc.array(review, { maxLength: 30 }), (reviews) => {
      const chosen = reviewsToEmbed(reviews);
      const texts = chosen.map(({ text }) => text.toLowerCase());
      expect(chosen.length).toBeLessThanOrEqual(maxEmbedded);
      expect(new Set(texts).size).toBe(chosen.length);
      const distinct = new Set(reviews.map(({ text }) => text.toLowerCase().replace('.', '')));
      expect(chosen.length).toBe(Math.min(maxEmbedded, distinct.size));
    }),
  );
});
