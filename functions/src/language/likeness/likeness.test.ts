import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { likenessBy, logOddsOf, mostLikely, piecesOf, storedWeights } from './likeness-model.ts';
import { type FeatureSpace, textFeatures } from './text-features.ts';
import { trainLikeness } from './train-likeness.ts';

const space: FeatureSpace = {
  weightCount: 1 << 12,
  concepts: { rain: ['rain$ storm', 'βροχ', 'дожд', 'גשם', 'مطر', '비가'] },
  classesIn: ({ plain }) => (/(?<!\p{L})today(?!\p{L})/u.test(plain) ? ['today'] : []),
};
const told = ['It will rain today.', 'a storm is near', 'rain again, bring a coat', 'βροχή σήμερα'];
const other = ['The table is free.', 'two coffees please', 'where is the museum?', 'ένα τραπέζι για δύο'];
const textOf = (text: string, isPositive: boolean) => ({
  isPositive,
  pieces: piecesOf(text).map((piece) => ({ features: textFeatures(piece, space) })),
});
const learn = () =>
  trainLikeness(
    [...told.map((text) => textOf(text, true)), ...other.map((text) => textOf(text, false))],
    space,
    1,
  );

test('what was learned tells what it learned from apart, and holds for other languages by what concepts share', () => {
  const model = learn();
  const odds = (text: string) => logOddsOf(model, textFeatures(text, space));
  for (const text of told) expect(odds(text)).toBeGreaterThan(0);
  for (const text of other) expect(odds(text)).toBeLessThan(0);
  expect(odds('завтра дождь')).toBeGreaterThan(odds('завтра музей'));
});

test('the same texts give the same weights, and stored weights nearly the same odds', () => {
  const model = learn();
  const stored = storedWeights(model, 'these');
  expect(storedWeights(learn(), 'these')).toEqual(stored);
  const odds = likenessBy(stored, space);
  for (const text of [...told, ...other])
    expect(odds(text)).toBeCloseTo(logOddsOf(model, textFeatures(text, space)), 1);
});

test('of a message the most telling piece counts, wherever it stands', () => {
  const odds = likenessBy(storedWeights(learn(), ''), space);
  for (const [at] of other.entries()) {
    const around = other.map(
      (text) => `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/[.?]$/, '')}.`,
    );
    const message = [...around.slice(0, at), 'A storm is near.', ...around.slice(at)].join(' ');
    const { odds: most } = mostLikely(message, odds);
    expect(most).toBeGreaterThanOrEqual(odds('A storm is near.'));
  }
});

test('any text is judged, and nothing is told of a text without letters', () => {
  const odds = likenessBy(storedWeights(learn(), ''), space);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const { odds: most } = mostLikely(text, odds);
      expect(Number.isNaN(most)).toBe(false);
      if (!/\p{L}/u.test(text)) expect(most).toBe(Number.NEGATIVE_INFINITY);
    }),
  );
});
