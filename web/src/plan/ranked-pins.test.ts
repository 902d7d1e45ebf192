import { expect, test } from '@jest/globals';
import type { PlanVenue } from '@merve/contract';
import { lookOfRank, rankedPins, ranksNotDrawn } from './ranked-pins.ts';

const venue = (rank: number, venueId: string, more: Partial<PlanVenue> = {}): PlanVenue => ({
  ...{
    rank,
    venue_id: venueId,
    listing_id: null,
    name: `Venue ${rank}`,
    address: null,
    lat: 35.3,
    lng: 33.3,
  },
  ...{ category: null, rating: null, votes: null, vibe_score: null, style: null, vibe_confidence: 0 },
  ...{ price_range: null, price_confidence: 'none', risk_score: null, risk_flags: null, weather: null },
  ...{ events_known: false, historical_risks: [], worst_travel_minutes: null, composite: null, why: '' },
  ...{ watch_out: null, veto: false, veto_reason: null, allergy_warnings: [], attributions: [] },
  ...more,
});

test('our own venues alone stand on the map, and the map says which ranks it lacks', () => {
  const venues = [
    venue(1, 'google:a'),
    venue(2, 'listing:b'),
    venue(3, 'place:c'),
    venue(4, 'yelp:d'),
    venue(5, 'listing:e', { lat: null }),
    venue(6, 'mapbox:f', { listing_id: 'b' }),
  ];
  const pins = rankedPins(venues);
  expect(pins.map(({ rank }) => rank)).toEqual([2, 3]);
  expect(ranksNotDrawn(venues, pins)).toEqual([1, 4, 5, 6]);
});

test('the first three have looks of their own', () => {
  expect(new Set([1, 2, 3, 4].map(lookOfRank)).size).toBe(4);
  expect(lookOfRank(4)).toBe(lookOfRank(9));
});
