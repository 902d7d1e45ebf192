import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  itineraryDaysSchema,
  type JsonObject,
  type Market,
  type MerveConfig,
  type PendingAction,
} from '@merve/contract';
import { itineraryPreviewCardSchema } from '@merve/contract/cards';
import { DateTime } from 'luxon';
import { demoMarketId, seedDemoMarket } from '../../../../local/seed/index.ts';
import { createCatalogue } from '../../catalogue/index.ts';
import { loadMarket } from '../../markets/index.ts';
import { type LocalFirestore, startLocalFirestore } from '../../platform/testing/local-firestore.ts';
import { testContext } from '../../tools/testing/tool-context.ts';
import { confirmItineraryHandler } from './confirm-itinerary.ts';
import { generateItineraryTool } from './generate-itinerary.ts';
import { keptOfTrips } from './kept-of-trips.ts';
import { myTripsTool } from './my-trips.ts';

const now = new Date('2027-03-19T08:00:00Z');
let firestore: LocalFirestore;
let market: Market;
let config: MerveConfig;
let tools: ReturnType<typeof make>;
const make = ({ documents }: LocalFirestore) => ({
  plan: generateItineraryTool({ documents, catalogue: createCatalogue(documents) }),
  mine: myTripsTool(documents),
});
beforeAll(async () => {
  firestore = await startLocalFirestore();
  await seedDemoMarket(firestore.documents.db);
  tools = make(firestore);
  ({ market, config } = await loadMarket(firestore.documents, demoMarketId, Object.values(tools)));
});
afterAll(() => firestore.stop());

const context = (key: string, actorId = 'act_1') =>
  testContext(config, { market, now, idempotencyKey: key, actorId });
async function proposed(args: JsonObject, key: string, actorId?: string) {
  const result = await tools.plan.invoke(args, context(key, actorId));
  if (result.status !== 'proposal') throw new Error(JSON.stringify(result));
  return result.proposal;
}
async function answer(
  proposal: Awaited<ReturnType<typeof proposed>>,
  ownerActorId = 'act_1',
  choice: string | null = null,
) {
  const { documents } = firestore;
  const handler = confirmItineraryHandler(documents);
  const { kind, args, ref, summary } = proposal;
  const action: PendingAction = {
    ...{ actionId: 'a1', tool: 'generate_itinerary', kind, args, ref, summary, ownerActorId, price: null },
    ...{ argsHash: '', policyVersion: 1, expiresAt: proposal.expiresAt, createdBySeq: 1 },
  };
  return documents.db.runTransaction(async (tx) => {
    const effect = await handler.commit(tx, action, {
      ...{
        now,
        language: 'en',
        market,
        config,
        traceId: 't',
        threadId: 'thread-1',
        idempotencyKey: 'thread-1:2',
        choice,
      },
    });
    effect.write();
    return effect;
  });
}

