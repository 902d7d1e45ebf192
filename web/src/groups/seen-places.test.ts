import { describe, expect, test } from '@jest/globals';
import { addressOfVote, placesIn, whenIn } from './seen-places.ts';

const places = [
  { venueId: 'listing:carob-lantern', name: 'Carob & Lantern ~ Kyrenia' },
  { venueId: 'place:alagadi', name: 'شاطئ' },
];

describe('the places of a vote in its address', () => {
  test('are those it was made for', () => {
    const address = addressOfVote(places);
    expect(placesIn(address.slice(address.indexOf('?')))).toEqual(places);
  });

  test('come with the hour they are for, where there is one that is one', () => {
    const search = (when?: string) => addressOfVote(places, when).replace(/^[^?]*/, '');
    expect(whenIn(search('2026-11-28T20:00'))).toBe('2026-11-28T20:00');
    expect(placesIn(search('2026-11-28T20:00'))).toEqual(places);
    expect([whenIn(search()), whenIn('?when=tonight'), whenIn('')]).toEqual(['', '', '']);
  });

  test('are none of another provider, and nothing that is no place', () => {
    const made = ['google:x~A', 'listing:~A', 'listing:a', 'listing:a~ ', 'nonsense', 'listing:a/b~A'];
    const search = new URLSearchParams(made.map((place) => ['place', place])).toString();
    expect(placesIn(`?${search}`)).toEqual([]);
  });
});
