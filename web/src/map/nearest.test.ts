import { describe, expect, test } from '@jest/globals';
import { roughly } from '../platform/locate.ts';
import { nearestFirst } from './nearest.ts';

const kyrenia = { latitude: 35.3364, longitude: 33.3182 };
const nicosia = { latitude: 35.1856, longitude: 33.3823 };
const famagusta = { latitude: 35.1264, longitude: 33.941 };

describe('what is near', () => {
  test('comes first, and what is equally near keeps its rank', () => {
    const pins = [
      { name: 'far', at: famagusta },
      { name: 'first', at: nicosia },
      { name: 'second', at: nicosia },
      { name: 'here', at: kyrenia },
    ];
    expect(nearestFirst(pins, kyrenia).map(({ name }) => name)).toEqual(['here', 'first', 'second', 'far']);
  });

  test('is asked for without telling where exactly somebody is', () => {
    expect(roughly({ latitude: 35.336_412, longitude: -33.318_249 })).toEqual({
      latitude: 35.336,
      longitude: -33.318,
    });
  });
});
