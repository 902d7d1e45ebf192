import { describe, expect, test } from '@jest/globals';
import type { Language } from '@merve/contract';
import { languageSchema } from '@merve/contract';
import fc from 'fast-check';
import { DateTime } from 'luxon';
import { formatLocalTime } from '../language/format.ts';
import { deviationFromSaid, type ProposedSlots } from './as-said.ts';
import type { SpokenText } from './spoken-text.ts';

/** Sunday. */
const local = DateTime.fromISO('2026-11-22T12:00', { zone: 'Asia/Famagusta' });
const person = (text: string): SpokenText => ({ by: 'person', text, local });
const merve = (text: string): SpokenText => ({ by: 'merve', text, local });
const check = (
  proposed: ProposedSlots,
  spoken: readonly SpokenText[],
  {
    language = 'en',
    known = [],
    names = [],
  }: { language?: Language; known?: ProposedSlots[]; names?: string[] } = {},
) => deviationFromSaid(proposed, { spoken, recent: spoken.length, language, known, names });

describe('what was said', () => {
  test.each<[string, Language, ProposedSlots]>([
    ['a table for four on Friday at eight', 'en', { startsAtLocal: '2026-11-27T20:00', party: 4 }],
    ['tomorrow 19:30, 2 people', 'en', { startsAtLocal: '2026-11-23T19:30', party: 2 }],
    ['at eight for two', 'en', { startsAtLocal: '2026-11-22T20:00', party: 2 }],
    ['at eleven in the morning for two', 'en', { startsAtLocal: '2026-11-23T11:00', party: 2 }],
    ['yarın akşam sekizde dört kişi', 'tr', { startsAtLocal: '2026-11-23T20:00', party: 4 }],
    ['завтра в половине восьмого вечера на троих', 'ru', { startsAtLocal: '2026-11-23T19:30', party: 3 }],
    ['morgen um halb acht zu dritt', 'de', { startsAtLocal: '2026-11-23T19:30', party: 3 }],
    ['αύριο στις 8 το βράδυ για δύο', 'el', { startsAtLocal: '2026-11-23T20:00', party: 2 }],
    ['מחר בשמונה בערב לארבעה', 'he', { startsAtLocal: '2026-11-23T20:00', party: 4 }],
    ['غدا الساعة الثامنة مساء لشخصين', 'ar', { startsAtLocal: '2026-11-23T20:00', party: 2 }],
    ['فردا ساعت ۸ شب برای چهار نفر', 'fa', { startsAtLocal: '2026-11-23T20:00', party: 4 }],
    ['내일 저녁 8시 네 명', 'ko', { startsAtLocal: '2026-11-23T20:00', party: 4 }],
    ['a haircut on Friday at nine', 'en', { startsAtLocal: '2026-11-27T09:00' }],
    ['in 20 minutes', 'en', { startsAtLocal: '2026-11-22T12:30' }],
    ['Friday night at one', 'en', { startsAtLocal: '2026-11-28T01:00' }],
    [
      'Carob Lantern friday 8pm for 2, and a massage saturday at 10am',
      'en',
      { startsAtLocal: '2026-11-28T10:00' },
    ],
  ])('%s', (text, language, proposed) => {
    expect(check(proposed, [person(text)], { language })).toBeNull();
  });

  test('of a dish is its number, and no hour beside that', () => {
    const order = (startsAtLocal: string, text: string) =>
      deviationFromSaid(
        { startsAtLocal },
        { spoken: [person(text)], recent: 1, language: 'en', known: [], names: [], counted: [2, 1] },
      );
    expect(order('2026-11-22T14:00', '2 soups and a cola to be collected today')).toEqual({
      slot: 'clock',
      kind: 'never',
    });
    expect(order('2026-11-22T14:00', '2 soups and a cola to be collected today at 2')).toBeNull();
    expect(order('2026-11-22T14:00', '2 soups and a cola to be collected today, 2 please')).toBeNull();
  });

  test('of a stay is its first day and its nights, and a clock only where one was said', () => {
    const stay = (nights: number, text: string) =>
      check({ startsAtLocal: '2026-11-27', party: 2, nights }, [person(text)], { known: [{ nights: 1 }] });
    expect(stay(3, 'a room from Friday for three nights, two people')).toBeNull();
    expect(stay(3, 'a room from Friday to Monday for two')).toBeNull();
    expect(stay(3, 'a room for two, checking in on Friday, leaving on Monday')).toBeNull();
    expect(stay(10, 'a room for two, checking in on Friday, leaving on Monday')).not.toBeNull();
    expect(stay(1, 'a room on Friday for two')).toBeNull();
    expect(stay(1, 'a room from Friday for three nights, two people')).toMatchObject({
      slot: 'nights',
      kind: 'otherwise',
    });
    expect(stay(3, 'a room for two, arriving on the 27th, leaving on the 30th')).toBeNull();
    expect(stay(2, 'a room for two, arriving on the 27th, leaving on the 30th')).not.toBeNull();
    const longer = [
      person('a room from Friday for two nights, two people'),
      merve('Shall I?'),
      person('one night longer'),
    ];
    const proposed = (nights: number) => ({ startsAtLocal: '2026-11-27', party: 2, nights });
    expect(check(proposed(3), longer)).toBeNull();
    expect(check(proposed(2), longer)).toMatchObject({ slot: 'nights', kind: 'otherwise' });
    const until = [
      person('a room from Friday for two nights, two people'),
      merve('Shall I?'),
      person('until the 30th'),
    ];
    expect(check(proposed(3), until)).toBeNull();
    expect(stay(3, 'a room on Friday for two')).toEqual({ slot: 'nights', kind: 'never' });
    expect(stay(3, 'a room from Saturday for three nights, two people')).toMatchObject({ slot: 'day' });
    expect(check({ startsAtLocal: '2026-11-23', party: 2 }, [person('a room for two')])).toMatchObject({
      slot: 'day',
      kind: 'never',
    });
  });

  test('for something that is settled contradicts nothing, and may be meant again', () => {
    const spoken = [
      person('a taxi on Monday at seven for two'),
      merve('It is planned.'),
      person('and a taxi now'),
    ];
    const now = { spoken, recent: 1, language: 'en', names: [], known: [{ party: 1 }] } as const;
    expect(deviationFromSaid({ party: 1 }, now)).toBeNull();
    expect(deviationFromSaid({ party: 2 }, now)).toBeNull();
    expect(deviationFromSaid({ party: 3 }, now)).toEqual({ slot: 'party', kind: 'never' });
    expect(deviationFromSaid({ party: 1 }, { ...now, recent: 2 })).toMatchObject({ kind: 'otherwise' });
  });

  test('is put together from several messages', () => {
    const spoken = [
      person('a table at Carob Lantern on Friday'),
      merve('At what time?'),
      person('8'),
      merve('For how many people?'),
      person('four'),
    ];
    expect(check({ startsAtLocal: '2026-11-27T20:00', party: 4 }, spoken)).toBeNull();
    expect(check({ startsAtLocal: '2026-11-27T21:00', party: 4 }, spoken)).toMatchObject({ slot: 'clock' });
    expect(check({ startsAtLocal: '2026-11-27T20:00', party: 5 }, spoken)).toMatchObject({ slot: 'party' });
  });

  test('takes what Merve offered instead, once the person had the word after it', () => {
    const spoken = [
      person('Friday at eight for two'),
      merve('20:00 is taken. Free instead: 19:30, 21:00.'),
      person('the first one'),
    ];
    expect(check({ startsAtLocal: '2026-11-27T19:30', party: 2 }, spoken)).toBeNull();
    expect(check({ startsAtLocal: '2026-11-27T22:00', party: 2 }, spoken)).toMatchObject({ slot: 'clock' });
  });

  test('is not what Merve offered and the person then said otherwise', () => {
    const spoken = [
      person('Friday at eight for two'),
      merve('Free instead: 19:30, 21:00.'),
      person('no, Saturday at eight then'),
    ];
    expect(check({ startsAtLocal: '2026-11-28T20:00', party: 2 }, spoken)).toBeNull();
    expect(check({ startsAtLocal: '2026-11-27T19:30', party: 2 }, spoken)).toMatchObject({
      kind: 'otherwise',
      words: 'no, Saturday at eight then',
    });
  });

  test('counts from what is already booked', () => {
    const known = [{ startsAtLocal: '2026-12-04T20:00', party: 3 }];
    expect(
      check({ startsAtLocal: '2026-12-04T20:30', party: 3 }, [person('half an hour later')], { known }),
    ).toBeNull();
    expect(
      check({ startsAtLocal: '2026-12-04T21:00' }, [person('half an hour later')], { known }),
    ).toMatchObject({ slot: 'clock' });
    expect(
      check({ startsAtLocal: '2026-12-04T20:00', party: 4 }, [person('one more person')], { known }),
    ).toBeNull();
    expect(
      check({ startsAtLocal: '2026-12-04T20:00', party: 5 }, [person('one more person')], { known }),
    ).toMatchObject({ slot: 'party' });
    expect(
      check({ startsAtLocal: '2026-12-05T20:00' }, [person('the day after, same time')], { known }),
    ).toBeNull();
  });

  test('is asked about where it contradicts itself', () => {
    expect(check({ startsAtLocal: '2026-11-27T20:00' }, [person('Friday the 24th at eight')])).toMatchObject({
      slot: 'day',
      kind: 'otherwise',
    });
  });

  test('is not the number in a name', () => {
    const spoken = [person('tomorrow at eight, Table Nine')];
    expect(check({ startsAtLocal: '2026-11-23T20:00', party: 9 }, spoken, { names: ['Table Nine'] })).toEqual(
      {
        slot: 'party',
        kind: 'never',
      },
    );
  });
});

