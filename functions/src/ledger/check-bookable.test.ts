import { expect, test } from '@jest/globals';
import type { Business, Offering } from '@merve/contract';
import { checkBookable } from './check-bookable.ts';
import { openDaily, sampleBusiness, sampleOffering } from './testing/samples.ts';

const now = new Date('2027-06-15T10:00Z');
const check = (
  startsAt: string,
  {
    party = 4,
    offering = {},
    business = {},
  }: { party?: number; offering?: Partial<Offering>; business?: Partial<Business> } = {},
) =>
  checkBookable({
    offering: sampleOffering(offering),
    business: sampleBusiness(business),
    startsAt: new Date(startsAt),
    party,
    now,
  });

test('an ordinary evening can be booked', () => {
  expect(check('2027-06-15T17:00Z')).toBeNull();
});

test.each([0, -1])('a party of %d is too small', (party) => {
  expect(check('2027-06-15T17:00Z', { party })).toMatchObject({
    code: 'PARTY_TOO_SMALL',
    details: { minParty: 1 },
  });
});

test('a party of 500 is too large, and says how large it may be', () => {
  expect(check('2027-06-15T17:00Z', { party: 500 })).toMatchObject({
    code: 'PARTY_TOO_LARGE',
    details: { maxParty: 8 },
  });
});

test.each([2.5, Number.NaN, Number.POSITIVE_INFINITY])('a party of %d is no party', (party) => {
  expect(check('2027-06-15T17:00Z', { party })).toMatchObject({ code: 'BAD_REQUEST' });
});

test('the past, and this very moment, are past', () => {
  expect(check('2027-06-14T17:00Z')).toMatchObject({ code: 'TIME_PAST' });
  expect(check('2027-06-15T10:00Z')).toMatchObject({ code: 'TIME_PAST' });
});

test('too soon is before the lead time, to the minute', () => {
  const offering = { leadMinutes: 60 };
  expect(check('2027-06-15T10:30Z', { offering })).toMatchObject({
    code: 'TIME_TOO_SOON',
    details: { leadMinutes: 60, earliest: '2027-06-15T11:00:00.000Z' },
  });
  expect(check('2027-06-15T11:00Z', { offering })).toBeNull();
});

test('the last bookable day counts to its end', () => {
  expect(check('2027-07-15T19:00Z')).toBeNull();
  expect(check('2027-07-16T09:00Z')).toMatchObject({
    code: 'TIME_TOO_FAR',
    details: { lastDate: '2027-07-15' },
  });
});

test('between two slots it names the nearest on either side', () => {
  expect(check('2027-06-15T17:10Z')).toMatchObject({
    code: 'TIME_INVALID',
    details: { slotMinutes: 30, before: '2027-06-15T17:00:00.000Z', after: '2027-06-15T17:30:00.000Z' },
  });
});

test('no instant at all is refused, not thrown', () => {
  expect(check('nonsense')).toMatchObject({ code: 'TIME_INVALID' });
});

test('closed: says when it opens', () => {
  expect(check('2027-06-16T06:00Z')).toMatchObject({
    code: 'BUSINESS_CLOSED',
    details: { nextOpensAt: '2027-06-16T09:00:00.000Z', nextClosesAt: '2027-06-16T20:00:00.000Z' },
  });
  expect(check('2027-06-16T17:00Z', { business: { closedOn: ['2027-06-16'] } })).toMatchObject({
    code: 'BUSINESS_CLOSED',
    details: { nextOpensAt: '2027-06-17T09:00:00.000Z' },
  });
});

test('closing before the booking would end is closed, and says when', () => {
  expect(check('2027-06-15T19:30Z')).toMatchObject({
    code: 'BUSINESS_CLOSED',
    details: { closesAt: '2027-06-15T20:00:00.000Z' },
  });
});

test('inactive, or of another business, is not bookable', () => {
  expect(check('2027-06-15T17:00Z', { offering: { active: false } })).toMatchObject({ code: 'NOT_BOOKABLE' });
  expect(check('2027-06-15T17:00Z', { offering: { businessId: 'other' } })).toMatchObject({
    code: 'NOT_BOOKABLE',
  });
});

test('both of the two 03:00 when clocks go back can be booked at a place that never closes', () => {
  const always = { openingHours: openDaily('00:00', '24:00'), bookingWindowDays: 365 };
  expect(check('2027-10-31T00:00Z', { offering: always })).toBeNull();
  expect(check('2027-10-31T01:00Z', { offering: always })).toBeNull();
});