describe('a plan of days', () => {
  test('is shown whole, is saved by YES exactly so, and by two at once only once', async () => {
    const proposal = await proposed(
      { town: 'Kyrenia', startDate: '2027-03-22', days: 2, note: 'six of us' },
      'p1',
    );
    expect(proposal.summary).toMatch(/Kyrenia[\s\S]*\d\d:\d\d–\d\d:\d\d[\s\S]*six of us[\s\S]*Reply YES/);
    const card = itineraryPreviewCardSchema.parse(proposal.ui);
    for (const { items } of card.days) {
      expect(items[0]?.wayThere).toBeNull();
      for (const { wayThere } of items.slice(1))
        expect(wayThere).toEqual({ minutes: expect.any(Number), by: expect.stringMatching(/^(foot|car)$/) });
    }
    const { trips } = firestore.documents;
    expect((await trips.get()).size).toBe(0);
    const effects = await Promise.all([answer(proposal), answer(proposal)]);
    expect(effects.map(({ committed }) => committed)).toEqual([true, true]);
    const saved = (await trips.get()).docs.map((document) => document.data());
    expect(saved).toMatchObject([
      { actorId: 'act_1', destination: 'Kyrenia / Girne', days: 2, note: 'six of us', version: 1 },
    ]);
    expect(effects[0]?.ui).toMatchObject({ tripId: saved[0]?.tripId, days: [] });
    const days = await firestore.documents.itineraryDays(saved[0]?.tripId ?? '').get();
    expect(days.docs.map((document) => document.data().items)).toEqual(
      itineraryDaysSchema.parse(proposal.args['days']).map(({ items }) => items),
    );
  });

  test('leaves what is booked its time, and says so', async () => {
    const listingId = 'carob-lantern';
    const startsAt = new Date('2027-03-22T11:00:00Z');
    await firestore.documents.openCommitments('act_3').set({
      actorId: 'act_3',
      updatedAt: now,
      commitments: {
        tx_1: {
          ...{ kind: 'booking', path: 'p', reference: 'K7QF2M', name: 'Carob Lantern', what: 'Table' },
          ...{ state: 'confirmed', open: true, openUntil: null, nights: null, expectedAt: null, startsAt },
          ...{ endsAt: new Date('2027-03-22T13:00:00Z'), timeZone: market.timeZone, party: 2, listingId },
          ...{ price: null, deposit: null, driver: null, cancelAsked: false, changedAt: now },
        },
      },
    });
    const proposal = await proposed({ town: 'Kyrenia', startDate: '2027-03-22' }, 'p3', 'act_3');
    const at = DateTime.fromJSDate(startsAt, { zone: market.timeZone });
    expect(proposal.summary).toContain(
      `Planned around what you have booked: Carob Lantern (${at.toFormat('HH:mm')})`,
    );
    const [start, end] = [at.toFormat('HH:mm'), at.plus({ hours: 2 }).toFormat('HH:mm')];
    const [day] = itineraryDaysSchema.parse(proposal.args['days']);
    expect(day?.items.length).toBeGreaterThan(1);
    expect(day?.items.filter((item) => item.start < end && item.end > start)).toEqual([]);
  });

  test('prefers what was said to be liked and leaves out what is not, and says what it has of each', async () => {
    const kindsOf = ({ args }: Awaited<ReturnType<typeof proposed>>) =>
      itineraryDaysSchema.parse(args['days']).flatMap(({ items }) => items.map(({ kind }) => kind));
    const ask = (note: string | undefined, key: string) =>
      proposed(
        { town: 'Kyrenia', startDate: '2027-06-01', days: 2, ...(note === undefined ? {} : { note }) },
        key,
        key,
      );
    const museums = (kinds: readonly unknown[]) => kinds.filter((kind) => kind === 'museum').length;
    const [plain, liked, out] = [
      await ask(undefined, 'i1'),
      await ask('we love museums and castles', 'i2'),
      await ask('no museums; surfing', 'i3'),
    ];
    expect(museums(kindsOf(liked))).toBeGreaterThan(museums(kindsOf(plain)));
    expect(liked.summary).toMatch(/For “museums”: .*Museum of [\s\S]*For “castles”: .*Swallow Tower/);
    expect(museums(kindsOf(out))).toBe(0);
    expect(kindsOf(out).length).toBeGreaterThan(4);
    expect(out.summary).toContain('Without “museums”, as you said.');
    expect(out.summary).toContain('For “surfing” I know of nothing around Kyrenia / Girne');
    const only = kindsOf(await ask('nur Strände', 'i4'));
    expect([...new Set(only)]).toEqual(['beach']);
    const named = await ask('we want to see Needle Ridge Viewpoint; without the Swallow Tower', 'i5');
    expect(named.summary).toContain('Needle Ridge Viewpoint');
    expect(named.summary).not.toMatch(/\d Swallow Tower/);
  });

  test('is told to its owner, and to nobody else', async () => {
    const mine = await tools.mine.invoke({}, context('m1'));
    expect(mine).toMatchObject({
      status: 'ok',
      data: { trips: [{ destination: 'Kyrenia / Girne', days: 2 }] },
    });
    const others = await tools.mine.invoke({}, context('m2', 'act_2'));
    expect(others).toMatchObject({ status: 'ok', data: { message: 'You have no saved trip.', trips: [] } });
  });

  test('for days that have visits goes into their trip: added by YES, or in their place, as it is said, once', async () => {
    const { documents } = firestore;
    const first = await proposed(
      { town: 'Kyrenia', startDate: '2027-05-03', pace: 'slow' },
      'into1',
      'act_5',
    );
    await answer(first, 'act_5');
    const [trip] = (await documents.trips.where('actorId', '==', 'act_5').get()).docs;
    const namesNow = async () =>
      ((await documents.itineraryDay(trip?.id ?? '', 1).get()).data()?.items ?? []).map(({ name }) => name);
    const before = await namesNow();
    const next = await proposed(
      { town: 'Kyrenia', startDate: '2027-05-03', pace: 'full', kinds: ['beach', 'viewpoint'] },
      'into2',
      'act_5',
    );
    expect(next.choices).toEqual([
      { choice: 'merge', label: 'Add to my trip' },
      { choice: 'overwrite', label: 'Replace those days' },
    ]);
    expect(next.summary).toContain('“Replace those days” puts these in their place');
    expect(next.choices?.every(({ label }) => label.length <= 20)).toBe(true);
    await Promise.all([answer(next, 'act_5'), answer(next, 'act_5')]);
    const merged = await namesNow();
    expect(merged).toEqual(expect.arrayContaining(before));
    expect(merged.length).toBeGreaterThan(before.length);
    expect(new Set(merged).size).toBe(merged.length);
    await answer(next, 'act_5', 'overwrite');
    const planned = itineraryDaysSchema.parse(next.args['days']).flatMap(({ items }) => items);
    expect((await namesNow()).toSorted()).toEqual(planned.map(({ name }) => name).toSorted());
    expect((await documents.trips.where('actorId', '==', 'act_5').get()).size).toBe(1);
    expect(await answer(next, 'act_6')).toMatchObject({ committed: false });
  });

  test('of another is not written over', async () => {
    const proposal = await proposed({ town: 'Kyrenia', startDate: '2027-03-22', days: 2 }, 'p1');
    expect(await answer(proposal, 'act_2')).toMatchObject({ committed: false });
  });

  test('goes with its owner: trip and days', async () => {
    const found = await Promise.all(
      keptOfTrips.flatMap(({ queries }) =>
        queries(firestore.documents, {
          ...{ actorIds: ['act_1'], threadIds: [], addresses: [], uids: [], commitmentIds: [] },
          ...{ businessIds: [], traceIds: [] },
        }).map(async (query) => (await query.get()).size),
      ),
    );
    expect(found).toEqual([1, 2]);
  });

  test.each<[string, JsonObject, string]>([
    ['without a town, and nothing shared', { startDate: '2027-03-22' }, 'PLACE_MISSING'],
    ['around a place nobody knows', { town: 'Xyzzyton', startDate: '2027-03-22' }, 'PLACE_NOT_FOUND'],
    ['without a day', { town: 'Kyrenia' }, 'TIME_INVALID'],
    ['for a day that is over', { town: 'Kyrenia', startDate: '2027-03-18' }, 'TIME_PAST'],
    ['for a day in years', { town: 'Kyrenia', startDate: '2031-03-18' }, 'TIME_TOO_FAR'],
  ])('%s is asked about', async (_what, args, code) => {
    expect(await tools.plan.invoke(args, context('q'))).toMatchObject({ status: 'refused', code });
  });
});