describe('a time that the call leaves out', () => {
  const now: ProposedSlots = { startsAtLocal: null };
  test('is asked about', () => {
    expect(check(now, [person('two pizzas tomorrow at seven')])).toMatchObject({ kind: 'left out' });
    const asked = [person('pizzas tomorrow at seven'), merve('Which pizzas?'), person('two margherita')];
    expect(check(now, asked)).toMatchObject({ kind: 'left out', words: 'pizzas tomorrow at seven' });
  });
  test('is not one of a wish that was answered', () => {
    const refused = [
      person('a class tomorrow at three'),
      merve('That cannot be booked through me, so nothing was booked.'),
      person('two margherita pizzas then'),
    ];
    expect(check(now, refused)).toBeNull();
  });
});

describe('what nobody said', () => {
  test.each<[string, ProposedSlots, string]>([
    ['a table for two at Carob Lantern', { startsAtLocal: '2026-11-22T20:00', party: 2 }, 'day'],
    ['a table for two tomorrow', { startsAtLocal: '2026-11-23T20:00', party: 2 }, 'clock'],
    ['tomorrow evening', { startsAtLocal: '2026-11-23T20:00' }, 'clock'],
    ['a table tomorrow at eight', { startsAtLocal: '2026-11-23T20:00', party: 2 }, 'party'],
    ['at eight', { startsAtLocal: '2026-11-25T20:00' }, 'day'],
  ])('%s', (text, proposed, slot) => {
    expect(check(proposed, [person(text)])).toEqual({ slot, kind: 'never' });
  });
});

// Each day, minute and number of people, in the words of each language's own formats.
describe('a model that shifts a slot', () => {
  const moment = fc
    .integer({ min: 1, max: 60 * 24 * 4 })
    .map((quarters) => local.startOf('hour').plus({ minutes: 15 * quarters }));
  const iso = (at: DateTime) => at.toFormat("yyyy-MM-dd'T'HH:mm");
  test.each(languageSchema.options)('is caught in %s, and one that does not is let through', (language) => {
    fc.assert(
      fc.property(
        moment,
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 40 }),
        (at, days, quarters) => {
          const spoken = [person(formatLocalTime(at.toJSDate(), 'Asia/Famagusta', language))];
          const view = { language };
          expect(check({ startsAtLocal: iso(at) }, spoken, view)).toBeNull();
          expect(check({ startsAtLocal: iso(at.plus({ days })) }, spoken, view)).toMatchObject({
            slot: 'day',
          });
          const later = at.plus({ minutes: 15 * quarters });
          if (later.hasSame(at, 'day'))
            expect(check({ startsAtLocal: iso(later) }, spoken, view)).toMatchObject({ slot: 'clock' });
        },
      ),
      { numRuns: 60 },
    );
  });
});
