/** Whatever stands around a change of an order: it is passed on word for word or asked about, and never dropped. */
import { describe, expect, test } from '@jest/globals';
import type { Language } from '@merve/contract';
import fc from 'fast-check';
import { capabilityPlannings } from '../../entrypoints/capabilities.ts';
import { keywordPlanner } from '../keyword-planner.ts';
import { foreignWord } from '../testing/foreign-word.ts';
import { deskCatalogue, deskRequest, deskTools, toolNamed } from '../testing/planner-desk.ts';

const planner = keywordPlanner(deskCatalogue, capabilityPlannings);
const tools = [...deskTools, toolNamed('changeOrder')];

async function answerTo(said: readonly string[], placed: string, language: Language) {
  const turns = said.map((text, index) => (index % 2 === 0 ? text : ({ role: 'assistant', text } as const)));
  const sent = { role: 'assistant', text: placed } as const;
  const { text, toolCalls } = await planner.generate(deskRequest([sent, ...turns], { language }, tools));
  return { asked: text, call: toolCalls[0] };
}

/** In each language what was told of an order, two of something added to it, and some of it taken off. */
const changes: readonly (readonly [Language, string, (dish: string) => string, (dish: string) => string])[] =
  [
    ['en', 'Order K7QF2M', (dish) => `please add two ${dish}`, (dish) => `take off the ${dish}`],
    ['tr', 'Sipariş K7QF2M', (dish) => `iki ${dish} ekle`, (dish) => `${dish} çıkar`],
    ['de', 'Bestellung K7QF2M', (dish) => `füge zwei ${dish} hinzu`, (dish) => `entferne ${dish}`],
    ['ru', 'Заказ K7QF2M', (dish) => `добавьте два ${dish}`, (dish) => `уберите ${dish}`],
    ['el', 'Παραγγελία K7QF2M', (dish) => `πρόσθεσε δύο ${dish}`, (dish) => `βγάλε ${dish}`],
    ['he', 'הזמנה K7QF2M', (dish) => `תוסיף שתי ${dish}`, (dish) => `תוריד ${dish}`],
    ['ar', 'طلب K7QF2M', (dish) => `أضف اثنين ${dish}`, (dish) => `احذف ${dish}`],
    ['fa', 'سفارش K7QF2M', (dish) => `دو ${dish} اضافه کن`, (dish) => `${dish} را حذف کن`],
    ['ko', '주문 K7QF2M', (dish) => `${dish} 두 개 추가해 주세요`, (dish) => `${dish} 빼 주세요`],
  ];

describe.each(changes)('a change of an order in %s', (language, placed, more, less) => {
  test('has the dish and its number, and every other word in its note or in a question', async () => {
    let changed = 0;
    await fc.assert(
      fc.asyncProperty(
        foreignWord,
        fc.boolean(),
        fc.array(foreignWord, { minLength: 1, maxLength: 5 }),
        fc.constantFrom('. ', ', '),
        async (dish, isMore, words, mark) => {
          const text = `${isMore ? more(dish) : less(dish)}${mark}${words.join(' ')}`;
          const { asked, call } = await answerTo([text], placed, language);
          // A word may begin as one of somebody's own things does: then those are looked up, and nothing is proposed.
          if (call !== undefined && call.name !== 'changeOrder') return;
          if (call !== undefined) {
            changed += 1;
            expect(call.args['changes']).toEqual([
              isMore ? { do: 'add', item: dish, quantity: 2 } : { do: 'remove', item: dish },
            ]);
          }
          const told = call === undefined ? asked : JSON.stringify(call.args);
          for (const word of words) expect(told).toContain(word);
        },
      ),
      { numRuns: 60 },
    );
    expect(changed).toBeGreaterThan(30);
  });
});

test('what is turned down beside it is asked about: NO leaves it out, YES passes it on', async () => {
  const wish = 'add two colas, no ice please';
  const { asked, call } = await answerTo([wish], 'Order K7QF2M', 'en');
  expect(call).toBeUndefined();
  expect(asked).toContain('no ice please');
  const answered = async (answer: string) =>
    (await answerTo([wish, asked, answer], 'Order K7QF2M', 'en')).call?.args;
  const added = { changes: [{ do: 'add', item: 'colas', quantity: 2 }] };
  expect(await answered('no')).toEqual(added);
  expect(await answered('yes')).toEqual({ ...added, note: 'no ice please' });
});

test('several dishes and actions of one message are all of one change', async () => {
  const { call } = await answerTo(['add two colas and a pizza and take off the fries'], 'Order K7QF2M', 'en');
  expect(call?.args['changes']).toEqual([
    { do: 'add', item: 'colas', quantity: 2 },
    { do: 'add', item: 'pizza', quantity: 1 },
    { do: 'remove', item: 'fries' },
  ]);
});

test('another address is told with what is said behind it', async () => {
  const said = 'change my address to 5 Lemon Street, Kyrenia. Ring twice';
  const { call } = await answerTo([said], 'Order K7QF2M', 'en');
  expect(call?.args).toEqual({ changes: [], address: '5 Lemon Street, Kyrenia', note: 'Ring twice' });
});
