import { expect, test } from '@jest/globals';
import { readableTowns, type Town } from './towns.ts';

const town = (name: string, latitude: number, longitude: number, listings: number): Town => ({
  name,
  at: { latitude, longitude },
  listings,
});
const towns = [
  town('Bellapais', 35.3067, 33.3547, 6),
  town('Kyrenia', 35.3403, 33.3192, 40),
  town('Nicosia', 35.1899, 33.3619, 30),
];
const names = (zoom: number) => readableTowns(towns, zoom).map(({ name }) => name);

test('of names that would lie over each other, that of the larger town is shown', () => {
  expect(names(8)).toEqual(['Kyrenia', 'Nicosia']);
  expect(names(12)).toEqual(['Kyrenia', 'Nicosia', 'Bellapais']);
  expect(names(2)).toEqual(['Kyrenia']);
});
