/** Any history, however it was cut off or whoever made its calls, becomes contents that the API's rules allow. */
import { describe, expect, test } from '@jest/globals';
import type { JsonObject } from '@merve/contract';
import fc from 'fast-check';
import { checkRequest } from '../../../local/sandbox/gemini/check-request.ts';
import { contentsOf } from './gemini-contents.ts';
import type { ModelTurn } from './language-model.ts';

const own = 'gemini-3.5-flash';
const names = fc.constantFrom('searchMarketplace', 'initiateBooking', 'myBookings');
const text = fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('', ' ', '\ud800', '\u0000'));

const modelTurn = fc
  .record({
    modelId: fc.constantFrom(own, 'gemini-3.5-flash-lite', 'keyword-planner'),
    spoken: fc.option(text, { nil: null }),
    called: fc.array(names, { maxLength: 3 }),
  })
  .map(({ modelId, spoken, called }) => ({
    modelId,
    spoken: called.length === 0 ? (spoken ?? 'Yes.') : spoken,
    called,
  }));
type Made = { turn: ModelTurn; calls: { callId: string | null; name: string }[] };

/** Turns as they are recorded; a model's calls may be answered, answered in part, out of order, or not at all. */
const history = fc.array(
  fc.oneof(
    text.map((said) => ({ kind: 'user' as const, said })),
    text.map((said) => ({ kind: 'assistant' as const, said })),
    fc.tuple(modelTurn, fc.constantFrom('all', 'reversed', 'some', 'none')).map(([made, answered]) => ({
      kind: 'model' as const,
      made,
      answered,
    })),
    names.map((name) => ({ kind: 'orphan' as const, name })),
  ),
  { maxLength: 8 },
);

describe('a history as contents', () => {
  test('is never refused', () => {
    fc.assert(
      fc.property(history, (entries) => {
        const signatures = new Map<string, { part: string; modelId: string }>();
        const callIds = new Set<string>();
        let count = 0;
        const record = (modelId: string, spoken: string | null, called: readonly string[]): Made => {
          const calls = called.map((name) => {
            count += 1;
            const callId = modelId === 'keyword-planner' ? null : `call-${count}`;
            if (callId !== null) callIds.add(callId);
            return { callId, name };
          });
          const callParts = calls.map(({ callId, name }, index): JsonObject => {
            const part = { functionCall: { ...(callId === null ? {} : { id: callId }), name, args: {} } };
            if (index > 0 || callId === null) return part;
            signatures.set(`signature-${count}`, { part: JSON.stringify(part), modelId });
            return { ...part, thoughtSignature: `signature-${count}` };
          });
          // A model of the API sends well-formed text.
          const rawParts = [...(spoken === null ? [] : [{ text: spoken.toWellFormed() }]), ...callParts];
          return { turn: { role: 'model', modelId, rawParts }, calls };
        };
        const turns = entries.flatMap((entry): ModelTurn[] => {
          if (entry.kind === 'user') return [{ role: 'user', text: entry.said }];
          if (entry.kind === 'assistant') return [{ role: 'assistant', text: entry.said }];
          const result = { response: { committed: false } };
          if (entry.kind === 'orphan')
            return [{ role: 'tool', results: [{ callId: 'gone', name: entry.name, ...result }] }];
          const { turn, calls } = record(entry.made.modelId, entry.made.spoken, entry.made.called);
          const results = calls.map((call) => ({ ...call, ...result }));
          if (entry.answered === 'none' || results.length === 0) return [turn];
          if (entry.answered === 'reversed') results.reverse();
          if (entry.answered === 'some') results.pop();
          return [turn, { role: 'tool', results }];
        });
        const contents = contentsOf([...turns, { role: 'user', text: 'And now?' }], own);
        expect(checkRequest(JSON.stringify({ contents }), own, { signatures, callIds })).not.toHaveProperty(
          'problem',
        );
      }),
      { numRuns: 1_000 },
    );
  });
});
