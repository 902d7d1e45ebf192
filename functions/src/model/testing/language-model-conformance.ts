/** What every `LanguageModel` must do, whichever machine is behind it. An adapter's test file calls `describeLanguageModel`. */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type JsonObject, jsonObjectSchema } from '@merve/contract';
import { z } from 'zod';
import { MerveError } from '../../platform/errors.ts';
import type { LanguageModel, ModelAnswer, ModelRequest, ModelTurn, ToolResponse } from '../language-model.ts';
import { deskRequest } from './planner-desk.ts';

export interface ModelUnderTest {
  readonly model: LanguageModel;
  /** Called before each `generate`: a scripted model then answers words, or a call of `initiateBooking`. */
  prepare(answer: 'words' | 'call'): void;
  stop(): Promise<void>;
}

const booking = "Book a table for 4 at Niazi's tomorrow at 8pm";

/** As a turn log keeps it: through JSON text. */
const recorded = (answer: ModelAnswer): ModelTurn => ({
  role: 'model',
  modelId: answer.modelId,
  rawParts: z.array(jsonObjectSchema).parse(JSON.parse(JSON.stringify(answer.rawParts))),
});

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
    for (const inner of Object.values(value)) frozen(inner);
    Object.freeze(value);
  }
  return value;
}

const spoken = (rawParts: readonly JsonObject[]): string =>
  rawParts.map((part) => (typeof part.text === 'string' && part.thought !== true ? part.text : '')).join('');

/** @param make is called before each test. */
export function describeLanguageModel(name: string, make: () => Promise<ModelUnderTest>): void {
  describe(`${name} is a language model`, () => {
    let under: ModelUnderTest;
    beforeEach(async () => {
      under = await make();
    });
    afterEach(() => under.stop());

    const ask = (request: ModelRequest, answer: 'words' | 'call' = 'words'): Promise<ModelAnswer> => {
      under.prepare(answer);
      return under.model.generate(frozen(request));
    };

    test('words come as text, and the raw parts say the same', async () => {
      const answer = await ask(deskRequest(['hello']));
      expect(answer.text.trim()).not.toBe('');
      expect(spoken(answer.rawParts)).toBe(answer.text);
      expect(answer.toolCalls).toEqual([]);
      expect(answer.finish).toBe('stop');
      expect(answer.modelId).not.toBe('');
    });

    test('usage is counted in whole tokens', async () => {
      const { usage } = await ask(deskRequest(['hello']));
      for (const count of [usage.inputTokens, usage.outputTokens]) {
        expect(Number.isInteger(count) && count >= 0).toBe(true);
      }
    });

    test('the pieces given to onText are the text', async () => {
      const pieces: string[] = [];
      under.prepare('words');
      const answer = await under.model.generate(deskRequest(['hello']), {
        onText: (piece) => pieces.push(piece),
      });
      expect(pieces.join('')).toBe(answer.text);
      expect(pieces).not.toContain('');
    });

    test('a wish becomes a call of a declared tool, and the raw parts hold it', async () => {
      const answer = await ask(deskRequest([booking]), 'call');
      expect(answer.toolCalls.map((call) => call.name)).toEqual(['initiateBooking']);
      expect(answer.toolCalls[0]?.args).toEqual({
        listing: 'niazis-kyrenia',
        startsAtLocal: '2026-11-22T20:00',
        party: 4,
      });
      const inParts = answer.rawParts.flatMap((part) => ('functionCall' in part ? [part.functionCall] : []));
      expect(inParts).toMatchObject(
        answer.toolCalls.map(({ name: called, args }) => ({ name: called, args })),
      );
    });

    test('its own recorded call goes back to it with the result', async () => {
      const first = await ask(deskRequest([booking]), 'call');
      const results = first.toolCalls.map(({ callId, name: called }) => ({
        callId,
        name: called,
        response: { committed: false, refused: { code: 'SLOT_TAKEN', message: 'That time is taken.' } },
      }));
      const answer = await ask(deskRequest([booking, recorded(first), { role: 'tool', results }]));
      expect(answer.text.trim()).not.toBe('');
    });

    test('a call that ended its turn without a recorded result stays readable', async () => {
      const first = await ask(deskRequest([booking]), 'call');
      const proposal: ModelTurn = { role: 'assistant', text: "A table for 4 at Niazi's. Reply YES or NO." };
      const answer = await ask(deskRequest([booking, recorded(first), proposal, 'hello']));
      expect(answer.text.trim()).not.toBe('');
    });

    test("another model's calls stay readable", async () => {
      const foreign: ModelTurn = {
        role: 'model',
        modelId: 'another-model',
        rawParts: [
          { text: 'Let me see.' },
          { functionCall: { name: 'searchMarketplace', args: { query: 'fish' } } },
          {
            functionCall: { id: 'x-2', name: 'myBookings', args: {} },
            thoughtSignature: 'c29tZWJvZHkgZWxzZQ==',
          },
        ],
      };
      const results: readonly ToolResponse[] = [
        { callId: null, name: 'searchMarketplace', response: { committed: false, results: [] } },
        { callId: 'x-2', name: 'myBookings', response: { committed: false, bookings: [] } },
      ];
      const answer = await ask(deskRequest(['find fish', foreign, { role: 'tool', results }]));
      expect(answer.text.trim()).not.toBe('');
    });

    const oddities: Record<string, readonly (string | ModelTurn)[]> = {
      'nothing at all': [],
      'Merve speaking first': [{ role: 'assistant', text: 'Your table is confirmed.' }, 'hello'],
      'two messages in a row': ['hello', 'are you there?'],
      'an empty message': [''],
      'only white space': ['  \n\t '],
      'only emoji': ['🎉🎉👍'],
      'a lone surrogate': ['hello \ud83d there \udc00'],
      'null bytes': ['hel\u0000lo\u0000'],
      'twenty thousand characters': ['x'.repeat(20_000)],
      'a result without its call': [
        'hello',
        {
          role: 'tool',
          results: [{ callId: 'gone', name: 'myBookings', response: { committed: false, bookings: [] } }],
        },
      ],
      'a record without parts': [
        'hello',
        { role: 'model', modelId: 'another-model', rawParts: [] },
        'hello?',
      ],
    };
    test.each(Object.entries(oddities))('it answers %s', async (_what, turns) => {
      const answer = await ask(deskRequest(turns));
      expect(answer.text.trim()).not.toBe('');
    });

    test('it calls nothing where no tool is declared', async () => {
      const answer = await ask(deskRequest([booking], {}, []));
      expect(answer.toolCalls).toEqual([]);
      expect(answer.text.trim()).not.toBe('');
    });

    test('a call that was already given up ends at once', async () => {
      under.prepare('words');
      const thrown: unknown = await under.model
        .generate(deskRequest(['hello']), { signal: AbortSignal.abort() })
        .catch((error: unknown) => error);
      expect(thrown).toBeInstanceOf(MerveError);
      expect(thrown).toMatchObject({ code: 'MODEL_TIMEOUT' });
    });
  });
}
