import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type LocalFirestore, startLocalFirestore } from '../platform/testing/local-firestore.ts';
import { testConfig, testMarket } from '../tools/testing/tool-context.ts';
import { measureMarketSpend } from './measure-market-spend.ts';
import { addTurn, nothingUsed } from './turn-usage.ts';

let local: LocalFirestore;
beforeAll(async () => {
  local = await startLocalFirestore();
  await local.documents.market('north-cyprus').set(testMarket);
});
afterAll(() => local.stop());

const noon = new Date('2026-11-21T10:00:00Z');

async function spend(threadId: string, date: string, costMicros: number, marketId = 'north-cyprus') {
  const day = addTurn(null, date, { ...nothingUsed, costMicros, limited: false, suspicious: false });
  const actorId = `act_${threadId}`;
  await local.documents
    .usageDay(threadId, date)
    .set({ ...day, threadId, actorId, marketId, updatedAt: noon });
}
const measured = async () => (await local.documents.marketSpend('north-cyprus').get()).data();
const alerts = async () =>
  (await local.documents.systemAlerts.where('kind', '==', 'market-spend').get()).docs.map((found) =>
    found.data(),
  );

test('adds up the conversations of the day and the market, and no others', async () => {
  await spend('a', '2026-11-21', 1_000);
  await spend('b', '2026-11-21', 250);
  await spend('b', '2026-11-20', 90_000_000);
  await spend('c', '2026-11-21', 90_000_000, 'elsewhere');
  await measureMarketSpend(local.documents, noon);
  expect(await measured()).toMatchObject({ date: '2026-11-21', costMicros: 1_250 });
  expect(await alerts()).toEqual([]);
});

test('the limit reached is one alert, however often it is measured, and a new day begins with nothing', async () => {
  const config = testConfig([]);
  const { limits } = config;
  await local.documents.merveConfig('north-cyprus').set({
    ...config,
    limits: { ...limits, spend: { ...limits.spend, perMarketPerDayMicros: 1_250 } },
  });
  await measureMarketSpend(local.documents, noon);
  await measureMarketSpend(local.documents, new Date(noon.getTime() + 60_000));
  expect(await alerts()).toMatchObject([
    { severity: 'ERROR', state: 'open', subject: 'markets/north-cyprus' },
  ]);
  await measureMarketSpend(local.documents, new Date('2026-11-21T22:00:00Z'));
  expect(await measured()).toMatchObject({ date: '2026-11-22', costMicros: 0 });
});
