import { expect, test } from '@jest/globals';
import { listingInView } from './listing-in-view.ts';

const olive = { ui: { type: 'listing', listingId: 'lst_olive' } };
const lantern = { ui: { type: 'booking_proposal', listingId: 'lst_lantern' } };
const several = { ui: { type: 'listings', items: [{ listingId: 'lst_olive' }] } };
const words = { ui: null };

test('the place of the newest card is beside the conversation, whatever was said after it', () => {
  expect(listingInView([olive, lantern, words])).toBe('lst_lantern');
  expect(listingInView([lantern, olive])).toBe('lst_olive');
});

test('a list of several is about none, and neither are words alone', () => {
  expect(listingInView([olive, several])).toBeNull();
  expect(listingInView([words])).toBeNull();
  expect(listingInView([])).toBeNull();
});

test('a card about something else leaves the place before it', () => {
  expect(listingInView([olive, { ui: { type: 'taxi_status', rideId: 'r1' } }])).toBe('lst_olive');
});
