import { describe, expect, test } from '@jest/globals';
import { type Language, languageSchema } from '@merve/contract';
import fc from 'fast-check';
import { DateTime } from 'luxon';
import { formatShortRange } from '../../language/format.ts';
import { describeTranslations } from '../../language/testing/describe-translations.ts';
import { readMoment } from '../../reading/moment/read-moment.ts';
import { arrivalNote, staySentences } from './stay-sentences.ts';

describeTranslations('sentences about stays', staySentences, {
  values: ['22:00', '7 Lanterns – Inn', '28/11', '29/11', '30/11', '5 Dec', '8 Dec'],
  says: (say) => ({
    arrival: [say.arrival('22:00')],
    taken: [
      say.taken('7 Lanterns – Inn', '28/11', 3, []),
      say.taken('7 Lanterns – Inn', '28/11, 29/11', 1, ['30/11', '5 Dec – 8 Dec']),
    ],
  }),
});

test('the time of arrival stands beside what was asked for', () => {
  expect(arrivalNote('Terrace', '22:00', 'en')).toBe('Terrace; Arrival about 22:00');
  expect(arrivalNote(null, undefined, 'en')).toBeNull();
});

describe('a stay that is offered instead', () => {
  const local = DateTime.fromISO('2026-11-22T21:00', { zone: 'utc' });

  test.each<Language>(languageSchema.options)(
    'in %s fits a button and is read back as it was meant',
    (language) => {
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 330 }), fc.integer({ min: 1, max: 30 }), (days, nights) => {
          const from = local.plus({ days }).set({ hour: 16, minute: 0 });
          const until = from.plus({ days: nights });
          const label = formatShortRange(from.toJSDate(), until.toJSDate(), 'utc', language);
          expect([...label].length).toBeLessThanOrEqual(20);
          const { day, nights: read } = readMoment(label, { language, local });
          expect({ label, day, read }).toEqual({
            label,
            day: { kind: 'date', date: { year: from.year, month: from.month, day: from.day } },
            read: nights,
          });
        }),
        { numRuns: 200 },
      );
    },
  );
});
