import { describe, expect, test } from '@jest/globals';
import type { Place } from '@merve/contract';
import { addressOfPin, placeMatches, selectedIn } from './pins.ts';

describe('the address of the map', () => {
  test.each([
    ['', null],
    ['?listing=carob-lantern', 'listing:carob-lantern'],
    ['?place=beach%201', 'place:beach 1'],
    ['?listing=%20&place=x', 'place:x'],
  ])('%s shows %s', (search, key) => expect(selectedIn(search)).toBe(key));

  test.each(['listing:a:b', 'place:beach & sand', 'listing:x'])('of %s leads back to it', (key) => {
    expect(selectedIn(addressOfPin(key).slice('/map'.length))).toBe(key);
  });
});

describe('a place is found', () => {
  const place: Place = {
    placeId: 'p',
    marketId: 'm',
    name: 'Lemon Tree Pharmacy',
    otherNames: ['Limon Ağacı Eczanesi'],
    kind: 'pharmacy',
    purpose: 'everyday',
    summary: '',
    district: 'Nicosia / Lefkoşa',
    address: null,
    phone: null,
    location: { latitude: 35, longitude: 33 },
    cells: { near: '', far: '' },
    timeZone: 'Asia/Famagusta',
    openingHours: null,
    tags: ['24h'],
    words: [],
    active: true,
  };
  test.each(['', 'lemon', 'LIMON agaci', 'lefkosa eczane', 'apothe', 'tree nicosia'])('by "%s"', (query) =>
    expect(placeMatches(place, 'Apotheke', query)).toBe(true),
  );
  test.each(['emon', 'lemon kyrenia', 'bank'])('not by "%s"', (query) =>
    expect(placeMatches(place, 'Apotheke', query)).toBe(false),
  );
});
