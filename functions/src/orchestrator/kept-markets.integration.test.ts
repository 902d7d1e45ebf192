/** An instance keeps market, policy and spend for half a minute; what commits goes by the policy as it is. */
import { DocumentReference } from '@google-cloud/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { MerveConfig } from '@merve/contract';
import { webhookDoor } from '../channels/whatsapp/testing/webhook-door.ts';
import { defaultMerveConfig, keptMarkets, type MarketReader } from '../markets/index.ts';
import { keptStoredMarkets } from '../markets/kept-markets.ts';
import { market } from './testing/demo-market.ts';
import { wishInWords } from './testing/wish-in-words.ts';
import { createWorld, type World } from './testing/world.ts';

let world: World;
let markets: MarketReader;
let config: MerveConfig;
let day = 10;
beforeAll(async () => {
  world = await createWorld();
  config = defaultMerveConfig(market, world.tools.tools);
});
afterAll(() => world.stop());
beforeEach(async () => {
  await world.documents.merveConfig(market.marketId).set(config);
  markets = keptMarkets(world.documents, { maxAgeMs: 30_000, now: () => world.clock.now() });
});

/** As an operator on another instance would. */
const changes = (changed: Partial<MerveConfig>) =>
  world.documents.merveConfig(market.marketId).set({ ...config, policyVersion: 2, ...changed });
const without = (tool: string): Partial<MerveConfig> => {
  const entry = config.tools[tool];
  if (entry === undefined) throw new Error(`No ${tool}`);
  return { tools: { ...config.tools, [tool]: { ...entry, enabled: false } } };
};
async function says(person: string, text: string) {
  const appended = await world.append(person, text);
  const result = await world.process(appended, { markets });
  const turns = result.kind === 'processed' ? result.turns : [];
  return {
    threadId: appended.threadId,
    outcome: turns[0]?.outcome,
    reply: turns.flatMap(({ replies }) => replies.map(({ text }) => text)).join(),
  };
}
async function proposed(person: string) {
  day += 1;
  const args = { listing: 'lst_olive', startsAtLocal: `2026-12-${day}T20:00`, party: 2 };
  world.model.script([{ call: 'initiateBooking', args }]);
  const { threadId } = await says(person, wishInWords(args.startsAtLocal, args.party));
  expect((await world.bookingsOf(threadId)).map(({ state }) => state)).toEqual(['hold']);
  return threadId;
}
const statesOf = async (threadId: string) => (await world.bookingsOf(threadId)).map(({ state }) => state);

describe('within the half minute', () => {
  test('a YES books as it did', async () => {
    const threadId = await proposed('ayla');
    expect(await says('ayla', 'yes')).toMatchObject({ outcome: 'committed' });
    expect(await statesOf(threadId)).toEqual(['confirmed']);
  });

  test.each([
    ['its tool is switched off', () => without('initiateBooking')],
    ['Merve is switched off in the market', () => ({ enabled: false })],
  ])('a YES commits nothing once %s, says so, and what was held is given back', async (how, change) => {
    const person = `guest of ${how}`;
    const threadId = await proposed(person);
    await changes(change());
    const heard = await says(person, 'yes');
    expect(heard).toMatchObject({ outcome: 'refused', reply: expect.not.stringContaining('onfirmed') });
    expect(await statesOf(threadId)).not.toContain('confirmed');
    expect(await statesOf(threadId)).not.toContain('hold');
    // The turn itself went by what the instance had kept: else this shows nothing.
    expect((await markets.read(market.marketId)).config?.policyVersion).toBe(1);
  });

  test('a YES races the switch: it is booked before it, or not at all', async () => {
    const threads: string[] = [];
    for (const person of ['r1', 'r2', 'r3', 'r4']) threads.push(await proposed(person));
    const [heard] = await Promise.all([
      Promise.all(['r1', 'r2', 'r3', 'r4'].map((person) => says(person, 'yes'))),
      changes(without('initiateBooking')),
    ]);
    for (const [index, { outcome }] of heard.entries()) {
      const states = await statesOf(threads[index] ?? '');
      expect(states.includes('confirmed')).toBe(outcome === 'committed');
      expect(states).not.toContain('hold');
    }
  });

  test('market, policy and spend are read once for many turns, and anew when the time is up', async () => {
    const getAll = jest.spyOn(world.documents.db, 'getAll');
    const isOfMarket = (given: readonly unknown[]) =>
      given.some((one) => one instanceof DocumentReference && one.path.startsWith('markets/'));
    const reads = async (person: string) => {
      world.model.script('Good day.');
      getAll.mockClear();
      await says(person, 'good day');
      return getAll.mock.calls.filter(isOfMarket).length;
    };
    expect(await reads('b1')).toBeGreaterThan(0);
    expect([await reads('b2'), await reads('b3')]).toEqual([0, 0]);
    world.clock.advance(30_000);
    expect(await reads('b4')).toBeGreaterThan(0);
    getAll.mockRestore();
  });

  test('the WhatsApp door limits by what its instance has kept, and reads it anew when the time is up', async () => {
    const kept = keptStoredMarkets(world.documents, { maxAgeMs: 30_000, now: () => world.clock.now() });
    const door = webhookDoor(world, { markets: async () => kept });
    const isLimited = async () => {
      const { threadId, seq } = await door.posts('+905330107001', 'good day');
      return (await world.documents.message(threadId, seq).get()).data()?.limited !== undefined;
    };
    expect(await isLimited()).toBe(false);
    await changes({ limits: { ...config.limits, actor: { perMinute: 1, burst: 1, perDay: 1 } } });
    expect(await isLimited()).toBe(false);
    world.clock.advance(30_000);
    expect(await isLimited()).toBe(true);
  });
});
