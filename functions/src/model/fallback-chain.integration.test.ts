/** The chain of two Gemini models and the planner, as production has it, over real HTTP. */

import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type GeminiDouble, startGeminiDouble } from '../../../local/sandbox/gemini/start-gemini-double.ts';
import { capabilityPlannings } from '../entrypoints/capabilities.ts';
import { modelSection, readConfig } from '../platform/config.ts';
import { log } from '../platform/log.ts';
import { createLanguageModel } from './create-language-model.ts';
import { keywordPlannerId } from './keyword-planner.ts';
import type { LanguageModel } from './language-model.ts';
import { describeLanguageModel } from './testing/language-model-conformance.ts';
import { deskCatalogue, deskRequest } from './testing/planner-desk.ts';

const apiKey = 'local-gemini-key';
const chainTo = (url: string, key = apiKey): LanguageModel =>
  createLanguageModel({
    config: readConfig(modelSection, { GEMINI_API_KEY: key, GEMINI_API_BASE_URL: url }),
    catalogue: deskCatalogue,
    plannings: capabilityPlannings,
  });

let double: GeminiDouble;
beforeEach(async () => {
  double = await startGeminiDouble();
  jest.spyOn(log, 'error').mockReturnValue(undefined);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await double.stop();
});

describeLanguageModel('the chain with a healthy Gemini', async () => {
  const own = await startGeminiDouble();
  return {
    model: chainTo(own.url),
    prepare: (answer) =>
      own.script([
        answer === 'words'
          ? { type: 'text', chunks: ['Hello, ', 'I am Merve.'] }
          : {
              type: 'calls',
              calls: [
                {
                  name: 'initiateBooking',
                  args: { listing: 'niazis-kyrenia', startsAtLocal: '2026-11-22T20:00', party: 4 },
                },
              ],
            },
      ]),
    stop: () => own.stop(),
  };
});

describeLanguageModel('the chain with no Gemini at all', async () => ({
  model: chainTo('http://127.0.0.1:9'),
  prepare: () => undefined,
  stop: async () => undefined,
}));

describe('the chain from the configuration', () => {
  test('without a key it is the planner alone', () => {
    const model = createLanguageModel({
      config: readConfig(modelSection, {}),
      catalogue: deskCatalogue,
      plannings: capabilityPlannings,
    });
    expect(model.modelId).toBe(keywordPlannerId);
  });

  test('the first model answers when it can', async () => {
    double.script([{ type: 'text', chunks: ['Hello.'] }]);
    expect(await chainTo(double.url).generate(deskRequest(['hi']))).toMatchObject({
      modelId: 'gemini-3.5-flash',
      text: 'Hello.',
    });
  });

  test.each([
    ['a rate limit', { type: 'status', status: 429 }],
    ['an outage', { type: 'status', status: 500 }],
    ['a malformed answer', { type: 'malformed' }],
    ['a broken connection', { type: 'reset' }],
    ['a misconfiguration', { type: 'status', status: 403 }],
  ] as const)('after %s the second model answers', async (_what, scripted) => {
    double.script([scripted, { type: 'text', chunks: ['Hello.'] }]);
    expect(await chainTo(double.url).generate(deskRequest(['hi']))).toMatchObject({
      modelId: 'gemini-3.5-flash-lite',
    });
    expect(double.requests.map((request) => request.modelId)).toEqual([
      'gemini-3.5-flash',
      'gemini-3.5-flash-lite',
    ]);
  });

  test('with a wrong key the planner answers, the fault is logged as an error, and the key is not', async () => {
    const answer = await chainTo(double.url, 'wrong-but-secret').generate(
      deskRequest(["Book a table for 4 at Niazi's tomorrow at 8pm"]),
    );
    expect(answer).toMatchObject({ modelId: keywordPlannerId, toolCalls: [{ name: 'initiateBooking' }] });
    const errors = jest.mocked(log.error).mock.calls;
    expect(errors.map(([event, fields]) => [event, fields?.modelId])).toEqual([
      ['model misconfigured', 'gemini-3.5-flash'],
      ['model misconfigured', 'gemini-3.5-flash-lite'],
    ]);
    expect(inspect(errors, { depth: null })).not.toContain('wrong-but-secret');
  });

  test('a withheld answer is not sought elsewhere', async () => {
    double.script([{ type: 'blocked', at: 'prompt' }]);
    await expect(chainTo(double.url).generate(deskRequest(['hi']))).rejects.toMatchObject({
      code: 'MODEL_BLOCKED',
    });
    expect(double.requests).toHaveLength(1);
  });

  test('after a failure in mid-stream nothing more is streamed, and the answer is whole', async () => {
    double.script([
      { type: 'truncated', chunks: ['I will tell y'] },
      { type: 'text', chunks: ['Hello, ', 'again.'] },
    ]);
    const pieces: string[] = [];
    const answer = await chainTo(double.url).generate(deskRequest(['hi']), {
      onText: (piece) => pieces.push(piece),
    });
    expect(pieces).toEqual(['I will tell y']);
    expect(answer.text).toBe('Hello, again.');
    expect(double.requests.map((request) => request.method)).toEqual([
      'streamGenerateContent',
      'generateContent',
    ]);
  });

  test('a failure before any text leaves the stream to the next model', async () => {
    double.script([
      { type: 'status', status: 500 },
      { type: 'text', chunks: ['Hello, ', 'again.'] },
    ]);
    const pieces: string[] = [];
    await chainTo(double.url).generate(deskRequest(['hi']), { onText: (piece) => pieces.push(piece) });
    expect(pieces).toEqual(['Hello, ', 'again.']);
  });

  test("the planner takes over in the middle of Gemini's tool round, and Gemini afterwards", async () => {
    const model = chainTo(double.url);
    double.script([
      { type: 'calls', calls: [{ name: 'searchMarketplace', args: { query: 'fish' } }] },
      { type: 'status', status: 500 },
      { type: 'status', status: 500 },
      { type: 'text', chunks: ['You are welcome.'] },
    ]);
    const first = await model.generate(deskRequest(['find fish']));
    const results = first.toolCalls.map(({ callId, name }) => ({
      callId,
      name,
      response: {
        committed: false,
        results: [{ listingId: 'lagoon', name: 'Lagoon Balık', town: 'Kyrenia', rating: 4.6 }],
      },
    }));
    const turns = [
      'find fish',
      { role: 'model' as const, modelId: first.modelId, rawParts: first.rawParts },
      { role: 'tool' as const, results },
    ];
    const second = await model.generate(deskRequest(turns));
    expect(second.modelId).toBe(keywordPlannerId);
    expect(second.text).toContain('1. Lagoon Balık — Kyrenia, ★ 4.6');
    const third = await model.generate(
      deskRequest([
        ...turns,
        { role: 'model', modelId: second.modelId, rawParts: second.rawParts },
        'thanks',
      ]),
    );
    expect(third).toMatchObject({ modelId: 'gemini-3.5-flash', text: 'You are welcome.' });
  });
});
