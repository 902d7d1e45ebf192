import { expect, test } from '@jest/globals';
import { seededRandom } from './seeded-random.ts';

const draw = (seed: number | string, count = 50) => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => random.next());
};

test('the same seed gives the same numbers, another one others', () => {
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
  expect(draw(7)).not.toEqual(draw('7/order'));
});

test('a fork goes its own way, however often its parent was asked', () => {
  const asked = seededRandom(3);
  for (let count = 0; count < 20; count += 1) asked.next();
  expect(asked.fork('faults').next()).toBe(seededRandom(3).fork('faults').next());
  expect(seededRandom(3).fork('faults').next()).not.toBe(seededRandom(3).fork('model').next());
});

test('chance is spread evenly, and weights count', () => {
  const random = seededRandom(1);
  const numbers = Array.from({ length: 20_000 }, () => random.next());
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
  expect(Math.abs(numbers.reduce((sum, number) => sum + number, 0) / 20_000 - 0.5)).toBeLessThan(0.01);
  const names = Array.from({ length: 20_000 }, () => random.weighted({ often: 3, seldom: 1, never: 0 }));
  expect(names.filter((name) => name === 'never')).toEqual([]);
  expect(Math.abs(names.filter((name) => name === 'often').length / 20_000 - 0.75)).toBeLessThan(0.02);
});

test('nothing can be picked from nothing', () => {
  expect(() => seededRandom(1).pick([])).toThrow('nothing to choose');
  expect(seededRandom(1).pick([undefined])).toBeUndefined();
});
