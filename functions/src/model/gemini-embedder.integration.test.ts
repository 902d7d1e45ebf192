import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { normalised } from './embedder.ts';
import { geminiEmbedder } from './gemini-embedder.ts';

/** Published as `models.batchEmbedContents`: what is sent, in Google's names. */
const requestSchema = z.strictObject({
  requests: z
    .array(
      z.strictObject({
        model: z.enum(['models/gemini-embedding-2', 'models/gemini-embedding-001']),
        content: z.strictObject({
          role: z.literal('user'),
          parts: z.array(z.strictObject({ text: z.string() })).length(1),
        }),
        taskType: z.enum(['RETRIEVAL_DOCUMENT', 'RETRIEVAL_QUERY']).optional(),
        outputDimensionality: z.int(),
      }),
    )
    .max(100),
});

let server: Server;
let asked: z.infer<typeof requestSchema>[] = [];
let answer: (count: number, size: number) => { status: number; body: unknown };
beforeEach(async () => {
  asked = [];
  answer = (count, size) => ({
    status: 200,
    body: { embeddings: Array.from({ length: count }, () => ({ values: Array(size).fill(2) })) },
  });
  server = createServer(async (request, response) => {
    let text = '';
    for await (const piece of request) text += String(piece);
    const { requests } = requestSchema.parse(JSON.parse(text));
    expect(request.url).toBe(`/v1beta/${requests[0]?.model}:batchEmbedContents`);
    asked.push({ requests });
    const { status, body } = answer(requests.length, requests[0]?.outputDimensionality ?? 0);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function embedder(modelId = 'gemini-embedding-2') {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const baseUrl = `http://127.0.0.1:${port}`;
  return geminiEmbedder({ apiKey: 'secret-key', modelId, baseUrl });
}

describe('the Gemini embedder', () => {
  test('asks for 768 numbers, and makes their length 1', async () => {
    const [vector = []] = await embedder().embed(['grilled fish'], 'query');
    expect(vector).toHaveLength(768);
    expect(Math.hypot(...vector)).toBeCloseTo(1, 10);
    expect(asked[0]?.requests[0]).toMatchObject({ outputDimensionality: 768 });
  });

  test('says in the text what it is for where the model reads no task type, and by the type where it does', async () => {
    for (const modelId of ['gemini-embedding-2', 'gemini-embedding-001']) {
      await embedder(modelId).embed(['grilled fish'], 'query');
      await embedder(modelId).embed(['grilled fish'], 'document');
    }
    const sent = asked.flatMap(({ requests }) =>
      requests.map(({ content, taskType = null }) => [content.parts[0]?.text, taskType]),
    );
    expect(sent).toEqual([
      ['task: search result | query: grilled fish', null],
      ['title: none | text: grilled fish', null],
      ['grilled fish', 'RETRIEVAL_QUERY'],
      ['grilled fish', 'RETRIEVAL_DOCUMENT'],
    ]);
  });

  test('embeds many texts a hundred at a time, in their order', async () => {
    const texts = Array.from({ length: 230 }, (_, index) => `text ${index}`);
    expect(await embedder().embed(texts, 'document')).toHaveLength(230);
    expect(asked.map(({ requests }) => requests.length)).toEqual([100, 100, 30]);
    expect(asked.flatMap(({ requests }) => requests.map(({ content }) => content.parts[0]?.text))).toEqual(
      texts.map((text) => `title: none | text: ${text}`),
    );
  });

  test.each([
    [
      'a status of 429',
      () => ({ status: 429, body: { error: { message: 'slow down' } } }),
      'MODEL_RATE_LIMITED',
    ],
    ['a status of 500', () => ({ status: 500, body: {} }), 'MODEL_UNAVAILABLE'],
    ['too few numbers', () => ({ status: 200, body: { embeddings: [{ values: [1] }] } }), 'MODEL_MALFORMED'],
    ['no vectors', () => ({ status: 200, body: {} }), 'MODEL_MALFORMED'],
  ] as const)('%s is an error without the key', async (_what, answered, code) => {
    answer = answered;
    const error: unknown = await embedder()
      .embed(['x'], 'query')
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code });
    expect(String(error)).not.toContain('secret-key');
  });
});

test('a model that does not answer is given up in time', async () => {
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const address = silent.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const options = { apiKey: 'k', modelId: 'gemini-embedding-2', baseUrl: `http://127.0.0.1:${port}` };
  const asked = geminiEmbedder({ ...options, timeoutMs: 50 }).embed(['x'], 'query');
  await expect(asked).rejects.toMatchObject({ code: 'MODEL_TIMEOUT' });
  silent.closeAllConnections();
  await new Promise((resolve) => silent.close(resolve));
});

test.each([[[]], [[0, 0]], [[Number.NaN, 1]]])('%j has no direction', (vector) => {
  expect(() => normalised(vector)).toThrow(RangeError);
});
