import { describe, expect, test } from '@jest/globals';
import { DateTime } from 'luxon';
import { guestOfEachTest } from './testing/guest-of-each-test.ts';

const guest = guestOfEachTest('as-said');
/** The wall clock of this guest's evening, moved. */
const moved = (by: object) => DateTime.fromISO(guest.evening()).plus(by).toFormat("yyyy-MM-dd'T'HH:mm");
const day = (by = 0) => DateTime.fromISO(guest.evening()).plus({ days: by }).toFormat('d MMMM');
const weekday = (by = 0) => DateTime.fromISO(guest.evening()).plus({ days: by }).toFormat('cccc');
const wish = () => `A table at The Olive Lantern on ${day()} at eight for four`;

type Changes = { startsAtLocal?: string; party?: number; note?: string };
const call = ({ note, ...changes }: Changes = {}) =>
  guest
    .wish()
    .map((one) => ({ ...one, args: { ...one.args, ...changes, ...(note === undefined ? {} : { note }) } }));

// What a model may do to each slot. It does so twice: told of it once, it stays with it.
describe('a model that proposes what was not said', () => {
  test.each<[string, () => string, () => Changes, RegExp]>([
    [
      'shifts the day',
      wish,
      () => ({ startsAtLocal: moved({ days: 1 }) }),
      /Did you mean .* December 2026\?/,
    ],
    [
      'shifts the day by a week',
      wish,
      () => ({ startsAtLocal: moved({ days: 7 }) }),
      /Did you mean .* 2026\?/,
    ],
    ['shifts the hour', wish, () => ({ startsAtLocal: moved({ hours: 1 }) }), /Did you mean .*, 21:00/],
    [
      'takes the other half of the day',
      () => `The Olive Lantern on ${day()} at ten in the morning for four`,
      () => ({ startsAtLocal: moved({ hours: 2 }) }),
      /Did you mean .*, 22:00/,
    ],
    ['shifts the people', wish, () => ({ party: 5 }), /Did you mean 5 people/],
    ['invents the day', () => 'The Olive Lantern at eight for four', () => ({}), /For which day/],
    ['invents the hour', () => `The Olive Lantern on ${day()} for four`, () => ({}), /At what time/],
    ['invents the people', () => `The Olive Lantern on ${day()} at eight`, () => ({}), /For how many people/],
    [
      'invents a wish',
      wish,
      () => ({ note: 'a bottle of champagne' }),
      /“a bottle of champagne” is not in what/,
    ],
    [
      'forgets a wish',
      () => `${wish()}, somewhere my grandfather hears us`,
      () => ({}),
      /You also wrote “somewhere my grandfather hears us”/,
    ],
    [
      'forgets what is turned down',
      () => `${wish()}, not by the kitchen door`,
      () => ({}),
      /You also wrote “not by the kitchen door”/,
    ],
    [
      'forgets a number',
      () => `${wish()}, our budget is 900 lira`,
      () => ({}),
      /You also wrote “our budget is 900 lira”/,
    ],
    [
      'decides between a weekday and a date',
      () => `The Olive Lantern on ${weekday(1)} ${day()} at eight for four`,
      () => ({}),
      /Did you mean/,
    ],
  ])('%s: the person is asked, and nothing is held', async (_does, text, changes, question) => {
    guest.world.model.requests.splice(0);
    guest.world.model.script(call(changes()), call(changes()));
    const { reply } = await guest.says(text());
    expect(reply).toMatch(question);
    expect(await guest.bookingsOfTheDay()).toEqual([]);
    expect(guest.world.model.requests).toHaveLength(2);
    expect(JSON.stringify(guest.world.model.requests.at(-1)?.turns)).toContain('NOT_AS_SAID');
  });

  test('cannot turn the question into words of its own', async () => {
    guest.world.model.script(call({ party: 5 }), 'Your table is as good as yours!');
    const { reply } = await guest.says(wish());
    expect(reply).toMatch(/Did you mean 5 people/);
    expect(reply).not.toContain('as good as yours');
    expect(await guest.bookingsOfTheDay()).toEqual([]);
  });

  test('is told once, and what it then mends is proposed', async () => {
    guest.world.model.script(call({ party: 5 }), call());
    await guest.says(wish());
    expect(await guest.bookingsOfTheDay()).toMatchObject([{ party: 4, state: 'hold' }]);
  });

  test('has what its question names after a YES to it', async () => {
    guest.world.model.script(call(), call());
    await guest.says(`The Olive Lantern on ${weekday(1)} ${day()} at eight for four`);
    guest.world.model.script(call());
    await guest.says('yes');
    expect(await guest.bookingsOfTheDay()).toMatchObject([{ state: 'hold' }]);
  });

  test('is not asked again about what the person left out', async () => {
    guest.world.model.script(call(), call());
    await guest.says(`${wish()}, somewhere my grandfather hears us`);
    guest.world.model.script(call());
    await guest.says('no, leave it');
    expect(await guest.bookingsOfTheDay()).toMatchObject([{ state: 'hold' }]);
  });
});

test.each<[() => string, Changes]>([
  [wish, {}],
  [() => `The Olive Lantern ${day()} 20:00 x 4`, {}],
  [() => `${wish()}, a high chair please`, {}],
  [() => `${wish()}, it is our silver wedding`, { note: 'our silver wedding' }],
  [() => `${weekday()} ${day()} The Olive Lantern, saat sekizde dört kişi`, {}],
])('what was said is proposed at once (%#)', async (text, changes) => {
  guest.world.model.requests.splice(0);
  guest.world.model.script(call(changes));
  await guest.says(text());
  expect(await guest.bookingsOfTheDay()).toMatchObject([{ party: 4, state: 'hold' }]);
  expect(guest.world.model.requests).toHaveLength(1);
});
