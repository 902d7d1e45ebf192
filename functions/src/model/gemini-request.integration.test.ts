/** What the Gemini adapter asks for, as the double received it. */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { JsonObject } from '@merve/contract';
import { type GeminiDouble, startGeminiDouble } from '../../../local/sandbox/gemini/start-gemini-double.ts';
import { gemini } from './gemini.ts';
import type { GeminiOptions } from './gemini-call.ts';
import { deskRequest } from './testing/planner-desk.ts';

let double: GeminiDouble;
beforeEach(async () => {
  double = await startGeminiDouble();
});
afterEach(() => double.stop());

const model = (options: Partial<GeminiOptions>) =>
  gemini({ apiKey: 'local-gemini-key', modelId: 'gemini-3.5-flash', baseUrl: double.url, ...options });
const lastBody = (): JsonObject => double.requests.at(-1)?.body ?? {};

describe('a Gemini request', () => {
  const bodyFor = async (
    request = deskRequest(['hello']),
    options: Partial<GeminiOptions> = {},
  ): Promise<JsonObject> => {
    double.script([{ type: 'text', chunks: ['Hello.'] }]);
    await model(options).generate(request);
    return lastBody();
  };

  test('sets a thinking level and no temperature, and lets the model choose its calls', async () => {
    const body = await bodyFor(deskRequest(['hello']), { thinkingLevel: 'high' });
    expect(body.generationConfig).toEqual({ thinkingConfig: { thinkingLevel: 'high' } });
    expect(body.toolConfig).toEqual({ functionCallingConfig: { mode: 'AUTO' } });
    expect(body.systemInstruction).toMatchObject({ parts: [{ text: 'You are Merve.' }] });
  });

  test('carries only schema fields that the API knows', async () => {
    const parameters: JsonObject = {
      type: 'object',
      properties: {
        listing: { type: 'string', minLength: 1, format: 'uuid', $comment: 'x' },
        party: { type: 'integer', minimum: 0, exclusiveMinimum: true },
        kind: { oneOf: [{ type: 'string', const: 'a' }, { type: 'number' }] },
        when: {
          type: 'object',
          properties: { at: { type: 'string', format: 'date-time' } },
          additionalProperties: false,
        },
      },
      required: ['listing'],
    };
    const tools = [
      { name: 'initiateBooking', description: 'Books.', parameters },
      { name: 'myBookings', description: 'Lists.', parameters: { type: 'object', properties: {} } },
    ];
    const body = await bodyFor(deskRequest(['hello'], {}, tools));
    expect(body.tools).toEqual([
      {
        functionDeclarations: [
          {
            name: 'initiateBooking',
            description: 'Books.',
            parameters: {
              type: 'object',
              properties: {
                listing: { type: 'string', minLength: 1 },
                party: { type: 'integer', minimum: 0 },
                kind: { anyOf: [{ type: 'string', enum: ['a'] }, { type: 'number' }] },
                when: { type: 'object', properties: { at: { type: 'string', format: 'date-time' } } },
              },
              required: ['listing'],
            },
          },
          { name: 'myBookings', description: 'Lists.' },
        ],
      },
    ]);
  });
});
