import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { kyrenia, northOf, sampleDriver } from './testing/samples.ts';
import { TaxiRank } from './testing/taxi-rank.ts';

/** What is said with the keyword planner, from the first word to what stands. */
let rank: TaxiRank;
beforeEach(async () => {
  rank = await TaxiRank.open({}, { isPlanned: true });
  await rank.drivers(sampleDriver(1));
});
afterEach(() => rank.close());

const pin = { location: { ...northOf(kyrenia, 1), label: 'Quince Yard' } };

describe('a place that is shared', () => {
  test('after “Where to?” is where it goes, if the pickup was said', async () => {
    expect(await rank.says('ayla', 'taxi from Carob Lantern')).toContain('Where would you like');
    expect(await rank.says('ayla', '', pin)).toMatch(/Taxi from Carob Lantern .* to Quince Yard/);
  });

  test('after “Where to?” is where they are, if it was not: the rest is asked again, and nothing is lost', async () => {
    await rank.says('ayla', 'I need a taxi for 2');
    expect(await rank.says('ayla', '', pin)).toContain('Where would you like');
    expect(await rank.says('ayla', 'Ercan airport')).toMatch(
      /Taxi from Quince Yard .* to Ercan airport\nFor 2 people/,
    );
  });

  test('after “I do not know where you are” goes on with what was asked for, two messages before', async () => {
    await rank.says('ayla', 'I need a taxi tomorrow at 5am for 2');
    expect(await rank.says('ayla', 'Ercan airport')).toContain('I do not know where you are');
    const reply = await rank.says('ayla', '', pin);
    expect(reply).toMatch(/Taxi from Quince Yard .* to Ercan airport\nFor 2 people, .* 05:00/);
  });

  test('says so in other languages, too', async () => {
    await rank.says('bora', 'Carob Lantern’dan taksi lazım');
    expect(await rank.says('bora', '', pin)).toContain('Carob Lantern (Kyrenia / Girne) → Quince Yard');
  });
});

describe('what is missing is asked for, one after the other', () => {
  test('where to, on which day, at what time, before or after noon', async () => {
    expect(await rank.says('ayla', 'taxi from Carob Lantern tomorrow')).toContain('Where would you like');
    expect(await rank.says('ayla', 'the airport')).toBe('At what time?');
    expect(await rank.says('ayla', 'at 5')).toBe('At 05:00 or at 17:00?');
    expect(await rank.says('ayla', '05:00')).toMatch(
      /Taxi from Carob Lantern .* to Ercan airport\nFor 1 person, Sunday 22 November 2026, 05:00/,
    );
  });

  test('of a town that is known and a house in it that is not, the house is asked about, never the middle of the town', async () => {
    await rank.drivers(sampleDriver(2, { location: { latitude: 35.19, longitude: 33.36 } }));
    expect(await rank.says('ayla', 'taxi from the blue house in Nicosia to the airport')).toContain(
      'not where “blue house in Nicosia” is there',
    );
    expect(await rank.says('ayla', 'Noodle Abacus')).toContain('Taxi from Noodle Abacus (Nicosia / Lefkoşa)');
  });

  test.each([
    ['taxi from Carob Lantern', 'never mind'],
    ['Carob Lantern’dan taksi', 'vazgeçtim'],
    ['Taxi ab Carob Lantern', 'nein, doch nicht'],
    ['такси от Carob Lantern', 'нет, не надо'],
    ['Ταξί από Carob Lantern', 'όχι, άστο'],
    ['מונית מ-Carob Lantern', 'לא, עזבו'],
    ['تاكسي من Carob Lantern', 'لا، خلاص'],
    ['تاکسی از Carob Lantern', 'نه، نمی‌خواهم'],
    ['Carob Lantern에서 택시요', '아니요 됐어요'],
  ])('“%s”, and then “%s”: no taxi, and no place of that name', async (first, second) => {
    await rank.says('ayla', first);
    expect(await rank.says('ayla', second)).not.toContain(second);
    await rank.says('ayla', 'yes');
    expect(await rank.rides()).toEqual([]);
  });
});
