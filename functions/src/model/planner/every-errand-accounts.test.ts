/** Whatever stands around an order, a service or a viewing in a message: it is passed on word for word or asked about, and never dropped. */
import { describe, expect, test } from '@jest/globals';
import type { Language } from '@merve/contract';
import fc from 'fast-check';
import { capabilityPlannings } from '../../entrypoints/capabilities.ts';
import { keywordPlanner } from '../keyword-planner.ts';
import { foreignWord } from '../testing/foreign-word.ts';
import { deskCatalogue, deskRequest, deskTools, toolNamed } from '../testing/planner-desk.ts';

type Action = 'order_food' | 'book_service' | 'schedule_viewing';

/** One place of each kind; what it takes tells what is asked for there. */
const places: readonly { readonly name: string; readonly takes: readonly Action[] }[] = [
  { name: 'Zubro Kitchen', takes: ['order_food'] },
  { name: 'Zubro Fixers', takes: ['book_service'] },
  { name: 'Zubro Villa', takes: ['schedule_viewing'] },
];
const planner = keywordPlanner(
  {
    kindsIn: async () => [],
    async mentionsIn(text) {
      return places.flatMap(({ name, takes }) =>
        text.includes(name) ? [{ listingId: name, name, matched: name, takes }] : [],
      );
    },
  },
  capabilityPlannings,
);
const tools = [
  ...deskTools,
  ...['orderFood', 'bookService', 'scheduleViewing', 'requestTaxi'].map((name) => toolNamed(name)),
];

const dish = fc.record({ count: fc.integer({ min: 1, max: 50 }), name: foreignWord });

async function answerTo(text: string, language: Language = 'en') {
  const { text: asked, toolCalls } = await planner.generate(deskRequest([text], { language }, tools));
  return { asked, call: toolCalls[0] };
}

/** In each language an order of these dishes to this address. */
const orders: readonly (readonly [string, (dishes: string, address: string) => string])[] = [
  ['en', (dishes, address) => `${dishes} from Zubro Kitchen, to ${address}`],
  ['tr', (dishes, address) => `Zubro Kitchen'dan ${dishes}, adres: ${address}`],
  ['de', (dishes, address) => `Bei Zubro Kitchen bestellen: ${dishes}, nach ${address}`],
  ['ru', (dishes, address) => `Закажите в Zubro Kitchen ${dishes}, адрес ${address}`],
  ['el', (dishes, address) => `Από Zubro Kitchen ${dishes}, στη διεύθυνση ${address}`],
  ['he', (dishes, address) => `להזמין מ-Zubro Kitchen ${dishes}, לכתובת ${address}`],
  ['ar', (dishes, address) => `أطلب من Zubro Kitchen ${dishes}, إلى ${address}`],
  ['fa', (dishes, address) => `از Zubro Kitchen ${dishes}, به آدرس ${address}`],
  ['ko', (dishes, address) => `Zubro Kitchen에서 ${dishes}, ${address}로 배달해 주세요`],
];

describe.each(orders)('an order in %s', (_, say) => {
  let ordersMade = 0;

  test('has every dish as often as it was said, its address, and every other word in its note or in a question', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(dish, { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 1, max: 99 }),
        fc.array(foreignWord, { maxLength: 6 }),
        async (dishes, house, words) => {
          const address = `${house} Lemon Street, Kyrenia`;
          const said = dishes.map(({ count, name }) => `${count} ${name}`).join(', ');
          const text = `${say(said, address)}. ${words.join(' ')}`;
          const { asked, call } = await answerTo(text);
          // A question about one thing proposes nothing: the other words are still in the thread.
          if (call?.name !== 'orderFood') return expect(asked).toMatch(/“.+”|300/);
          ordersMade += 1;
          expect(call.args).toMatchObject({ listing: 'Zubro Kitchen', address });
          const told = JSON.stringify([call.args['items'], call.args['note'] ?? '']);
          for (const word of words) expect(told).toContain(word);
          const ordered = JSON.stringify(call.args['items']);
          for (const { count, name } of dishes)
            expect(ordered).toContain(JSON.stringify({ item: name, quantity: count }));
        },
      ),
      { numRuns: 60 },
    );
    expect(ordersMade).toBeGreaterThan(30);
  });
});

test.each([
  ['no onions', 'exclusion'],
  ['not the small ones', 'exclusion'],
  ['budget 200 lira', 'value'],
  ['120 guests come', 'value'],
])('beside an order, what may change it is asked about: %s', async (words) => {
  const { asked, call } = await answerTo(`2 soups from Zubro Kitchen, I'll collect. ${words}`);
  expect(call).toBeUndefined();
  expect(asked).toContain(words.split(' ').at(-1));
});

test('NO to the question leaves it out, YES passes on what is turned down, other words take its place', async () => {
  const wish = "2 soups from Zubro Kitchen, I'll collect. no onions";
  const { asked } = await answerTo(wish);
  const answered = async (answer: string) => {
    const turns = [wish, { role: 'assistant' as const, text: asked }, answer];
    const { toolCalls } = await planner.generate(deskRequest(turns, { language: 'en' }, tools));
    return toolCalls[0]?.args;
  };
  expect(await answered('no')).toMatchObject({ items: [{ item: 'soups', quantity: 2 }] });
  expect(await answered('no')).not.toHaveProperty('note');
  expect(await answered('yes')).toMatchObject({ items: [{ item: 'soups', quantity: 2 }], note: 'no onions' });
});

