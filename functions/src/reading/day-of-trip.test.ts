import { expect, test } from '@jest/globals';
import { tripDaysIn, withTripDates } from './day-of-trip.ts';

test.each([
  ['move the dinner on day 2 to nine', 'move the dinner on 29.11.2026 to nine'],
  ['push dinner on the first day to eight', 'push dinner on the 28.11.2026 to eight'],
  ['verschieb das Abendessen von Tag 1 auf Tag 2', 'verschieb das Abendessen von 28.11.2026 auf 29.11.2026'],
  ['2. günün yemeğini iptal et', '29.11.2026 yemeğini iptal et'],
  ['перенеси ужин в день 1 на 21:00', 'перенеси ужин в 28.11.2026 на 21:00'],
  ['ακύρωσε το δείπνο της δεύτερης ημέρας', 'ακύρωσε το δείπνο της 29.11.2026'],
  ['ألغ عشاء اليوم الثاني', 'ألغ عشاء 29.11.2026'],
  ['شام روز دوم را لغو کن', 'شام 29.11.2026 را لغو کن'],
  ['둘째 날 저녁 식사 취소해 주세요', '29.11.2026 저녁 식사 취소해 주세요'],
])('“%s”', (said, dated) => {
  expect(withTripDates(said, '2026-11-28')).toBe(dated);
});

test('without a trip, and without a day of one, nothing is another', () => {
  expect(withTripDates('the dinner on day 2', undefined)).toBe('the dinner on day 2');
  expect(withTripDates('a table for 2 days from now', '2026-11-28')).toBe('a table for 2 days from now');
  expect(tripDaysIn('')).toEqual([]);
});
