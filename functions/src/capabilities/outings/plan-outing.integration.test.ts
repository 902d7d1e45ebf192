import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { AllergyStatement, JsonObject, Market, MerveConfig } from '@merve/contract';
import { demoMarketId, seedDemoMarket } from '../../../../local/seed/index.ts';
import { createCatalogue, createOramaSearchIndex } from '../../catalogue/index.ts';
import type { CapabilityNeeds } from '../../manifest/capability-manifest.ts';
import { loadMarket } from '../../markets/index.ts';
import { type LocalFirestore, startLocalFirestore } from '../../platform/testing/local-firestore.ts';
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

async function plan(args: JsonObject, more: Partial<ToolContext> = {}) {
  const context = { ...testContext(config, { market, now, idempotencyKey: 'k', actorId: 'act_1' }), ...more };
  const result = await planOutingTool(needs).invoke(args, context);
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
    const { message, data, passing } = await plan({
      wish: 'what shall we do, five of us, something cozy and cheap in Kyrenia',
    });
    expect(data['found']).toBeGreaterThanOrEqual(3);
    expect(message).toMatch(/^\d ideas for all of you:\n1\. /);
    expect(message).toContain('fits best overall');
    expect(passing).toBeUndefined();
    // Our own alone were asked: all of it may be kept, and each can be meant by its number.
    expect(data['results']).not.toEqual([]);
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
