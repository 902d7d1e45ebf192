import { describe, expect, test } from '@jest/globals';
import { addressOfVote, placesIn } from './seen-places.ts';

const places = [
  { venueId: 'listing:carob-lantern', name: 'Carob & Lantern ~ Kyrenia' },
  { venueId: 'place:alagadi', name: 'شاطئ' },
];

describe('the places of a vote in its address', () => {
  test('are those it was made for', () => {
    const address = addressOfVote(places);
    expect(placesIn(address.slice(address.indexOf('?')))).toEqual(places);
  });

  test('are none of another provider, and nothing that is no place', () => {
    const made = ['google:x~A', 'listing:~A', 'listing:a', 'listing:a~ ', 'nonsense', 'listing:a/b~A'];
    const search = new URLSearchParams(made.map((place) => ['place', place])).toString();
    expect(placesIn(`?${search}`)).toEqual([]);
  });
});
