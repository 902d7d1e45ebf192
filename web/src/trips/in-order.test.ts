import { expect, test } from '@jest/globals';
import { inOrder } from './in-order.ts';
import { mapsLinkOfDay, mapsLinkOfItem } from './maps-links.ts';
import { sumOfPrices } from './sum-of-prices.ts';
import { tripDay, tripItem } from './testing/trip-samples.ts';

test('the next trip comes first, one under way before it, and of those that are over the last one', () => {
  const trip = (startDate: string, endDate = startDate) => ({ startDate, endDate });
  const trips = [
    ...[trip('2027-01-01'), trip('2027-09-01'), trip('2027-03-01'), trip('2027-06-20', '2027-06-25')],
    trip('2027-07-01'),
  ];
  const { ahead, past } = inOrder(trips, '2027-06-24');
  expect(ahead.map(({ startDate }) => startDate)).toEqual(['2027-06-20', '2027-07-01', '2027-09-01']);
  expect(past.map(({ startDate }) => startDate)).toEqual(['2027-03-01', '2027-01-01']);
});

test('Google’s map is asked for our own places by their points, and for those of the world by its own id', () => {
  const at = { latitude: 35.34, longitude: 33.32 };
  expect(mapsLinkOfItem(tripItem({ at }))).toBe(
    'https://www.google.com/maps/search/?api=1&query=35.34%2C33.32',
  );
  const tower = tripItem({ name: 'Galata Tower', placeId: null, outsideId: 'xyz' });
  expect(mapsLinkOfItem(tower)).toContain('query=Galata+Tower&query_place_id=xyz');
  expect(mapsLinkOfDay(tripDay({ items: [tower] }))).toBeNull();
  const way = mapsLinkOfDay(tripDay({ items: [tripItem({ at }), tower, tripItem({ at })] }));
  expect(way).toContain('origin=35.34%2C33.32');
  expect(way).toContain('waypoints=Galata+Tower');
});

test('prices are added up by currency, and those that nobody knows are counted', () => {
  const priced = (minorUnits: number, currency: string) => ({ price: { minorUnits, currency } });
  expect(sumOfPrices([priced(500, 'EUR'), priced(250, 'EUR'), priced(900, 'TRY'), { price: null }])).toEqual({
    totals: [
      { minorUnits: 750, currency: 'EUR' },
      { minorUnits: 900, currency: 'TRY' },
    ],
    unknown: 1,
  });
});
