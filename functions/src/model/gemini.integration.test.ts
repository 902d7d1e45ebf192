/** The Gemini adapter over real HTTP, against a double that refuses what the API refuses. */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { JsonObject } from '@merve/contract';
import type { ScriptedAnswer } from '../../../local/sandbox/gemini/scripted-answer.ts';
import { type GeminiDouble, startGeminiDouble } from '../../../local/sandbox/gemini/start-gemini-double.ts';
import { MerveError } from '../platform/errors.ts';
import { gemini } from './gemini.ts';
import type { GeminiOptions } from './gemini-call.ts';
import type { LanguageModel, ModelAnswer, ModelTurn } from './language-model.ts';
import { describeLanguageModel } from './testing/language-model-conformance.ts';
import { deskRequest } from './testing/planner-desk.ts';

const apiKey = 'local-gemini-key';
const modelId = 'gemini-3.5-flash';
const bookingCall = {
  name: 'initiateBooking',
  args: { listing: 'niazis-kyrenia', startsAtLocal: '2026-11-22T20:00', party: 4 },
};

let double: GeminiDouble;
beforeEach(async () => {
  double = await startGeminiDouble();
});
afterEach(() => double.stop());

const model = (options: Partial<GeminiOptions> = {}): LanguageModel =>
  gemini({ apiKey, modelId, baseUrl: double.url, timeoutMs: 5_000, ...options });

async function failure(work: Promise<unknown>): Promise<MerveError> {
  const thrown: unknown = await work.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(thrown instanceof MerveError)) throw new Error(`expected a MerveError, not ${String(thrown)}`);
  expect(
    `${thrown.message} ${thrown.stack} ${JSON.stringify(thrown.details)} ${String(thrown.cause)}`,
  ).not.toContain(apiKey);
  return thrown;
}

const recorded = (answer: ModelAnswer): ModelTurn => ({
  role: 'model',
  modelId: answer.modelId,
  rawParts: answer.rawParts,
});
const lastBody = (): JsonObject => double.requests.at(-1)?.body ?? {};

for (const way of ['whole', 'streamed'] as const) {
  describeLanguageModel(`Gemini, ${way},`, async () => {
    const own = await startGeminiDouble();
    const inner = gemini({ apiKey, modelId, baseUrl: own.url, timeoutMs: 5_000 });
    return {
      model:
        way === 'whole'
          ? inner
          : {
              modelId,
              generate: (request, options = {}) =>
                inner.generate(request, { ...options, onText: options.onText ?? (() => undefined) }),
            },
      prepare: (answer) =>
        own.script([
          answer === 'words'
            ? { type: 'text', chunks: ['Hello, ', 'I am 🎉 Merve', '.'], thoughts: ['They greet me.'] }
            : { type: 'calls', calls: [bookingCall] },
        ]),
      stop: () => own.stop(),
    };
  });
}

