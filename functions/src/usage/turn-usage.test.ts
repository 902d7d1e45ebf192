import { describe, expect, test } from '@jest/globals';
import { type TurnStep, usageLimitsSchema } from '@merve/contract';
import fc from 'fast-check';
import { addAsked, addTurn, costOf, nothingUsed, spentOn, usageOfSteps } from './turn-usage.ts';

const { prices } = usageLimitsSchema.parse({}).spend;
const at = new Date('2026-11-21T10:00:00Z');
const answer = (modelId: string, inputTokens: number, outputTokens: number): TurnStep => ({
  type: 'model',
  modelId,
  rawParts: '{}',
  text: '',
  inputTokens,
  outputTokens,
  at,
  tookMs: 1,
});

describe('what tokens cost', () => {
  test.each([
    ['gemini-3.5-flash', 1_000_000, 0, 1_500_000],
    ['gemini-3.5-flash', 0, 1_000_000, 9_000_000],
    ['gemini-3.5-flash', 3_000, 200, 6_300],
    // Never rounded down to nothing.
    ['gemini-3.5-flash', 1, 0, 2],
    ['keyword-planner', 3_000, 200, 0],
    // A model nobody has priced is as dear as the dearest.
    ['a-model-of-tomorrow', 3_000, 200, 6_300],
    ['constructor', 3_000, 200, 6_300],
  ])('%s: %i in and %i out are %i micro-dollars', (modelId, inputTokens, outputTokens, micros) => {
    expect(costOf({ modelId, inputTokens, outputTokens }, prices)).toBe(micros);
  });
});

test('a turn counts its model answers and nothing else', () => {
  const tool: TurnStep = {
    type: 'tool',
    step: 1,
    callId: null,
    name: 'x',
    args: {},
    result: '{}',
    at,
    tookMs: 1,
  };
  const steps = [answer('gemini-3.5-flash', 1000, 100), tool, answer('gemini-3.5-flash', 2000, 50)];
  expect(usageOfSteps(steps, prices)).toEqual({
    modelRounds: 2,
    inputTokens: 3000,
    outputTokens: 150,
    costMicros: 2_400 + 3_450,
  });
});

test('a day is the sum of its turns, and a new date begins anew', () => {
  const counts = fc.record({
    modelRounds: fc.nat(10),
    inputTokens: fc.nat(10_000),
    outputTokens: fc.nat(10_000),
    costMicros: fc.nat(100_000),
    outbound: fc.nat(10),
    limited: fc.boolean(),
    suspicious: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(counts, { minLength: 1 }), (turns) => {
      const yesterday = addTurn(null, '2026-11-20', {
        ...nothingUsed,
        costMicros: 7,
        limited: true,
        suspicious: true,
      });
      const day = turns.reduce((sum, turn) => addTurn(sum, '2026-11-21', turn), yesterday);
      expect(day).toMatchObject({
        date: '2026-11-21',
        turns: turns.length,
        costMicros: turns.reduce((sum, turn) => sum + turn.costMicros, 0),
        outbound: turns.reduce((sum, turn) => sum + turn.outbound, 0),
        limited: turns.filter((turn) => turn.limited).length,
        suspicious: turns.filter((turn) => turn.suspicious).length,
      });
      expect(spentOn(day, '2026-11-21')).toBe(day.costMicros);
      expect(spentOn(day, '2026-11-22')).toBe(0);
    }),
  );
});

test('what was asked for a purpose is part of the day, and stands by itself', () => {
  const answer = fc.record({
    modelId: fc.constantFrom('cheap', 'dear', 'unheard-of'),
    inputTokens: fc.nat(10_000),
    outputTokens: fc.nat(10_000),
  });
  const asked = fc.record({ purpose: fc.constantFrom('summary', 'menu'), spent: fc.array(answer) });
  const known = {
    cheap: { inputMicrosPerMillion: 100_000, outputMicrosPerMillion: 200_000 },
    dear: { inputMicrosPerMillion: 3_000_000, outputMicrosPerMillion: 9_000_000 },
  };
  const turn = { ...nothingUsed, modelRounds: 1, costMicros: 5, limited: false, suspicious: false };
  fc.assert(
    fc.property(fc.array(asked), (all) => {
      const day = all.reduce(
        (sum, one) => addTurn(addAsked(sum, '2026-11-21', one, known), '2026-11-21', turn),
        addTurn(null, '2026-11-21', turn),
      );
      const cost = (purpose: string | null): number =>
        all
          .filter((one) => purpose === null || one.purpose === purpose)
          .flatMap(({ spent }) => spent)
          .reduce((sum, one) => sum + costOf(one, known), 0);
      expect(day.turns).toBe(all.length + 1);
      expect(day.costMicros).toBe(5 * day.turns + cost(null));
      for (const [purpose, counts] of Object.entries(day.purposes ?? {})) {
        expect(counts.costMicros).toBe(cost(purpose));
      }
      expect(Object.keys(day.purposes ?? {}).sort()).toEqual(
        [...new Set(all.map(({ purpose }) => purpose))].sort(),
      );
      // Another date knows nothing of it.
      expect(addTurn(day, '2026-11-22', turn).purposes).toBeUndefined();
    }),
  );
});