/** In each language a service and a viewing, with what is said beside them. */
const errands: readonly (readonly [string, Language, (words: string) => string])[] = [
  ['bookService', 'en', (words) => `Zubro Fixers please tomorrow at 10, 8 Lemon Street, Kyrenia, ${words}`],
  [
    'bookService',
    'tr',
    (words) => `Zubro Fixers yarın saat 10'da gelsin, adres: 8 Lemon Street, Kyrenia, ${words}`,
  ],
  ['bookService', 'de', (words) => `Zubro Fixers bitte morgen um 10 Uhr, 8 Lemon Street, Kyrenia, ${words}`],
  ['scheduleViewing', 'en', (words) => `I would like to see Zubro Villa tomorrow at 11, ${words}`],
  ['scheduleViewing', 'tr', (words) => `Zubro Villa'yı yarın saat 11'de görmek istiyorum, ${words}`],
  ['scheduleViewing', 'de', (words) => `Ich möchte Zubro Villa morgen um 11 Uhr besichtigen, ${words}`],
];

describe.each(errands)('%s in %s', (name, language, say) => {
  test('carries every word of the message, or asks about it', async () => {
    let called = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(foreignWord, { minLength: 1, maxLength: 6 }), async (words) => {
        const { asked, call } = await answerTo(say(words.join(' ')), language);
        if (call?.name === name) called += 1;
        const told = call === undefined ? asked : JSON.stringify(call.args);
        for (const word of words) expect(told).toContain(word);
      }),
      { numRuns: 25 },
    );
    expect(called).toBeGreaterThan(10);
  });
});

/** What is asked beside an errand is told to nobody in pieces: it is asked about whole, or goes whole with a note that has the whole message. */
const besideQuestions: readonly (readonly [string, Language, string])[] = [
  ['an order', 'en', "2 soups from Zubro Kitchen, I'll collect."],
  ['an order', 'tr', "Zubro Kitchen'dan 2 çorba, gelip alacağım."],
  ['a service', 'en', 'Zubro Fixers please tomorrow at 10, 8 Lemon Street, Kyrenia.'],
  ['a service', 'tr', "Zubro Fixers yarın saat 10'da gelsin, adres: 8 Lemon Street, Kyrenia."],
  ['a viewing', 'en', 'I would like to see Zubro Villa tomorrow at 11.'],
  ['a viewing', 'tr', "Zubro Villa'yı yarın saat 11'de görmek istiyorum."],
  ['a ride', 'en', 'taxi to Kyrenia for 3 people tomorrow at 5pm.'],
  ['a ride', 'tr', "yarın saat 17:00'de Girne'ye 3 kişi taksi."],
];

test.each(besideQuestions)('%s in %s with a question beside it', async (_, language, wish) => {
  await fc.assert(
    fc.asyncProperty(fc.array(foreignWord, { minLength: 2, maxLength: 4 }), async (words) => {
      const question = words.join(' ');
      const { asked, call } = await answerTo(`${wish} ${question}?`, language);
      const told = call === undefined ? asked : JSON.stringify(call.args);
      // Where something is missing it is asked for first: the question is still in the thread.
      if (call === undefined && !asked.includes('“')) return;
      expect(told).toContain(question);
    }),
    { numRuns: 8 },
  );
});

test('"make it six" is asked about where it is near to the hour and to the people, and taken where it is near to one', async () => {
  const pendingSummary =
    "Niazi's – Table\nSunday 22 November 2026, 20:00\nFor 4 people\nReply YES to book it, NO to release it.";
  const answerAfter = async (first: string, second: string) => {
    const booking = deskRequest(
      [first, { role: 'assistant', text: pendingSummary }, second],
      { language: 'en', pendingSummary },
      tools,
    );
    const { text, toolCalls } = await keywordPlanner(deskCatalogue, capabilityPlannings).generate(booking);
    return toolCalls[0]?.args ?? text;
  };
  expect(await answerAfter("book Niazi's tomorrow 8pm for 4", 'and make it six')).toMatch(/18:00.*6 people/);
  expect(await answerAfter("book Niazi's tomorrow 8pm for 4", 'make it nine')).toMatchObject({
    startsAtLocal: '2026-11-22T21:00',
    party: 4,
  });
});

test('a note that is too long to be passed on is asked for anew, and nothing of it is cut', async () => {
  const story = Array.from({ length: 60 }, (_, index) => `bakota${'x'.repeat(index % 5)}`).join(' ');
  const wish = `I would like to see Zubro Villa tomorrow at 11. ${story}`;
  const { asked, call } = await answerTo(wish);
  expect(call).toBeUndefined();
  expect(asked).toContain('300');
  const turns = [wish, { role: 'assistant' as const, text: asked }, 'bakota comes along'];
  const { toolCalls } = await planner.generate(deskRequest(turns, { language: 'en' }, tools));
  expect(toolCalls[0]).toMatchObject({
    name: 'scheduleViewing',
    args: { listing: 'Zubro Villa', startsAtLocal: '2026-11-22T11:00', note: 'bakota comes along' },
  });
});
