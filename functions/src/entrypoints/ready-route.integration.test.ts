/** Whether Merve is ready, for whoever watches over her. */
import { describe, expect, test } from '@jest/globals';
import type { Embedder } from '../model/embedder.ts';
import { wordEmbedder } from '../restaurants/embedding/word-embedder.ts';
import { createApi } from './create-api.ts';
import { dinerOfEachTest } from './testing/diner.ts';
import { tokensAreNames } from './testing/tokens-are-names.ts';

const diner = dinerOfEachTest();

describe('whether Merve is ready', () => {
  test('K-04: the database answers, and an embedding is asked once in half a minute, whoever calls', async () => {
    let pings = 0;
    const deps = { ...diner.world, asker: diner.asker, documents: diner.world.local.anotherClient() };
    const steady = createApi({
      dependencies: async () => deps,
      verify: tokensAreNames,
      embedder: async () => ({
        ...{ modelId: 'scripted', dimensions: 2 },
        async embed(texts) {
          pings += 1;
          if (pings > 1) throw new Error('gone');
          return texts.map(() => [1, 0]);
        },
      }),
    });
    const asks = () => steady.request('/ready');
    const answers = await Promise.all([asks(), asks(), asks()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await answers[0]?.json()).toEqual({
      ...{ status: 'ready', database: 'ok', embedding: 'ok', restaurantEmbedding: 'ok' },
    });
    expect(pings).toBe(1);
    diner.world.clock.advance(31_000);
    const later = await asks();
    expect([later.status, await later.json()]).toEqual([
      503,
      {
        ...{ status: 'not_ready', database: 'ok', embedding: 'failed', restaurantEmbedding: 'ok' },
        error: expect.objectContaining({ code: 'UPSTREAM_UNAVAILABLE' }),
      },
    ]);
    expect((await steady.request('/health')).status).toBe(200);
  });

  test('K-04: restaurants are found by meaning without a model, and what they are found by is looked at too', async () => {
    const answerOver = async (restaurantEmbedder: () => Promise<Embedder | null>) => {
      const deps = { ...diner.world, documents: diner.world.local.anotherClient() };
      const own = createApi({ dependencies: async () => deps, verify: tokensAreNames, restaurantEmbedder });
      const answer = await own.request('/ready');
      return [answer.status, await answer.json()];
    };
    expect(await answerOver(async () => wordEmbedder())).toEqual([
      200,
      { status: 'ready', database: 'ok', embedding: 'none', restaurantEmbedding: 'ok' },
    ]);
    const broken = async () => {
      throw new Error('its file is not deployed');
    };
    expect(await answerOver(broken)).toMatchObject([
      503,
      { restaurantEmbedding: 'failed', embedding: 'none' },
    ]);
  });
});