describe.each([
  ['whole', undefined],
  ['streamed', (): void => undefined],
] as const)('a Gemini answer, %s', (_way, onText) => {
  const ask = (turns: readonly (string | ModelTurn)[], options: Partial<GeminiOptions> = {}) =>
    model(options).generate(deskRequest(turns), onText === undefined ? {} : { onText });

  test('several calls in one answer keep their order, their ids and the one signature', async () => {
    const calls: readonly { name: string; args: JsonObject }[] = [
      bookingCall,
      { name: 'searchMarketplace', args: { query: 'fish', town: 'Kyrenia' } },
      { name: 'searchMarketplace', args: { query: 'sushi' } },
    ];
    double.script([
      { type: 'calls', calls, text: 'One moment.', thoughts: ['Three things at once.'], apart: true },
      { type: 'text', chunks: ['Done.'], signed: true },
      { type: 'text', chunks: ['Still here.'] },
    ]);
    const first = await ask(['three things']);
    expect(first.text).toBe('One moment.');
    expect(first.toolCalls.map(({ name, args }) => ({ name, args }))).toEqual(calls);
    expect(new Set(first.toolCalls.map(({ callId }) => callId)).size).toBe(3);

    // Results in another order than the calls; the double refuses wrong ids, orders and signatures with 400.
    const results = first.toolCalls
      .map(({ callId, name }) => ({ callId, name, response: { committed: false, for: callId } }))
      .reverse();
    const history = ['three things', recorded(first), { role: 'tool' as const, results }];
    const second = await ask(history);
    expect(second.text).toBe('Done.');
    expect(lastBody()).toHaveProperty('contents.1', { role: 'model', parts: first.rawParts });

    // The signature that came on an empty part goes back too.
    expect(second.rawParts.at(-1)).toMatchObject({ text: '', thoughtSignature: expect.any(String) });
    const third = await ask([...history, recorded(second), 'and now?']);
    expect(third.text).toBe('Still here.');
  });

  test('a part that lost its signature would be refused', async () => {
    double.script([{ type: 'calls', calls: [bookingCall] }]);
    const first = await ask(['book']);
    const stripped = first.rawParts.map(({ thoughtSignature: _lost, ...part }) => part);
    const thrown = await failure(
      ask([
        'book',
        { role: 'model', modelId, rawParts: stripped },
        {
          role: 'tool',
          results: [{ callId: first.toolCalls[0]?.callId ?? null, name: 'initiateBooking', response: {} }],
        },
      ]),
    );
    expect(thrown.code).toBe('MODEL_MISCONFIGURED');
    expect(thrown.message).toContain('missing a thought_signature');
  });

  test('a turn of the other Gemini model is retold, not replayed: its signature means nothing here', async () => {
    double.script([
      { type: 'calls', calls: [bookingCall] },
      { type: 'text', chunks: ['It is taken.'] },
    ]);
    const first = await ask(['book'], { modelId: 'gemini-3.5-flash-lite' });
    const results = first.toolCalls.map(({ callId, name }) => ({
      callId,
      name,
      response: { committed: false, taken: true },
    }));
    const second = await ask(['book', recorded(first), { role: 'tool', results }]);
    expect(second.text).toBe('It is taken.');
    expect(JSON.stringify(lastBody())).toContain('initiateBooking was called with');
    expect(JSON.stringify(lastBody())).not.toContain('thoughtSignature');
  });

  test('thoughts are kept in the record and never spoken', async () => {
    double.script([{ type: 'text', chunks: ['Hi ', 'there'], thoughts: ['secret ', 'thinking'] }]);
    const answer = await ask(['hello']);
    expect(answer.text).toBe('Hi there');
    expect(JSON.stringify(answer.rawParts)).toContain('secret');
    expect(answer.usage).toEqual({ inputTokens: 40, outputTokens: 11 });
  });

  test('an answer cut at the token limit says so', async () => {
    double.script([{ type: 'text', chunks: ['Once upon'], finishReason: 'MAX_TOKENS' }]);
    expect(await ask(['tell'])).toMatchObject({ text: 'Once upon', finish: 'length' });
  });

  const failures: readonly (readonly [string, ScriptedAnswer, string])[] = [
    ['a blocked prompt', { type: 'blocked', at: 'prompt', reason: 'PROHIBITED_CONTENT' }, 'MODEL_BLOCKED'],
    ['a blocked answer', { type: 'blocked', at: 'answer', after: ['Well, '] }, 'MODEL_BLOCKED'],
    ['recitation', { type: 'blocked', at: 'answer', reason: 'RECITATION' }, 'MODEL_BLOCKED'],
    ['429', { type: 'status', status: 429, retryDelay: '12s' }, 'MODEL_RATE_LIMITED'],
    ['500', { type: 'status', status: 500 }, 'MODEL_UNAVAILABLE'],
    ['503', { type: 'status', status: 503 }, 'MODEL_UNAVAILABLE'],
    ['400', { type: 'status', status: 400 }, 'MODEL_MISCONFIGURED'],
    ['401', { type: 'status', status: 401 }, 'MODEL_MISCONFIGURED'],
    ['403', { type: 'status', status: 403 }, 'MODEL_MISCONFIGURED'],
    ['a body that is not JSON', { type: 'malformed' }, 'MODEL_MALFORMED'],
    ['no candidate', { type: 'empty' }, 'MODEL_MALFORMED'],
    ['an empty answer', { type: 'text', chunks: [''] }, 'MODEL_MALFORMED'],
    ['nothing but thoughts', { type: 'text', chunks: [], thoughts: ['hm'] }, 'MODEL_MALFORMED'],
    [
      'a malformed call',
      { type: 'parts', chunks: [[{ text: '' }]], finishReason: 'MALFORMED_FUNCTION_CALL' },
      'MODEL_MALFORMED',
    ],
    [
      'a call without a name',
      { type: 'parts', chunks: [[{ functionCall: { args: {} } }]] },
      'MODEL_MALFORMED',
    ],
    ['a connection reset', { type: 'reset' }, 'MODEL_UNAVAILABLE'],
    ['no answer in time', { type: 'hang' }, 'MODEL_TIMEOUT'],
  ];
  test.each(failures)('%s', async (_what, scripted, code) => {
    double.script([scripted]);
    const thrown = await failure(ask(['hello'], { timeoutMs: scripted.type === 'hang' ? 150 : 5_000 }));
    expect(thrown.code).toBe(code);
    expect(thrown.details.modelId).toBe(modelId);
  });

  test('429 tells how long to wait', async () => {
    double.script([{ type: 'status', status: 429, retryDelay: '12s' }]);
    expect((await failure(ask(['hello']))).details.retryAfterSeconds).toBe(12);
  });

  test('a wrong key and an unknown model are a misconfiguration', async () => {
    expect((await failure(ask(['hello'], { apiKey: 'another-key' }))).code).toBe('MODEL_MISCONFIGURED');
    expect((await failure(ask(['hello'], { modelId: 'gemini-0' }))).code).toBe('MODEL_MISCONFIGURED');
  });

  test('nobody listening is an outage', async () => {
    const { url } = double;
    await double.stop();
    expect((await failure(ask(['hello'], { baseUrl: url }))).code).toBe('MODEL_UNAVAILABLE');
    double = await startGeminiDouble();
  });

  test('the caller can end a call that hangs', async () => {
    double.script([{ type: 'hang' }]);
    const controller = new AbortController();
    const asking = model().generate(deskRequest(['hello']), {
      signal: controller.signal,
      ...(onText === undefined ? {} : { onText }),
    });
    const watch = setInterval(() => {
      if (double.requests.length > 0) controller.abort();
    }, 5);
    const thrown = await failure(asking).finally(() => clearInterval(watch));
    expect(thrown).toMatchObject({ code: 'MODEL_TIMEOUT', message: 'The caller ended the call' });
  });
});

