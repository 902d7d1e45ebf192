import { describe, expect, test } from '@jest/globals';
import { bookingEndsAt, bookingPrice, checkBookable, startsOf } from './check-bookable.ts';
import { checkInOn, isSoldByNight, maxStay } from './stay.ts';
import { openDaily, sampleBusiness, sampleOffering, sampleRoom } from './testing/samples.ts';

const business = sampleBusiness();
const room = sampleRoom();
const friday = new Date('2027-06-18T13:00:00Z');

describe('what is sold by the night', () => {
  test('a room that is kept past midnight', () => {
    expect(isSoldByNight(room)).toBe(true);
    expect(
      isSoldByNight({ ...room, durationMinutes: 24 * 60, openingHours: openDaily('14:00', '14:00') }),
    ).toBe(true);
  });

  test.each([
    ['a table', sampleOffering()],
    ['a room for the day', { ...room, durationMinutes: 240, openingHours: openDaily('09:00', '20:00') }],
    [
      'a room to sing in until one',
      { ...room, durationMinutes: 300, openingHours: openDaily('20:00', '04:00') },
    ],
    ['a package of three days', { ...room, durationMinutes: 68 * 60 }],
    ['a berth', { ...room, unit: 'seat' as const }],
    ['a room that is never open', { ...room, openingHours: [] }],
  ])('%s is not', (_what, offering) => {
    expect(isSoldByNight(offering)).toBe(false);
  });

  test('the hour of arrival is that of the day', () => {
    const hours = room.openingHours.map((period) =>
      period.weekday === 7 ? { ...period, opens: '18:00' } : period,
    );
    expect(checkInOn('2027-06-18', { ...room, openingHours: hours })).toBe('16:00');
    expect(checkInOn('2027-06-20', { ...room, openingHours: hours })).toBe('18:00');
    expect(checkInOn('2027-06-18', { ...room, openingHours: hours.slice(0, 4) })).toBeNull();
  });
});

describe('a stay', () => {
  const stay = {
    offering: room,
    business,
    startsAt: friday,
    party: 2,
    now: new Date('2027-06-15T10:00:00Z'),
  };

  test('begins each night at the same clock, and ends on the last morning', () => {
    expect(startsOf({ ...stay, nights: 3 }).map((at) => at.toISOString())).toEqual([
      '2027-06-18T13:00:00.000Z',
      '2027-06-19T13:00:00.000Z',
      '2027-06-20T13:00:00.000Z',
    ]);
    expect(bookingEndsAt({ ...stay, nights: 3 }).toISOString()).toBe('2027-06-21T09:00:00.000Z');
    expect(bookingEndsAt(stay).toISOString()).toBe('2027-06-19T09:00:00.000Z');
  });

  test.each([
    [
      'forward',
      '2027-03-27T14:00:00Z',
      ['2027-03-27T14:00:00.000Z', '2027-03-28T13:00:00.000Z'],
      '2027-03-29T09:00:00.000Z',
      '2027-03-28T09:00:00.000Z',
    ],
    [
      'back',
      '2027-10-30T13:00:00Z',
      ['2027-10-30T13:00:00.000Z', '2027-10-31T14:00:00.000Z'],
      '2027-11-01T10:00:00.000Z',
      '2027-10-31T10:00:00.000Z',
    ],
  ])(
    'in the night the clocks go %s one leaves by the clock on the wall, and it can be booked',
    (_way, from, starts, end, endOfOne) => {
      const over = { ...stay, startsAt: new Date(from), now: new Date(Date.parse(from) - 86_400_000) };
      expect(startsOf({ ...over, nights: 2 }).map((at) => at.toISOString())).toEqual(starts);
      expect(bookingEndsAt({ ...over, nights: 2 }).toISOString()).toBe(end);
      expect(bookingEndsAt(over).toISOString()).toBe(endOfOne);
      expect(checkBookable({ ...over, nights: 2 })).toBeNull();
      expect(checkBookable(over)).toBeNull();
    },
  );

  test('costs what each night does', () => {
    const price = { minorUnits: 320_000, currency: 'TRY' as const };
    expect(bookingPrice({ price }, 3)).toEqual({ minorUnits: 960_000, currency: 'TRY' });
    expect(bookingPrice({ price })).toEqual(price);
    expect(bookingPrice({ price: null }, 3)).toBeNull();
  });

  test('is from one night to thirty, or to what one transaction can lock', () => {
    expect(checkBookable({ ...stay, nights: 30, offering: { ...room, bookingWindowDays: 60 } })).toBeNull();
    expect(checkBookable({ ...stay, nights: 31 })).toMatchObject({
      code: 'NIGHTS_INVALID',
      details: { nights: 31, maxNights: 30 },
    });
    for (const nights of [0, -1, 1.5])
      expect(checkBookable({ ...stay, nights })).toMatchObject({ code: 'NIGHTS_INVALID' });
    expect(maxStay({ ...room, slotMinutes: 60 })).toBe(9);
  });

  test('is only of what is sold by the night', () => {
    expect(checkBookable({ ...stay, offering: sampleOffering(), nights: 1 })).toMatchObject({
      code: 'NOT_BY_NIGHT',
    });
  });

  test('has its last night within the window, and the house open in every one', () => {
    expect(checkBookable({ ...stay, nights: 29 })).toMatchObject({ code: 'TIME_TOO_FAR' });
    expect(checkBookable({ ...stay, nights: 28 })).toBeNull();
    const closed = { ...business, closedOn: ['2027-06-20'] };
    expect(checkBookable({ ...stay, business: closed, nights: 3 })).toMatchObject({
      code: 'BUSINESS_CLOSED',
    });
    expect(checkBookable({ ...stay, business: closed, nights: 2 })).toBeNull();
  });
});
