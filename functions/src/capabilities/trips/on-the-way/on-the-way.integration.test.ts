import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ItineraryItem, JsonObject, Market, MerveConfig, PendingAction } from '@merve/contract';
import { demoMarketId, seedDemoMarket } from '../../../../../local/seed/index.ts';
import { createCatalogue } from '../../../catalogue/index.ts';
import { loadMarket } from '../../../markets/index.ts';
import { type LocalFirestore, startLocalFirestore } from '../../../platform/testing/local-firestore.ts';
import type { Proposal, ToolContext } from '../../../tools/define-tool.ts';
import { testContext } from '../../../tools/testing/tool-context.ts';
import { confirmItineraryHandler } from '../confirm-itinerary.ts';
import { generateItineraryTool } from '../generate-itinerary.ts';
import { onTheWay } from './on-the-way.ts';

const planned = new Date('2027-03-21T08:00:00Z');
const date = '2027-03-22';
let firestore: LocalFirestore;
let market: Market;
let config: MerveConfig;
let way: ReturnType<typeof onTheWay>;
let items: readonly ItineraryItem[];
let tripId: string;

const toolOf = (name: string) => {
  const tool = way.tools.find((one) => one.name === name);
  if (tool === undefined) throw new Error(name);
  return tool;
};
/** Somebody at a time of the day of the trip, by the clock there. */
const at = (clock: string, more: Partial<ToolContext> = {}) => {
  const utc = new Date(`${date}T${clock}:00Z`);
  const local = new Intl.DateTimeFormat('en-GB', {
    timeZone: market.timeZone,
    hour: '2-digit',
    hourCycle: 'h23',
  });
  const ahead = (Number(local.format(utc)) - Number(clock.slice(0, 2)) + 24) % 24;
  const now = new Date(utc.getTime() - ahead * 3_600_000);
  return testContext(config, { market, now, ...more });
};

async function commit(proposal: Proposal, by = 'act_1') {
  const { documents } = firestore;
  const handler = [confirmItineraryHandler(documents), way.handler].find(
    ({ kind }) => kind === proposal.kind,
  );
  if (handler === undefined) throw new Error(proposal.kind);
  const { kind, args, ref, summary, expiresAt } = proposal;
  const action: PendingAction = {
    ...{ actionId: 'a1', tool: 't', kind, args, ref, summary, ownerActorId: by, price: null },
    ...{ argsHash: '', policyVersion: 1, expiresAt, createdBySeq: 1 },
  };
  return documents.db.runTransaction(async (tx) => {
    const effect = await handler.commit(tx, action, {
      ...{ now: planned, language: 'en', market, config, traceId: 't', threadId: 'thread-1' },
      idempotencyKey: 'thread-1:2',
    });
    effect.write();
    return effect;
  });
}

async function proposed(name: string, args: JsonObject, context: ToolContext): Promise<Proposal> {
  const result = await toolOf(name).invoke(args, context);
  if (result.status !== 'proposal') throw new Error(JSON.stringify(result));
  return result.proposal;
}
const dayNow = async () => (await firestore.documents.itineraryDay(tripId, 1).get()).data();

beforeAll(async () => {
  firestore = await startLocalFirestore();
  const { documents } = firestore;
  await seedDemoMarket(documents.db);
  way = onTheWay(documents);
  const plan = generateItineraryTool({ documents, catalogue: createCatalogue(documents) });
  ({ market, config } = await loadMarket(documents, demoMarketId, [plan, ...way.tools]));
  const context = testContext(config, { market, now: planned });
  const result = await plan.invoke({ town: 'Kyrenia', startDate: date }, context);
  if (result.status !== 'proposal') throw new Error(JSON.stringify(result));
  await commit(result.proposal);
  const [trip] = (await documents.trips.get()).docs;
  tripId = trip?.id ?? '';
  items = (await dayNow())?.items ?? [];
  expect(items.length).toBeGreaterThan(2);
});
afterAll(() => firestore.stop());

describe('what comes next', () => {
  test('is told by the clock there, with the way and when to leave; to nobody else', async () => {
    const [first, second] = items;
    const result = await toolOf('whatsNextOnTrip').invoke({}, at(first?.start ?? ''));
    expect(result).toMatchObject({
      status: 'ok',
      data: { next: { name: second?.name, date, start: second?.start } },
    });
    const message = String(result.status === 'ok' ? result.data['message'] : '');
    expect(message).toContain(first?.name);
    expect(message).toMatch(/min (on foot|by car): leave by \d\d:\d\d/);
    const other = await toolOf('whatsNextOnTrip').invoke({}, at('10:00', { actorId: 'act_2' }));
    expect(other).toMatchObject({ status: 'ok', data: { next: null } });
  });

  test('is the first visit before the day begins, and nothing once it is over', async () => {
    const early = await toolOf('whatsNextOnTrip').invoke({}, at('00:30'));
    expect(early).toMatchObject({ status: 'ok', data: { next: { name: items[0]?.name } } });
    const late = await toolOf('whatsNextOnTrip').invoke({}, at('23:30'));
    expect(late).toMatchObject({ status: 'ok', data: { next: null } });
  });
});

