import { describe, expect, test } from '@jest/globals';
import { capabilityPlannings } from '../../entrypoints/capabilities.ts';
import { keywordPlanner } from '../keyword-planner.ts';
import type { ModelTurn } from '../language-model.ts';
import { deskRequest, deskTools, toolNamed } from '../testing/planner-desk.ts';

const names = ['Zubro Kitchen', 'Zubro Tavern'];
const planner = keywordPlanner(
  {
    async mentionsIn(text) {
      return names.flatMap((name) =>
        text.toLowerCase().includes(name.toLowerCase()) ? [{ listingId: name, name, matched: name }] : [],
      );
    },
    kindsIn: async () => [],
  },
  capabilityPlannings,
);
const tools = [
  ...deskTools,
  ...['orderFood', 'requestTaxi', 'getListingDetails'].map((name) => toolNamed(name)),
];

async function plan(turns: readonly (string | ModelTurn)[]) {
  const { text, toolCalls, rawParts } = await planner.generate(deskRequest(turns, {}, tools));
  const buttons = rawParts.flatMap(({ choices }) => (Array.isArray(choices) ? choices : []));
  return { text, call: toolCalls[0], buttons };
}

/** In each language a question beside a booking, and what of it stands in the answer. */
const beside: readonly (readonly [string, string, string, readonly [string, string]])[] = [
  ['en', 'Are dogs ok at Zubro Kitchen?', 'tuesday 6:30pm for three', ['YES', 'NO']],
  ['tr', 'Zubro Kitchen köpek alıyor mu?', 'salı 18:30, üç kişi', ['EVET', 'HAYIR']],
  ['de', 'Sind Hunde in der Zubro Kitchen erlaubt?', 'Dienstag 18:30 Uhr für drei Personen', ['JA', 'NEIN']],
];

describe.each(beside)('%s: a question beside a booking', (_, question, wish, answers) => {
  test('is asked about whole, with both answers as buttons, and told to nobody before', async () => {
    const { text, call, buttons } = await plan([`${question} ${wish}`]);
    expect(call).toBeUndefined();
    expect(text).toContain(question.replace('?', ''));
    expect(buttons).toEqual(answers);
  });

  test('YES passes it on whole, NO leaves all of it out, and neither is asked again', async () => {
    const said = `${question} ${wish}`;
    const { text } = await plan([said]);
    const [yes, no] = answers;
    const answered = async (answer: string) => (await plan([said, { role: 'assistant', text }, answer])).call;
    expect(await answered(yes)).toMatchObject({
      name: 'initiateBooking',
      args: { party: 3, note: question.replace('?', '') },
    });
    const without = await answered(no);
    expect(without).toMatchObject({ name: 'initiateBooking', args: { party: 3 } });
    expect(without?.args).not.toHaveProperty('note');
  });
});

test('a question that was answered with a card goes into no later note', async () => {
  const card = 'Zubro Kitchen\nFresh pasta under the sea gate.\nPhone: +905330001018';
  const { call } = await plan([
    'could you see if Zubro Kitchen does fresh oysters',
    { role: 'assistant', text: card },
    'a table at Zubro Kitchen on wednesday at 7:30pm for 3',
  ]);
  expect(call).toMatchObject({ name: 'initiateBooking', args: { party: 3 } });
  expect(call?.args).not.toHaveProperty('note');
});

test.each([
  'my kid left his jacket at Zubro Tavern on friday, who do i talk to',
  'oğlum cuma günü Zubro Tavern’da montunu unuttu, kiminle konuşayım',
  'mein Sohn hat am Freitag seine Jacke in der Zubro Tavern vergessen, an wen wende ich mich',
])('who only asks is asked for no hour: the place answers, or tells whom to ask: %s', async (said) => {
  expect((await plan([said])).call).toMatchObject({
    name: 'getListingDetails',
    args: { listing: 'Zubro Tavern', question: said },
  });
});

test('of two places in one question it is asked which is meant', async () => {
  const { text, call } = await plan([
    'which is cheaper, Zubro Kitchen or Zubro Tavern for 2 nights from monday',
  ]);
  expect(call).toBeUndefined();
  expect(text).toMatch(/Zubro Kitchen or Zubro Tavern\?/);
});

test.each([
  'any chance of a table for 6 at Zubro Kitchen on friday at 8pm?',
  'can you book Zubro Kitchen for two tomorrow at 19:30?',
  'Zubro Kitchen’da yarın 19:30’a iki kişilik yer ayırır mısın?',
  'können Sie morgen um 19:30 Uhr in der Zubro Kitchen für zwei reservieren?',
])('a booking asked for as a question is proposed: %s', async (said) => {
  expect((await plan([said])).call?.name).toBe('initiateBooking');
});

describe('a search that found nothing', () => {
  const after = async (said: string, response: Record<string, unknown>) => {
    const rawParts = [{ functionCall: { name: 'searchMarketplace', args: { query: 'x' } } }];
    const results = [{ callId: null, name: 'searchMarketplace', response }];
    return plan([
      said,
      { role: 'model', modelId: 'keyword-planner', rawParts },
      { role: 'tool', results } as ModelTurn,
    ]);
  };

  test('by words that nobody knows asks about them, and takes what is said next in their place', async () => {
    const said = 'столик на троих завтра в 20:00 в зюбро китчен';
    const { text } = await after(said, { results: [] });
    expect(text).toContain('зюбро китчен');
    const { call } = await plan([said, { role: 'assistant', text }, 'Zubro Kitchen']);
    expect(call).toMatchObject({ name: 'initiateBooking', args: { listing: 'Zubro Kitchen', party: 3 } });
    expect(call?.args).not.toHaveProperty('note');
  });

  test('tells no other place in their stead', async () => {
    const laundry = { name: 'Suds & Sun', category: 'services', subCategory: 'laundry' };
    const { text } = await after('remind me of grandma', { results: [laundry], relaxed: true });
    expect(text).not.toContain('Suds');
    expect(text).toContain('grandma');
  });

  test('by a kind of place is told as before', async () => {
    const { text } = await after('a sushi restaurant', { results: [] });
    expect(text).not.toContain('sushi');
  });
});

/** A booking in Latin letters by those who write other ones. */
test.each([
  ['ru', 'stolik na dvoih zavtra v 8 vechera v Zubro Kitchen', 2],
  ['el', 'kalispera thelo trapezi gia 4 avrio stis 8 to vradi sto Zubro Kitchen', 4],
  ['ar', 'marhaba bddi tawla la arba3a bukra el se3a 8 massa bel Zubro Kitchen', 4],
  ['fa', 'salam ye miz baraye 2 nafar farda saat 8 shab Zubro Kitchen', 2],
])('%s in Latin letters is read: %s', async (_, said, party) => {
  expect((await plan([said])).call).toMatchObject({
    name: 'initiateBooking',
    args: { listing: 'Zubro Kitchen', startsAtLocal: '2026-11-22T20:00', party },
  });
});

test.each([
  ['ru', 'stolik na dvoih zavtra', /\p{Script=Cyrillic}/u],
  ['el', 'pou na fame apopse', /\p{Script=Greek}/u],
  ['he', 'tzarich monit lesde hateufa', /\p{Script=Hebrew}/u],
])('%s in Latin letters is answered in its own: %s', async (_, said, letters) => {
  const { text, call } = await plan([said]);
  if (call === undefined) expect(text).toMatch(letters);
  else expect(JSON.stringify(call.args)).not.toMatch(/dvoih|fame|monit/);
});
