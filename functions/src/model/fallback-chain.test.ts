import { describe, expect, test } from '@jest/globals';
import { MerveError } from '../platform/errors.ts';
import { fallbackChain } from './fallback-chain.ts';
import type { LanguageModel, ModelAnswer } from './language-model.ts';
import { deskRequest } from './testing/planner-desk.ts';

const policy = { timeoutMs: 1_000, breaker: { failures: 2, openMs: 60_000 } };
const words = (modelId: string): ModelAnswer => ({
  modelId,
  rawParts: [{ text: modelId }],
  text: modelId,
  toolCalls: [],
  finish: 'stop',
  usage: { inputTokens: 0, outputTokens: 0 },
});
const answering = (modelId: string): LanguageModel => ({ modelId, generate: async () => words(modelId) });
const failing = (
  modelId: string,
  error: MerveError,
  onCall: () => void = () => undefined,
): LanguageModel => ({
  modelId,
  async generate() {
    onCall();
    throw error;
  },
});
const request = deskRequest(['hello']);

describe('the fallback chain', () => {
  test('leaves out a model whose breaker is open', async () => {
    let calls = 0;
    const chain = fallbackChain([
      { model: failing('first', new MerveError('MODEL_UNAVAILABLE', 'down'), () => (calls += 1)), policy },
      { model: answering('second'), policy },
    ]);
    for (let round = 0; round < 5; round += 1) expect((await chain.generate(request)).modelId).toBe('second');
    expect(calls).toBe(2);
  });

  test('a refused request does not open the breaker, since the next one may be fine', async () => {
    let calls = 0;
    const refused = new MerveError('MODEL_MISCONFIGURED', '400', { details: { status: 400 } });
    const chain = fallbackChain([
      { model: failing('first', refused, () => (calls += 1)), policy },
      { model: answering('second'), policy },
    ]);
    for (let round = 0; round < 5; round += 1) await chain.generate(request);
    expect(calls).toBe(5);
  });

  test('a model that hangs is given up after its own time-out, and told so', async () => {
    let wasTold = false;
    const hanging: LanguageModel = {
      modelId: 'hanging',
      generate: (_request, options) =>
        new Promise((_resolve, reject) => {
          options?.signal?.addEventListener('abort', () => {
            wasTold = true;
            reject(new Error('too late to matter'));
          });
        }),
    };
    const chain = fallbackChain([
      { model: hanging, policy: { ...policy, timeoutMs: 30 } },
      { model: answering('second'), policy },
    ]);
    expect((await chain.generate(request)).modelId).toBe('second');
    expect(wasTold).toBe(true);
  });

  test('text that a given-up model still writes goes nowhere', async () => {
    let late: ((delta: string) => void) | undefined;
    const stalling: LanguageModel = {
      modelId: 'stalling',
      generate: (_request, options) => {
        late = options?.onText;
        return new Promise(() => undefined);
      },
    };
    const pieces: string[] = [];
    const second: LanguageModel = {
      modelId: 'second',
      async generate(_request, options) {
        late?.('ghost');
        options?.onText?.('real');
        return words('second');
      },
    };
    const chain = fallbackChain([
      { model: stalling, policy: { ...policy, timeoutMs: 30 } },
      { model: second, policy },
    ]);
    await chain.generate(request, { onText: (piece) => pieces.push(piece) });
    expect(pieces).toEqual(['real']);
  });

  test('when the caller ends the call no other model is asked', async () => {
    const controller = new AbortController();
    let calls = 0;
    const first: LanguageModel = {
      modelId: 'first',
      async generate() {
        controller.abort();
        throw new MerveError('MODEL_UNAVAILABLE', 'gone');
      },
    };
    const chain = fallbackChain([
      { model: first, policy },
      { model: failing('second', new MerveError('MODEL_UNAVAILABLE', 'x'), () => (calls += 1)), policy },
    ]);
    await expect(chain.generate(request, { signal: controller.signal })).rejects.toMatchObject({
      code: 'MODEL_TIMEOUT',
    });
    expect(calls).toBe(0);
  });

  test('when none answers, the last failure is thrown', async () => {
    const chain = fallbackChain([
      { model: failing('first', new MerveError('MODEL_TIMEOUT', 'slow')), policy },
      { model: failing('second', new MerveError('MODEL_RATE_LIMITED', 'busy')), policy },
    ]);
    await expect(chain.generate(request)).rejects.toMatchObject({ code: 'MODEL_RATE_LIMITED' });
  });

  test('a fault of our own is not papered over by another model', async () => {
    const broken: LanguageModel = {
      modelId: 'broken',
      async generate() {
        throw new TypeError('a bug');
      },
    };
    const chain = fallbackChain([
      { model: broken, policy },
      { model: answering('second'), policy },
    ]);
    await expect(chain.generate(request)).rejects.toMatchObject({ code: 'INTERNAL' });
  });
});
