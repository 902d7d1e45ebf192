import { describe, expect, test } from '@jest/globals';
import { calendarEvent } from './calendar-event.ts';

const booking = {
  bookingId: 'tx_1',
  reference: 'K7QF2M',
  businessName: 'Carob Lantern',
  title: 'Dinner table',
  startsAt: '2026-11-22T18:00:00.000Z',
  endsAt: '2026-11-22T20:00:00.000Z',
};
const place = { address: '1 Carob Street, Kyrenia', location: { latitude: 35.34, longitude: 33.32 } };
const now = new Date('2026-11-21T10:00:00Z');

describe('a calendar file', () => {
  test('tells when, where and the code, in lines that end as the format wants', () => {
    const lines = calendarEvent(booking, place, now).split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:tx_1@merve',
        'DTSTAMP:20261121T100000Z',
        'DTSTART:20261122T180000Z',
        'DTEND:20261122T200000Z',
        'SUMMARY:Carob Lantern – Dinner table',
        'DESCRIPTION:K7QF2M',
        'LOCATION:Carob Lantern\\, 1 Carob Street\\, Kyrenia',
        'GEO:35.34;33.32',
      ]),
    );
    expect(lines.at(0)).toBe('BEGIN:VCALENDAR');
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
  });

  test('names the business where its place is not known', () => {
    const lines = calendarEvent(booking, null, now).split('\r\n');
    expect(lines).toContain('LOCATION:Carob Lantern');
    expect(lines.some((line) => line.startsWith('GEO'))).toBe(false);
  });

  test('cannot be broken by a name', () => {
    const file = calendarEvent({ ...booking, businessName: 'A;B,C\\D\nBEGIN:VEVENT' }, place, now);
    expect(file).toContain('SUMMARY:A\\;B\\,C\\\\D\\nBEGIN:VEVENT – Dinner table');
    expect(file.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
  });

  test('folds long lines between letters, never within one', () => {
    const businessName = 'Καφετέρια στο λιμάνι '.repeat(12).trim();
    const file = calendarEvent({ ...booking, businessName }, place, now);
    for (const line of file.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    }
    expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${businessName} – Dinner table`);
  });
});
