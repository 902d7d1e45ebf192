import { describe, expect, test } from '@jest/globals';
import {
  keptVenue,
  type OutingVenue,
  outingVenueSchema,
  planRequestSchema,
  venueIdSchema,
} from './outing-plan.ts';

const venue: OutingVenue = {
  ...{ venueId: 'google:abc', provider: 'google', listingId: null, name: 'Harbour Table', address: 'Quay 1' },
  location: { latitude: 35.3, longitude: 33.3 },
  ...{ rating: 4.4, votes: 120, priceTier: 2, category: 'restaurant', composite: 0.6 },
};

describe('what is kept of a venue', () => {
  test('of another provider only its id, and what we made of it', () => {
    const kept = outingVenueSchema.parse(keptVenue(venue));
    const known = Object.entries(kept).filter(([, value]) => value !== null);
    expect(Object.fromEntries(known)).toEqual({ venueId: 'google:abc', provider: 'google', composite: 0.6 });
  });

  test('of our own all of it', () => {
    const own: OutingVenue = {
      ...venue,
      venueId: 'listing:harbour',
      provider: 'listing',
      listingId: 'harbour',
    };
    expect(keptVenue(own)).toEqual(own);
  });
});

test('a venue id names its provider, and no path', () => {
  expect(venueIdSchema.safeParse('listing:harbour-table').success).toBe(true);
  for (const bad of ['harbour', 'nobody:1', 'google:', 'google:a/b', 'google:a b'])
    expect(venueIdSchema.safeParse(bad).success).toBe(false);
});

test('a plan is asked for as the source writes it, and nobody else is named', () => {
  const request = planRequestSchema.parse({ prompt: 'Basketball court for 10 people under $200' });
  expect(request).toMatchObject({ group_size: 1, budget: null, member_locations: [], chat_history: [] });
  expect(planRequestSchema.safeParse({ prompt: 'x', auth_user_id: 'other' }).success).toBe(false);
  for (const size of [0, 501, 1.5])
    expect(planRequestSchema.safeParse({ prompt: 'x', group_size: size }).success).toBe(false);
});
