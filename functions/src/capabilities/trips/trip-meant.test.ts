import { describe, expect, test } from '@jest/globals';
import { isTripMeant, isTripNamed } from './trip-meant.ts';

const now = new Date('2027-03-19T08:00:00Z');
const trip = { tripId: 't', destination: 'Kyrenia', endDate: '2027-03-22', at: now };
const asked = (said: readonly string[], more: object = {}) => ({
  ...{ said, pendingTool: null, now },
  context: { lastLocation: null, lastListings: [], ...more },
});

describe('tools of a trip are shown', () => {
  test.each<[string, boolean, boolean]>([
    ['a table for two tonight', false, false],
    ['add the castle to our trip', true, false],
    ['plan my saturday in kyrenia', true, false],
    ['Geziye kaleyi ekle', true, false],
  ])('%s, where the conversation speaks of none', (text, isMeant, isNamed) => {
    expect([isTripMeant(asked([text])), isTripNamed(asked([text]))]).toEqual([isMeant, isNamed]);
  });

  test('where the conversation speaks of one until it is over, and those that look around it where it is named', () => {
    expect(isTripMeant(asked(['drop the museum'], { trip }))).toBe(true);
    expect(isTripNamed(asked(['what is near?'], { trip }))).toBe(false);
    expect(isTripNamed(asked(['what is near our trip?'], { trip }))).toBe(true);
    const over = { trip: { ...trip, endDate: '2027-03-17' } };
    expect(isTripMeant(asked(['drop the museum'], over))).toBe(false);
    expect(isTripMeant({ ...asked(['yes but earlier']), pendingTool: 'generate_itinerary' })).toBe(true);
  });
});
