/** Gemini asked for values over real HTTP, against a double that refuses what the API refuses. */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { JsonObject } from '@merve/contract';
import { type GeminiDouble, startGeminiDouble } from '../../../local/sandbox/gemini/start-gemini-double.ts';
import { modelSection, readConfig } from '../platform/config.ts';
import { log } from '../platform/log.ts';
import { type Asker, askerOver } from './asker.ts';
import { createAsker } from './create-language-model.ts';
import { geminiStructured } from './gemini-structured.ts';
import { describeAsker, dishOfMenu, soup } from './testing/asker-conformance.ts';

const apiKey = 'local-gemini-key';
const modelId = 'gemini-3.5-flash';
const chainTo = (url: string, key = apiKey): Asker =>
  createAsker(readConfig(modelSection, { GEMINI_API_KEY: key, GEMINI_API_BASE_URL: url }));
const oneAt = (url: string, timeoutMs = 5_000): Asker => {
  const policy = { timeoutMs: 60_000, breaker: { failures: 5, openMs: 60_000 } };
  return askerOver([{ model: geminiStructured({ apiKey, modelId, baseUrl: url, timeoutMs }), policy }]);
};

beforeEach(() => {
  jest.spyOn(log, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

for (const [name, at] of [
  ['Gemini', oneAt],
  ['the chain of two Geminis', chainTo],
] as const) {
  describeAsker(name, async () => {
    const double = await startGeminiDouble();
    return {
      asker: at(double.url),
      script: (...texts) => double.script(texts.map((text) => ({ type: 'text', chunks: [text] }))),
      requests: () => double.requests.length,
      lastRequest: () => JSON.stringify(double.requests.at(-1)?.body),
      stop: () => double.stop(),
    };
  });
}

describe('Gemini asked for a value', () => {
  let double: GeminiDouble;
  beforeEach(async () => {
    double = await startGeminiDouble();
  });
  afterEach(() => double.stop());
  const line = { line: 'Mercimek' };
  const bodies = (): (JsonObject | null)[] => double.requests.map(({ body }) => body);

  test('is asked in its published wire format: JSON by schema, pictures inline', async () => {
    double.script([{ type: 'text', chunks: [JSON.stringify(soup)] }]);
    const webp = Buffer.from('RIFF\x04\x00\x00\x00WEBP', 'latin1');
    const jpeg = Buffer.from('\xff\xd8\xff\xe0', 'latin1');
    await oneAt(double.url).ask(dishOfMenu, { ...line, pictures: [{ bytes: webp }, { bytes: jpeg }] });
    const [body] = bodies();
    expect(body).toMatchObject({
      contents: [
        {
          role: 'user',
          parts: [
            { inlineData: { mimeType: 'image/webp', data: webp.toString('base64') } },
            { inlineData: { mimeType: 'image/jpeg', data: jpeg.toString('base64') } },
            { text: expect.stringContaining('Mercimek') },
          ],
        },
      ],
      generationConfig: {
        responseMimeType: 'application/json',
        responseSchema: {
          type: 'object',
          properties: {
            name: { type: 'string', minLength: 1, maxLength: 20 },
            kind: { type: 'string', enum: ['starter', 'main'] },
            portions: { type: 'integer', minimum: 1, nullable: true },
            contains: { type: 'array', items: { type: 'string' }, maxItems: 5 },
          },
          required: ['name', 'kind', 'portions', 'contains'],
        },
      },
    });
    expect(body).not.toHaveProperty('tools');
  });

  test('is given back its own answer unchanged, signature and all, with what did not fit', async () => {
    double.script([
      { type: 'text', chunks: ['{"name":'], signed: true },
      { type: 'text', chunks: [JSON.stringify(soup)] },
    ]);
    const answered = await oneAt(double.url).ask(dishOfMenu, line);
    expect(answered).toMatchObject({ value: soup, spent: [{ modelId }, { modelId }] });
    expect(bodies().at(-1)).toMatchObject({
      contents: [
        { role: 'user' },
        { role: 'model', parts: [{ text: '{"name":' }, { thoughtSignature: expect.any(String) }] },
        { role: 'user', parts: [{ text: expect.stringContaining('not JSON') }] },
      ],
    });
  });

  test('an answer cut at the token limit is told to be shorter', async () => {
    double.script([
      { type: 'text', chunks: ['{"name":"Len'], finishReason: 'MAX_TOKENS' },
      { type: 'text', chunks: [JSON.stringify(soup)] },
    ]);
    expect(await oneAt(double.url).ask(dishOfMenu, line)).toMatchObject({ value: soup });
    expect(JSON.stringify(bodies().at(-1))).toContain('cut off; be shorter');
  });

  test.each([
    ['a rate limit', { type: 'status', status: 429 }],
    ['an outage', { type: 'status', status: 503 }],
    ['a body that is not JSON', { type: 'malformed' }],
    ['an empty answer', { type: 'empty' }],
    ['a broken connection', { type: 'reset' }],
    ['a misconfiguration', { type: 'status', status: 403 }],
  ] as const)('after %s the second model answers', async (_what, scripted) => {
    double.script([scripted, { type: 'text', chunks: [JSON.stringify(soup)] }]);
    const answered = await chainTo(double.url).ask(dishOfMenu, line);
    expect(answered).toMatchObject({ value: soup, modelId: 'gemini-3.5-flash-lite', failure: null });
  });

  test('a blocked answer is code’s, and the second model is not asked', async () => {
    double.script([{ type: 'blocked', at: 'answer', after: ['{'] }]);
    const answered = await chainTo(double.url).ask(dishOfMenu, line);
    expect(answered).toMatchObject({ modelId: null, failure: { code: 'MODEL_BLOCKED' } });
    expect(double.requests).toHaveLength(1);
  });

  test('a model that hangs is given up, and code answers', async () => {
    double.script([{ type: 'hang' }]);
    const answered = await oneAt(double.url, 150).ask(dishOfMenu, line);
    expect(answered).toMatchObject({ modelId: null, failure: { code: 'MODEL_TIMEOUT' }, spent: [] });
  });

  test('with a wrong key code answers, and the key is told to nobody', async () => {
    const answered = await chainTo(double.url, 'wrong-but-secret').ask(dishOfMenu, line);
    expect(answered).toMatchObject({ modelId: null, failure: { code: 'MODEL_MISCONFIGURED' } });
    expect(JSON.stringify([answered, jest.mocked(log.error).mock.calls])).not.toContain('wrong-but-secret');
  });

  test('without a key nothing leaves the machine', async () => {
    const asker = createAsker(readConfig(modelSection, { GEMINI_API_BASE_URL: double.url }));
    expect(asker.hasModel).toBe(false);
    expect(await asker.ask(dishOfMenu, line)).toMatchObject({ modelId: null, failure: null });
    expect(double.requests).toEqual([]);
  });
});

describe('the double of Gemini refuses as the API does', () => {
  let double: GeminiDouble;
  beforeEach(async () => {
    double = await startGeminiDouble();
  });
  afterEach(() => double.stop());

  const refusal = async (body: JsonObject): Promise<string> => {
    const response = await fetch(`${double.url}/v1beta/models/${modelId}:generateContent`, {
      method: 'POST',
      headers: { 'x-goog-api-key': apiKey, 'content-type': 'application/json' },
      body: JSON.stringify({ contents: [{ role: 'user', parts: [{ text: 'hi' }] }], ...body }),
    });
    expect(response.status).toBe(400);
    return response.text();
  };
  const json = 'application/json';
  const string = { type: 'string' };

  test.each<[string, JsonObject, string]>([
    ['a schema without JSON', { responseSchema: string }, 'response_mime_type'],
    ['a JSON schema without JSON', { responseJsonSchema: string }, 'response_mime_type'],
    [
      'two schemas',
      { responseMimeType: json, responseSchema: string, responseJsonSchema: string },
      'Only one',
    ],
    ['an unknown type', { responseMimeType: 'text/json' }, 'responseMimeType'],
    [
      'an object without properties',
      { responseMimeType: json, responseSchema: { type: 'array', items: { type: 'object' } } },
      'should be non-empty for OBJECT type',
    ],
    [
      'a field no schema has',
      { responseMimeType: json, responseSchema: { type: 'object', additionalProperties: false } },
      'responseSchema',
    ],
  ])('%s', async (_what, generationConfig, said) => {
    expect(await refusal({ generationConfig })).toContain(said);
  });

  test.each<[string, JsonObject, string]>([
    ['a picture of no known type', { mimeType: 'image/svg+xml', data: 'AAAA' }, 'Unsupported MIME type'],
    ['a picture that is not base64', { mimeType: 'image/png', data: '%%%' }, 'Base64'],
    ['an empty picture', { mimeType: 'image/png', data: '' }, 'process input image'],
  ])('%s', async (_what, inlineData, said) => {
    expect(await refusal({ contents: [{ role: 'user', parts: [{ inlineData }] }] })).toContain(said);
  });

  test('a body above 20 MiB', async () => {
    const inlineData = { mimeType: 'image/png', data: 'A'.repeat(20_971_520) };
    const said = await refusal({ contents: [{ role: 'user', parts: [{ inlineData }] }] });
    expect(said).toContain('payload size exceeds');
  });
});
