import { describe, expect, test } from '@jest/globals';
import { distanceKm, distanceMetres } from './distance.ts';

const kyrenia = { latitude: 35.3403, longitude: 33.3192 };
const nicosia = { latitude: 35.1899, longitude: 33.3619 };

describe('distance', () => {
  test('from Kyrenia to Nicosia is about 17 kilometres, both ways', () => {
    expect(distanceKm(kyrenia, nicosia)).toBeCloseTo(17.2, 0);
    expect(distanceKm(nicosia, kyrenia)).toBeCloseTo(distanceKm(kyrenia, nicosia), 9);
    expect(distanceMetres(kyrenia, nicosia)).toBeCloseTo(distanceKm(kyrenia, nicosia) * 1000, 6);
  });

  test('of a degree of latitude is a 360th of a great circle, about 111 km', () => {
    const north = { ...kyrenia, latitude: 36.3403 };
    expect(distanceKm(kyrenia, north)).toBeCloseTo(111.2, 0);
    expect(distanceMetres(kyrenia, north)).toBeCloseTo((2 * Math.PI * 6_371_008.8) / 360, 3);
  });

  test('is nothing to the same place, and half way around the world to the opposite one', () => {
    expect(distanceKm(kyrenia, kyrenia)).toBe(0);
    for (let latitude = -90; latitude <= 90; latitude += 0.5) {
      const opposite = { latitude: -latitude, longitude: 33.3192 - 180 };
      expect(distanceKm({ latitude, longitude: 33.3192 }, opposite)).toBeCloseTo(20_015, 0);
    }
  });
});
