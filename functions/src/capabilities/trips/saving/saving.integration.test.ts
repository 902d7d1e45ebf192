import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  itineraryDaysSchema,
  type JsonObject,
  type Market,
  type MerveConfig,
  type PendingAction,
} from '@merve/contract';
import { demoMarketId, seedDemoMarket } from '../../../../../local/seed/index.ts';
import { createCatalogue } from '../../../catalogue/index.ts';
import { loadMarket } from '../../../markets/index.ts';
import { type LocalFirestore, startLocalFirestore } from '../../../platform/testing/local-firestore.ts';
import type { CommitHandler } from '../../../tools/commit-handler.ts';
import type { ToolContext } from '../../../tools/define-tool.ts';
import { testContext } from '../../../tools/testing/tool-context.ts';
import { confirmItineraryHandler } from '../confirm-itinerary.ts';
import { generateItineraryTool } from '../generate-itinerary.ts';
import { seedTrip } from '../testing/seed-trip.ts';
import { confirmSavedPlaceHandler } from './confirm-saved-place.ts';
import { dividedBy } from './put-aside.ts';
import { savedPlacesOfTripTool, savePlaceForTripTool } from './save-place-for-trip.ts';

const now = new Date('2027-03-19T08:00:00Z');
let firestore: LocalFirestore;
let market: Market;
let config: MerveConfig;
let tripId: string;
const tools = () => {
  const { documents } = firestore;
  return {
    save: savePlaceForTripTool({ documents }),
    list: savedPlacesOfTripTool(documents),
    plan: generateItineraryTool({ documents, catalogue: createCatalogue(documents) }),
  };
};
beforeAll(async () => {
  firestore = await startLocalFirestore();
  await seedDemoMarket(firestore.documents.db);
  ({ market, config } = await loadMarket(firestore.documents, demoMarketId, Object.values(tools())));
});
beforeEach(async () => {
  tripId = await seedTrip(firestore.documents, {
    marketId: demoMarketId,
    actorId: 'act_1',
    date: '2027-04-22',
  });
});
afterAll(() => firestore.stop());

const context = (more: Partial<ToolContext> = {}) => testContext(config, { market, now, ...more });
async function proposed(args: JsonObject) {
  const result = await tools().save.invoke(args, context());
  if (result.status !== 'proposal') throw new Error(JSON.stringify(result));
  return result.proposal;
}
async function yes(
  { kind, args, ref, summary, expiresAt }: Awaited<ReturnType<typeof proposed>>,
  ownerActorId = 'act_1',
  handler: CommitHandler = confirmSavedPlaceHandler(firestore.documents),
) {
  const { documents } = firestore;
  const action: PendingAction = {
    ...{ actionId: 'a1', tool: 't', kind, args, ref, summary, ownerActorId, price: null },
    ...{ argsHash: '', policyVersion: 1, expiresAt, createdBySeq: 1 },
  };
  return documents.db.runTransaction(async (tx) => {
    const effect = await handler.commit(tx, action, {
      ...{ now, language: 'en', market, config, traceId: 't', threadId: 'thread-1' },
      idempotencyKey: 'thread-1:2',
    });
    effect.write();
    return effect;
  });
}
const savedNow = async () =>
  ((await firestore.documents.trip(tripId).get()).data()?.savedPlaces ?? []).map(({ name }) => name);

