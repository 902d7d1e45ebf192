import { expect, test } from '@jest/globals';
import { waterfallOf } from './waterfall.ts';

const at = (ms: number) => new Date(1_800_000_000_000 + ms);
const model = {
  type: 'model' as const,
  modelId: 'gemini',
  rawParts: '{}',
  text: '',
  inputTokens: 1,
  outputTokens: 1,
  at: at(1_100),
  tookMs: 1_000,
};
const tool = {
  type: 'tool' as const,
  step: 1,
  callId: null,
  name: 'searchMarketplace',
  args: {},
  result: '{}',
  at: at(1_150),
  tookMs: 40,
};
const turn = { startedAt: at(50), finishedAt: at(1_200), steps: [model, tool] };
const intent = { intentId: 'i', type: 'reply', createdAt: at(1_200), attemptedAt: at(1_260) };

test('every part of a turn from the arrival until it was handed to the provider', () => {
  const bars = waterfallOf(turn, { createdAt: at(0) }, [intent]);
  expect(bars.map(({ label, fromMs, untilMs }) => [label, fromMs, untilMs])).toEqual([
    ['waits for its turn', 0, 50],
    ['gemini', 100, 1_100],
    ['searchMarketplace', 1_110, 1_150],
    ['decides and writes', 1_150, 1_200],
    ['to the phone: reply', 1_200, 1_260],
  ]);
});

test('clocks that disagree draw nothing before the arrival, and nothing backwards', () => {
  const early = waterfallOf({ ...turn, startedAt: at(-80), finishedAt: at(900) }, { createdAt: at(0) }, []);
  for (const { fromMs, untilMs } of early) {
    expect(fromMs).toBeGreaterThanOrEqual(0);
    expect(untilMs).toBeGreaterThanOrEqual(fromMs);
  }
});

test('a turn that runs has no end, and a message that waits was not sent', () => {
  const bars = waterfallOf({ ...turn, finishedAt: null }, undefined, [{ ...intent, attemptedAt: null }]);
  expect(bars.map(({ kind }) => kind)).toEqual(['waiting', 'model', 'tool']);
});
