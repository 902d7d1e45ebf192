import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { languageSchema, type TurnEvent } from '@merve/contract';
import type { LanguageModel } from '../../model/language-model.ts';
import { processInbound } from '../process-inbound.ts';
import { wishInWords } from '../testing/wish-in-words.ts';
import { createWorld, type World } from '../testing/world.ts';
import { parseUtterances } from './score-utterances.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.stop());

const claimsOf = (language: string) =>
  parseUtterances(
    readFileSync(path.join(__dirname, '../../../../corpora/claims', `${language}.jsonl`), 'utf8'),
  ).filter(({ kind }) => kind === 'claim');

/** Looks at the person's bookings first if it shall, then writes the text in pieces. */
function talking(text: string, looksFirst: boolean): LanguageModel {
  const usage = { inputTokens: 1, outputTokens: 1 };
  let rounds = 0;
  return {
    modelId: 'talking',
    async generate(_request, options = {}) {
      rounds += 1;
      if (looksFirst && rounds === 1) {
        const call = { callId: 'c', name: 'myBookings', args: {} };
        return { modelId: 'talking', rawParts: [], text: '', toolCalls: [call], finish: 'stop', usage };
      }
      for (const piece of text.match(/.{1,7}/gsu) ?? []) options.onText?.(piece);
      return { modelId: 'talking', rawParts: [{ text }], text, toolCalls: [], finish: 'stop', usage };
    },
  };
}

/** What was streamed since the last tool, and what was stored as the reply. */
async function turnOf(person: string, text: string, looksFirst = false) {
  const { threadId, seq } = await world.append(person, 'Tell me about the place');
  let streamed = '';
  const onEvent = (event: TurnEvent) => {
    if (event.type === 'thinking' || event.type === 'tool_call') streamed = '';
    if (event.type === 'text') streamed += event.delta;
  };
  const model = talking(text, looksFirst);
  const result = await processInbound(
    { ...world, model },
    { threadId, seq, marketId: 'north-cyprus', onEvent },
  );
  const turns = result.kind === 'processed' ? result.turns : [];
  world.clock.advance(60_000);
  return { streamed, reply: turns.flatMap(({ replies }) => replies.map((one) => one.text)).join('\n') };
}

describe.each(languageSchema.options)('claims in %s', (language) => {
  test.each([false, true])(
    'are neither streamed nor stored; a tool was asked first: %s',
    async (looksFirst) => {
      const claims = claimsOf(language);
      for (let from = 0; from < claims.length; from += 16) {
        const texts = claims.slice(from, from + 16).map(({ text }) => text);
        const { streamed, reply } = await turnOf(
          `${language}-${from}-${looksFirst}`,
          texts.join('\n\n'),
          looksFirst,
        );
        expect(texts.filter((text) => streamed.includes(text) || reply.includes(text))).toEqual([]);
        expect(streamed).toBe(reply);
        expect(reply.length).toBeGreaterThan(20);
      }
    },
  );
});

test('beside a proposal that waits, a claim is not told either, and the reply says that nothing is settled', async () => {
  world.model.script([
    { call: 'initiateBooking', args: { listing: 'lst_olive', startsAtLocal: '2026-12-01T20:00', party: 2 } },
  ]);
  await world.says('waiting', wishInWords('2026-12-01T20:00', 2));
  const { streamed, reply } = await turnOf('waiting', 'All set, your table is booked. ✅');
  expect(streamed).toBe('Nothing is settled until you answer.');
  expect(reply.startsWith(streamed)).toBe(true);
  expect(reply).toMatch(/still waiting/i);
});

test('a harmless answer is streamed by sentences and stored as it was written', async () => {
  const text =
    'The Olive Lantern is a fish restaurant by the harbour. The kitchen opens at noon. Shall I look for a time?';
  expect(await turnOf('harmless', text)).toEqual({ streamed: text, reply: text });
});