describe('a place for a trip', () => {
  test('is put aside by a YES, by several at once only once, and taken off the list', async () => {
    const proposal = await proposed({ placeName: 'Needle Ridge Viewpoint' });
    expect(proposal.summary).toMatch(/Put Needle Ridge Viewpoint aside[\s\S]*YES/);
    expect(await savedNow()).toEqual([]);
    const effects = await Promise.all([yes(proposal), yes(proposal)]);
    expect(effects.map(({ committed }) => committed).toSorted()).toEqual([false, true]);
    expect(await yes(proposal, 'act_2')).toMatchObject({ committed: false });
    expect(await savedNow()).toEqual(['Needle Ridge Viewpoint']);
    const again = await tools().save.invoke({ placeName: 'İğne Sırtı Seyir Terası' }, context());
    expect(again).toMatchObject({ status: 'refused', message: expect.stringContaining('already') });
    expect(await tools().list.invoke({}, context())).toMatchObject({
      data: { message: expect.stringContaining('1. Needle Ridge Viewpoint') },
    });
    await yes(await proposed({ placeName: 'the ridge viewpoint', remove: true }));
    expect(await savedNow()).toEqual([]);
  });

  test('leads the next plan around there, and what has no place in it is named', async () => {
    await yes(await proposed({ placeName: 'Waterfall Hollow' }));
    const secret = await proposed({ placeName: 'Grandmother’s Secret Terrace' });
    expect(secret.summary).toContain('not verified');
    await yes(secret);
    const result = await tools().plan.invoke(
      { town: 'Kyrenia', startDate: '2027-03-22', pace: 'slow' },
      context(),
    );
    if (result.status !== 'proposal') throw new Error(JSON.stringify(result));
    const { args, summary } = result.proposal;
    const names = itineraryDaysSchema
      .parse(args['days'])
      .flatMap(({ items }) => items.map(({ name }) => name));
    expect(names).toContain('Waterfall Hollow');
    expect(summary).toContain('Not in the plan: Grandmother’s Secret Terrace');
    const other = await tools().plan.invoke(
      { town: 'Kyrenia', startDate: '2027-03-22', pace: 'slow' },
      context({ actorId: 'act_2' }),
    );
    if (other.status !== 'proposal') throw new Error(JSON.stringify(other));
    expect(JSON.stringify(other.proposal.args)).not.toContain('Secret Terrace');
  });

  test('without a trip is kept by the conversation, and goes along with the next one that is saved near there', async () => {
    const { documents } = firestore;
    const ownerActorId = 'act_new';
    let kept: ToolContext['context'] = { lastLocation: null, lastListings: [] };
    const asking = () => context({ actorId: ownerActorId, context: kept });
    const keep = async (args: JsonObject) => {
      const result = await tools().save.invoke(args, asking());
      if (result.status !== 'proposal') throw new Error(JSON.stringify(result));
      const effect = await yes(result.proposal, ownerActorId);
      kept = { ...kept, ...effect.context };
      return { ...effect, summary: result.proposal.summary };
    };
    const first = await keep({ placeName: 'Waterfall Hollow' });
    expect(first.summary).toMatch(/Keep Waterfall Hollow for your next trip\?[\s\S]*YES/);
    expect(first.text).toContain('Tell me where and for which days');
    expect((await keep({ placeName: 'Grandmother’s Secret Terrace' })).summary).toContain('not verified');
    await keep({ placeName: 'Moat Park' });
    expect(await tools().save.invoke({ placeName: 'Waterfall Hollow' }, asking())).toMatchObject({
      status: 'refused',
      message: expect.stringContaining('already'),
    });
    await keep({ placeName: 'Moat Park', remove: true });
    expect(await tools().list.invoke({}, asking())).toMatchObject({
      data: { places: ['Waterfall Hollow', 'Grandmother’s Secret Terrace'] },
    });

    const planned = await tools().plan.invoke(
      { town: 'Kyrenia', startDate: '2027-03-22', pace: 'slow' },
      { ...asking(), idempotencyKey: 'thread-new:9:0' },
    );
    if (planned.status !== 'proposal') throw new Error(JSON.stringify(planned));
    const { args, summary } = planned.proposal;
    expect(summary).toMatch(/\d\d:\d\d–\d\d:\d\d Waterfall Hollow/);
    expect(summary).toContain('Not in the plan: Grandmother’s Secret Terrace');
    const saved = await yes(planned.proposal, ownerActorId, confirmItineraryHandler(documents));
    expect(saved.context).toMatchObject({ putAside: [] });
    const trip = (await documents.trip(String(args['tripId'])).get()).data();
    expect(trip?.savedPlaces.map(({ name }) => name)).toEqual([
      'Waterfall Hollow',
      'Grandmother’s Secret Terrace',
    ]);
  });

  test('stays with the conversation where the trip goes elsewhere', async () => {
    const { documents } = firestore;
    const [one] = (await documents.places.where('purpose', '==', 'outing').limit(1).get()).docs;
    const place = one?.data();
    if (place === undefined) throw new Error('The demo has sights');
    const put = {
      placeId: place.placeId,
      outsideId: null,
      checkedOn: null,
      name: place.name,
      kind: place.kind,
    };
    const far = { latitude: 48.86, longitude: 2.35 };
    expect(await dividedBy(documents, [put], far)).toEqual({ brought: [], stays: [put] });
    expect(await dividedBy(documents, [put], place.location)).toEqual({ brought: [put], stays: [] });
  });
});
