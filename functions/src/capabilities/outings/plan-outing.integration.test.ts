import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { AllergyStatement, JsonObject, Market, MerveConfig } from '@merve/contract';
import {
  type OpenWeatherDouble,
  startOpenWeatherDouble,
} from '../../../../local/sandbox/open-weather/index.ts';
import { type PredictHqDouble, startPredictHqDouble } from '../../../../local/sandbox/predict-hq/index.ts';
import { demoMarketId, seedDemoMarket } from '../../../../local/seed/index.ts';
import { createCatalogue, createOramaSearchIndex } from '../../catalogue/index.ts';
import { createOpenWeather } from '../../integrations/open-weather/index.ts';
import { createPredictHq } from '../../integrations/predict-hq/index.ts';
import type { CapabilityNeeds } from '../../manifest/capability-manifest.ts';
import { loadMarket } from '../../markets/index.ts';
import { type LocalFirestore, startLocalFirestore } from '../../platform/testing/local-firestore.ts';
import { localNow } from '../../reading/moment/moment.ts';
import type { ToolContext } from '../../tools/define-tool.ts';
import { testContext } from '../../tools/testing/tool-context.ts';
import { planOutingTool } from './plan-outing-tool.ts';

const now = new Date('2027-03-19T08:00:00Z');
let firestore: LocalFirestore;
let market: Market;
let config: MerveConfig;
let needs: CapabilityNeeds;

beforeAll(async () => {
  firestore = await startLocalFirestore();
  const { documents } = firestore;
  await seedDemoMarket(documents.db);
  const catalogue = createCatalogue(documents);
  needs = {
    ...{
      documents,
      catalogue,
      searchIndex: createOramaSearchIndex((marketId) => catalogue.latest(marketId)),
      map: null,
      takesPayments: false,
    },
    wakeups: { at: async () => {} },
  };
  ({ market, config } = await loadMarket(documents, demoMarketId, [planOutingTool(needs)]));
});
afterAll(() => firestore.stop());

async function plan(args: JsonObject, more: Partial<ToolContext> = {}, world: CapabilityNeeds = needs) {
  const context = { ...testContext(config, { market, now, idempotencyKey: 'k', actorId: 'act_1' }), ...more };
  const result = await planOutingTool(world).invoke(args, context);
  if (result.status !== 'ok') throw new Error(JSON.stringify(result));
  return { ...result, message: String(result.data['message']) };
}
const peanuts: AllergyStatement = {
  ...{
    statementId: 's1',
    words: 'I am allergic to peanuts',
    language: 'en',
    channel: 'web',
    kind: 'allergy',
  },
  ...{ whose: 'self', severity: 'severe', allergens: ['peanuts'], others: [], saidAt: now },
  ...{ askedAt: null, retractedAt: null },
};

describe('a plan for a group over our own market', () => {
  test('finds what fits, with reasons, and holds nothing', async () => {
    const { message, data, passing, context } = await plan({
      wish: 'what shall we do, five of us, something cozy and cheap in Kyrenia',
    });
    expect(data['found']).toBeGreaterThanOrEqual(3);
    expect(message).toMatch(/^\d ideas for all of you:\n1\. /);
    expect(message).toContain('fits best overall');
    expect(passing).toBeUndefined();
    // Our own alone were asked: all of it may be kept, and each can be meant by its number.
    expect(data['results']).not.toEqual([]);
    expect(context?.plannedFor).toBeNull();
    const tonight = await plan({ wish: 'dinner for five of us tonight at nine in Kyrenia' });
    expect(tonight.context?.plannedFor).toEqual({
      startsAtLocal: `${localNow(now, market.timeZone).toISODate()}T21:00`,
      listingIds: tonight.context?.lastListings?.map(({ listingId }) => listingId),
    });
  });

  test('an activity is what is found', async () => {
    const { message } = await plan({ wish: 'tennis or something like it for 4 of us' });
    expect(message).toMatch(/tennis|court/iu);
  });

  test('who must not eat something is warned before the first place, and unknown is never safe', async () => {
    const { message } = await plan(
      { wish: 'dinner ideas for six of us in Kyrenia' },
      { allergies: [peanuts] },
    );
    expect(message.startsWith('⚠️')).toBe(true);
    expect(message).toMatch(/peanut/iu);
    expect(message).not.toMatch(/\bsafe\b(?! )/u);
  });

  test('a place that nobody knows is asked about, in the person’s language', async () => {
    const { message, data } = await plan(
      { wish: 'ne yapalım, 5 kişiyiz', place: 'Zzyzxville' },
      { language: 'tr' },
    );
    expect(data['endedEarly']).toBe('place_unknown');
    expect(message).toContain('Zzyzxville');
  });
});

