/** Whatever stands around a move in a message: it is passed on word for word or asked about, and never dropped. */
import { describe, expect, test } from '@jest/globals';
import type { JsonObject, Language } from '@merve/contract';
import fc from 'fast-check';
import { capabilityPlannings } from '../../entrypoints/capabilities.ts';
import { keywordPlanner } from '../keyword-planner.ts';
import { foreignWord } from '../testing/foreign-word.ts';
import { deskCatalogue, deskRequest, deskTools, toolNamed } from '../testing/planner-desk.ts';

const planner = keywordPlanner(deskCatalogue, capabilityPlannings);
const tools = [...deskTools, toolNamed('rescheduleBooking')];

/** Sunday 22 November, 20:00 in Famagusta. */
const dinner: JsonObject = {
  reference: 'K7QF2M',
  businessName: "Niazi's",
  title: 'Table',
  when: 'Sunday 22 November 2026, 20:00',
  startsAt: '2026-11-22T18:00:00.000Z',
  party: 4,
};

type Said = readonly (string | { readonly role: 'assistant'; readonly text: string })[];

/** What becomes of a message of somebody who has one booking: they are looked up first. */
async function answerTo(said: Said, language: Language) {
  const looked = [
    {
      role: 'model' as const,
      modelId: 'keyword-planner',
      rawParts: [{ functionCall: { name: 'myBookings', args: {} } }],
    },
    {
      role: 'tool' as const,
      results: [{ callId: null, name: 'myBookings', response: { committed: false, bookings: [dinner] } }],
    },
  ];
  const first = await planner.generate(deskRequest(said, { language }, tools));
  if (first.toolCalls[0]?.name !== 'myBookings') return { asked: first.text, call: first.toolCalls[0] };
  const then = await planner.generate(deskRequest([...said, ...looked], { language }, tools));
  return { asked: then.text, call: then.toolCalls[0] };
}

/** In each language a booking that is moved to a day, and the same to an hour. */
const moves: readonly (readonly [Language, string, string])[] = [
  ['en', 'move my booking to Friday', 'move my booking to 21:30'],
  ['tr', 'rezervasyonumu cumaya ertele', 'rezervasyonumu saat 21:30 olarak değiştir'],
  ['de', 'Verschiebe meine Buchung auf Freitag', 'Verschiebe meine Buchung auf 21:30 Uhr'],
  ['ru', 'Перенесите мою бронь на пятницу', 'Перенесите мою бронь на 21:30'],
  ['el', 'Μετάφερε την κράτησή μου την Παρασκευή', 'Άλλαξε την κράτησή μου στις 21:30'],
  ['he', 'תעביר את ההזמנה שלי ליום שישי', 'תזיז את ההזמנה שלי ל-21:30'],
  ['ar', 'انقل حجزي إلى يوم الجمعة', 'غير حجزي إلى الساعة 21:30'],
  ['fa', 'رزرو من را به جمعه منتقل کن', 'رزرو من را به ساعت 21:30 تغییر بده'],
  ['ko', '제 예약을 금요일로 옮겨 주세요', '제 예약을 21:30로 변경해 주세요'],
];

describe.each(moves)('a move in %s', (language, toDay, toHour) => {
  test.each([
    [toDay, '2026-11-27T20:00'],
    [toHour, '2026-11-22T21:30'],
  ])('%s', async (said, startsAtLocal) => {
    const { call } = await answerTo([said], language);
    expect(call?.args).toEqual({ reference: 'K7QF2M', startsAtLocal });
  });

  test('carries every word of the message, or asks about it', async () => {
    let moved = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(toDay, toHour),
        fc.array(foreignWord, { minLength: 1, maxLength: 6 }),
        fc.constantFrom('. ', ', ', ' '),
        async (said, words, mark) => {
          const { asked, call } = await answerTo([`${said}${mark}${words.join(' ')}`], language);
          if (call?.name === 'rescheduleBooking') moved += 1;
          const told = call === undefined ? asked : JSON.stringify(call.args);
          for (const word of words) expect(told).toContain(word);
        },
      ),
      { numRuns: 60 },
    );
    expect(moved).toBeGreaterThan(30);
  });
});

test.each(['not near the kitchen', 'room 12', 'budget 200 lira'])(
  'beside a move, what may change it is asked about: %s',
  async (words) => {
    const { asked, call } = await answerTo([`move my booking to 21:30. ${words}`], 'en');
    expect(call).toBeUndefined();
    expect(asked).toContain(words.split(' ').at(-1));
  },
);

test('NO to the question leaves it out, YES passes on what is turned down, other words take its place', async () => {
  const wish = 'move my booking to 21:30. not near the kitchen';
  const { asked } = await answerTo([wish], 'en');
  const answered = async (answer: string) =>
    (await answerTo([wish, { role: 'assistant', text: asked }, answer], 'en')).call?.args;
  const moved = { reference: 'K7QF2M', startsAtLocal: '2026-11-22T21:30' };
  expect(await answered('no')).toEqual(moved);
  expect(await answered('yes')).toEqual({ ...moved, note: 'not near the kitchen' });
  expect(await answered('on the terrace')).toEqual({ ...moved, note: 'on the terrace' });
});

test('what was said before the question which one, and to when, is still said behind it', async () => {
  const wish = 'move my booking, we bring a parrot';
  const { asked } = await answerTo([wish], 'en');
  expect(asked).toContain('to when?');
  const { call } = await answerTo([wish, { role: 'assistant', text: asked }, 'to friday'], 'en');
  expect(call?.args).toEqual({
    reference: 'K7QF2M',
    startsAtLocal: '2026-11-27T20:00',
    note: 'we bring a parrot',
  });
});

test.each(['move my booking to 31.11. at 8pm', 'move my booking to Friday the 24th'])(
  'a date that is none moves nothing: %s',
  async (said) => {
    const { asked, call } = await answerTo([said], 'en');
    expect(call).toBeUndefined();
    expect(asked).toContain('to when?');
  },
);
