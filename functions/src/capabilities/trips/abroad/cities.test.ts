import { expect, test } from '@jest/globals';
import { cityAround, cityNamed } from './cities.ts';

test.each([
  ['Tel Aviv', 'Asia/Jerusalem', 'IL'],
  ['paris', 'Europe/Paris', 'FR'],
  ['Rome', 'Europe/Rome', 'IT'],
  ['Reykjavík', 'Atlantic/Reykjavik', 'IS'],
])('%s is where its clocks are', (name, timeZone, country) => {
  expect(cityNamed(name)).toMatchObject({ timeZone, country });
});

test('a name that is none, and a point at sea, are no city', () => {
  expect(cityNamed('Xyzzyton')).toBeNull();
  expect(cityNamed('a')).toBeNull();
  expect(cityAround({ latitude: 0, longitude: -30 })).toBeNull();
  expect(cityAround({ latitude: 32.08, longitude: 34.77 })).toMatchObject({ country: 'IL' });
});