describe('what speaks against a venue', () => {
  let weather: OpenWeatherDouble;
  let events: PredictHqDouble;
  let world: CapabilityNeeds;
  let sky: 'clear' | 'thunderstorm';
  beforeAll(async () => {
    weather = await startOpenWeatherDouble({
      ...{ apiKey: 'k', now: () => now },
      weather: (_at, time) => {
        const isBad = sky === 'thunderstorm' && time.getUTCDate() === 19;
        return { sky: isBad ? sky : 'clear', celsius: 19, wind: 3, ...(isBad && { rain: 20 }) };
      },
    });
    events = await startPredictHqDouble({ accessToken: 't', events: () => [] });
  });
  afterAll(async () => {
    await Promise.all([weather.stop(), events.stop()]);
  });
  /** Instances that have asked nothing yet. */
  const fresh = async (apiKey = 'k'): Promise<CapabilityNeeds> => {
    const { documents } = firestore;
    await documents.db.recursiveDelete(documents.db.collection('sharedAnswers'));
    return {
      ...needs,
      riskSources: {
        weather: createOpenWeather({ apiKey, documents, baseUrl: weather.url, cap: null, now: () => now }),
        events: createPredictHq({ accessToken: 't', baseUrl: events.url, cap: null }),
      },
    };
  };
  const hike = { wish: 'a hike or some nature for six of us near Kyrenia' };
  const kept = async () => (await firestore.documents.venueRiskEvents.get()).docs.map((one) => one.data());

  test('is told where the forecast and a known absence of events say so', async () => {
    sky = 'clear';
    world = await fresh();
    const { message } = await plan(hike, {}, world);
    expect(message).toContain('no bad weather is forecast');
    expect(message).toContain('no big event nearby');
    expect(message).toContain('Weather: OpenWeather');
    expect(await kept()).toEqual([]);
  });

  test('a thunderstorm warns, hides nothing, and is kept once for the next plan, which no service has to answer', async () => {
    sky = 'thunderstorm';
    const { message, data } = await plan(hike, {}, await fresh());
    expect(data['found']).toBeGreaterThanOrEqual(3);
    expect(message).toContain('⚠️ I would not go there at that time');
    expect(message).toContain('thunderstorms are forecast');
    const first = await kept();
    expect(first.length).toBeGreaterThanOrEqual(3);
    expect(first[0]).toMatchObject({
      marketId: demoMarketId,
      evidenceId: expect.stringMatching(/^openweather:/u),
    });
    await plan(hike, {}, await fresh());
    expect(await kept()).toHaveLength(first.length);
    const { message: later } = await plan(hike, {}, await fresh('a key that is not taken'));
    expect(later).toContain('thunderstorms are forecast');
    expect(later).not.toContain('Weather: OpenWeather');
  });

  test('is of the hour that was said, which is told; who names no place hears that all of it was looked at', async () => {
    sky = 'thunderstorm';
    const { message } = await plan(
      { wish: 'a hike or some nature for six of us on Sunday at 10' },
      {},
      await fresh(),
    );
    expect(message).toContain('For Sunday 21 March 2027, 10:00');
    expect(message).toContain('no bad weather is forecast');
    expect(message).not.toContain('thunderstorms');
    expect(message).toContain('You named no place');
  });
});