describe('late', () => {
  test('by how much is asked, and taken from the words and not from a model', async () => {
    const asked = await toolOf('runLateOnTrip').invoke({}, at('09:00', { said: ['we are late'] }));
    expect(asked).toMatchObject({ status: 'refused', message: expect.stringContaining('How late') });
    const context = at('00:30', { said: ['We are 30 minutes late'], spoken: [] });
    const more = await toolOf('runLateOnTrip').invoke({ minutes: 240 }, context);
    expect(more).toMatchObject({ status: 'refused', code: 'NOT_AS_SAID' });
    const proposal = await proposed('runLateOnTrip', { minutes: 30 }, context);
    const start = JSON.stringify(proposal.args).match(/"start":"(\d\d:\d\d)"/)?.[1] ?? '';
    const planned = items[0]?.start ?? '';
    const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
    // By no less than was said; by more where the day had to be put together anew.
    expect(minutes(start) - minutes(planned)).toBeGreaterThanOrEqual(30);
  });

  test('on no trip, nothing is proposed', async () => {
    const other = await toolOf('runLateOnTrip').invoke({ minutes: 60 }, at('10:00', { actorId: 'act_2' }));
    expect(other).toMatchObject({ status: 'refused', code: 'NOT_FOUND' });
    const over = await toolOf('runLateOnTrip').invoke({ minutes: 60 }, at('23:50'));
    expect(over).toMatchObject({ status: 'refused', code: 'NOT_FOUND' });
  });

  test('what is over stays, the rest is later by YES, once; and not where the day was changed since', async () => {
    const [first, second] = items;
    const context = at(first?.end ?? '');
    const proposal = await proposed('runLateOnTrip', { minutes: 60 }, context);
    const stale = await proposed('runLateOnTrip', { minutes: 90 }, context);
    expect(proposal.summary).toMatch(/later:[\s\S]*Reply YES/);
    expect((await dayNow())?.version).toBe(1);
    expect(await commit(proposal, 'act_2')).toMatchObject({ committed: false });
    expect(await commit(proposal)).toMatchObject({ committed: true, ui: { tripId } });
    const changed = await dayNow();
    expect(changed).toMatchObject({ version: 2, edits: [{ version: 2, before: items }] });
    expect(changed?.items[0]).toEqual(first);
    const moved = changed?.items.find(({ itemId }) => itemId === second?.itemId);
    expect((moved?.start ?? '') > (second?.start ?? '')).toBe(true);
    expect(await commit(proposal)).toMatchObject({ committed: false });
    expect(await commit(stale)).toMatchObject({ committed: false });
    expect((await dayNow())?.version).toBe(2);
  });
});

describe('not this one', () => {
  test('three that there is time for, then the chosen one by YES', async () => {
    const before = await dayNow();
    const told = await toolOf('replaceOnTrip').invoke({}, at('00:30', { said: ['not this one'] }));
    if (told.status !== 'refused') throw new Error(JSON.stringify(told));
    const names = [...told.message.matchAll(/^[1-3]\. (.+), \d\d:\d\d–\d\d:\d\d$/gmu)].map(
      ([, name]) => name,
    );
    expect(names.length).toBeGreaterThan(0);
    expect(before?.items.map(({ name }) => name)).not.toEqual(expect.arrayContaining([names[0]]));
    expect(told.ui).toEqual({ type: 'text', message: told.message, followUpQuestions: names });

    const unsaid = await toolOf('replaceOnTrip').invoke(
      { by: names[0] ?? '' },
      at('00:30', { said: ['not this one'], spoken: [] }),
    );
    expect(unsaid).toMatchObject({ status: 'refused', code: 'PLACE_MISSING' });
    const proposal = await proposed('replaceOnTrip', { by: '1' }, at('00:30', { said: ['the first, 1'] }));
    expect(await commit(proposal)).toMatchObject({ committed: true });
    const after = await dayNow();
    expect(after?.items[0]?.name).toBe(names[0]);
    expect(after?.items.slice(1)).toEqual(before?.items.slice(1));
  });
});
