import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { type LocalFirestore, startLocalFirestore } from '../platform/testing/local-firestore.ts';
import { defineTool } from '../tools/define-tool.ts';
import { doing } from '../tools/doing.ts';
import { testConfig, testMarket } from '../tools/testing/tool-context.ts';
import { loadMarket } from './load-market.ts';

const tool = defineTool({
  name: 'countThings',
  label: 'Count things',
  group: 'Others',
  does: 'Counts things.',
  doing: doing.readingUp,
  description: 'Counts.',
  input: z.object({}),
  effect: 'propose',
  proposes: 'confirm_order',
  run: async () => ({ status: 'ok', data: {} }),
});

let firestore: LocalFirestore;
beforeAll(async () => {
  firestore = await startLocalFirestore();
});
afterAll(() => firestore.stop());

describe('loadMarket', () => {
  test('refuses a market that does not exist', async () => {
    await expect(loadMarket(firestore.documents, 'atlantis', [tool])).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('generates the controller of a market that has none, with every tool in it', async () => {
    const { documents } = firestore;
    await documents.market('north-cyprus').set(testMarket);
    const { market, config } = await loadMarket(documents, 'north-cyprus', [tool]);
    expect(market).toEqual(testMarket);
    expect(config).toEqual(testConfig([tool]));
    expect(config.tools['countThings']?.enabled).toBe(true);
    expect(config.safety.requireConfirmFor).toEqual(['countThings']);
  });

  test('reads market and controller in one round trip, and adds nothing to a stored controller', async () => {
    const { documents, server } = firestore;
    await documents.market('north-cyprus').set(testMarket);
    const stored = testConfig([], { policyVersion: 4 });
    await documents.merveConfig('north-cyprus').set(stored);
    server.cost.start('load');
    const { config } = await loadMarket(documents, 'north-cyprus', [tool]);
    expect(server.cost.read('load')).toMatchObject({ rpcs: { BatchGetDocuments: 1 }, documentReads: 2 });
    expect(config).toEqual(stored);
  });
});
