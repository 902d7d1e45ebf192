import { describe, expect, test } from '@jest/globals';
import { languageSchema } from '@merve/contract';
import { DateTime } from 'luxon';
import { bookingSentences } from '../../capabilities/bookings/sentences/index.ts';
import { datedTimes } from '../../capabilities/bookings/short-time.ts';
import { offeredTimes } from './asked-before.ts';

const timeZone = 'Asia/Famagusta';
const local = DateTime.fromISO('2026-11-22T21:00', { zone: 'utc' });
const at = (time: string) => DateTime.fromISO(time, { zone: timeZone }).toJSDate();

describe('times that were offered instead', () => {
  test.each(languageSchema.options)('are told with their date, and read back with it: %s', (language) => {
    const times = [at('2026-12-24T17:30'), at('2026-12-24T18:00'), at('2026-12-25T00:30')];
    const text = bookingSentences(language).slotTaken(
      '19:30',
      'Carob Lantern',
      datedTimes(times, timeZone, language),
    );
    expect(text).toMatch(/24.*17:30.*18:00.*25.*00:30/su);
    expect(offeredTimes(text, local)).toMatchObject([
      { clock: '17:30' },
      { clock: '18:00' },
      { clock: '00:30' },
    ]);
    const days = offeredTimes(text, local).map(({ day: one }) => JSON.stringify(one));
    expect(days[0]).toContain('24');
    expect(days[1]).toBe(days[0]);
    expect(days[2]).toContain('25');
  });

  test('are none where nothing was offered', () => {
    expect(offeredTimes('Which place would you like to book?', local)).toEqual([]);
    expect(offeredTimes(null, local)).toEqual([]);
  });
});