describe('a streamed Gemini answer', () => {
  const stream = async (scripted: ScriptedAnswer, options: Partial<GeminiOptions> = {}) => {
    double.script([scripted]);
    const pieces: string[] = [];
    const outcome = await model(options)
      .generate(deskRequest(['hello']), { onText: (piece) => pieces.push(piece) })
      .then(
        (answer) => ({ answer, code: null }),
        (error: unknown) => ({
          answer: null,
          code: error instanceof MerveError ? error.code : String(error),
        }),
      );
    return { ...outcome, pieces };
  };

  test('comes piece by piece, and is recorded as one part', async () => {
    const { pieces, answer } = await stream({ type: 'text', chunks: ['Merhaba, ', 'ben ', 'Merve 🎉'] });
    expect(pieces).toEqual(['Merhaba, ', 'ben ', 'Merve 🎉']);
    expect(answer?.rawParts).toEqual([{ text: 'Merhaba, ben Merve 🎉' }]);
  });

  test('that stalls is given up, with what it said so far already told', async () => {
    const { pieces, code } = await stream({ type: 'hang', after: ['Well, '] }, { timeoutMs: 300 });
    expect(code).toBe('MODEL_TIMEOUT');
    expect(pieces).toEqual(['Well, ']);
  });

  test.each([
    ['that is cut between chunks', { type: 'truncated', chunks: ['Well, '] }, 'MODEL_MALFORMED'],
    [
      'that is cut inside a chunk',
      { type: 'truncated', chunks: ['Well, ', 'yes'], inside: true },
      'MODEL_MALFORMED',
    ],
    ['whose connection breaks', { type: 'reset', after: ['Well, '] }, 'MODEL_UNAVAILABLE'],
    [
      'that ends with a server error',
      { type: 'error chunk', after: ['Well, '], status: 503 },
      'MODEL_UNAVAILABLE',
    ],
    [
      'that ends with a rate limit',
      { type: 'error chunk', after: ['Well, '], status: 429 },
      'MODEL_RATE_LIMITED',
    ],
  ] as const)('%s is no answer', async (_what, scripted, code) => {
    const outcome = await stream(scripted);
    expect(outcome.answer).toBeNull();
    expect(outcome.code).toBe(code);
  });
});
