import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type LocalFirestore, startLocalFirestore } from '../platform/testing/local-firestore.ts';
import { testConfig, testContext } from '../tools/testing/tool-context.ts';
import { providerCap } from './provider-cap.ts';

let local: LocalFirestore;
let now = new Date('2026-11-21T10:00:00Z');
beforeAll(async () => {
  local = await startLocalFirestore();
});
afterAll(() => local.stop());

function callerOf(marketId: string, perDayMicros: number) {
  const context = testContext(testConfig([]));
  const { config, market } = context;
  const providers = { ...config.providers, mapbox: { enabled: true, perDayMicros } };
  return { market: { ...market, marketId }, config: { ...config, providers } };
}
const instances = (count: number) =>
  Array.from({ length: count }, () => providerCap(local.documents, () => now));
const taken = async (marketId: string) =>
  (await local.documents.providerSpend(marketId, 'mapbox').get()).data()?.takenMicros ?? 0;
const alerts = async (marketId: string) =>
  (await local.documents.systemAlerts.where('kind', '==', 'provider-spend').get()).docs
    .map((found) => found.data())
    .filter(({ subject }) => subject === `markets/${marketId}`);

test('many instances at once never pass the cap between them, and spend nearly all of it', async () => {
  const caller = callerOf('crowd', 1_000_000);
  const caps = instances(5);
  const paid = await Promise.all(
    Array.from({ length: 60 }, (_, index) => caps[index % 5]?.take('mapbox', caller, 30_000)),
  );
  // 1,000,000 / 30,000 = 33 calls, with at most a share lost to each instance.
  expect(paid.filter((isPaid) => isPaid === true)).toHaveLength(33);
  expect(await taken('crowd')).toBe(990_000);
  expect(await alerts('crowd')).toMatchObject([{ severity: 'ERROR', state: 'open', count: 1 }]);
});

test('cheap calls are paid out of a share: one transaction for many', async () => {
  const caller = callerOf('cheap', 1_000_000);
  const [cap] = instances(1);
  for (let call = 0; call < 20; call += 1) expect(await cap?.take('mapbox', caller, 100)).toBe(true);
  expect(await taken('cheap')).toBe(2_000);
});

test('spent is spent until the cap is raised or the market’s next day begins, and it is one alert', async () => {
  const [cap] = instances(1);
  const take = (perDayMicros: number) => cap?.take('mapbox', callerOf('day', perDayMicros), 40);
  expect([await take(100), await take(100), await take(100), await take(100)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(await alerts('day')).toHaveLength(1);
  expect([await take(120), await take(120)]).toEqual([true, false]);
  expect(await alerts('day')).toMatchObject([{ count: 1 }]);
  // Midnight in Famagusta is 22:00 UTC in November.
  now = new Date('2026-11-21T22:00:00Z');
  expect(await take(100)).toBe(true);
  expect(await taken('day')).toBe(40);
});

test('a cap of nothing lets nothing through; a provider without a price has no cap', async () => {
  const [cap] = instances(1);
  expect(await cap?.take('mapbox', callerOf('none', 0), 1)).toBe(false);
  expect(await cap?.take('typesense', callerOf('none', 0), 1)).toBe(true);
});
