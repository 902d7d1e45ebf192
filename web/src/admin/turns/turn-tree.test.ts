import { expect, test } from '@jest/globals';
import { everyNode, type TurnNode, turnTree, wholeOf } from './turn-tree.ts';

const at = (ms: number) => new Date(1_800_000_000_000 + ms);
const model = (ms: number) => ({
  ...{ type: 'model' as const, modelId: 'gemini', rawParts: '{}', text: '', inputTokens: 1, outputTokens: 1 },
  ...{ at: at(ms), tookMs: 400 },
});
const tool = (ms: number, more: object = {}) => ({
  ...{ type: 'tool' as const, step: 1, callId: null, name: 'searchMarketplace', args: {}, result: '{}' },
  ...{ at: at(ms), tookMs: 40, ...more },
});
const decisions = [
  { step: 'understand', decided: 'seafood', why: 'the words', tookMs: 10 },
  { step: 'rank', decided: '3 of 9', why: 'by distance', tookMs: 20 },
];
const gate = {
  type: 'gate' as const,
  verdict: 'other' as const,
  reason: 'no yes',
  rest: null,
  actionId: null,
  at: at(60),
};
const turn = {
  startedAt: at(50),
  finishedAt: at(1_200),
  steps: [gate, model(500), tool(560, { decisions }), tool(620), model(1_100)],
};
const intent = {
  ...{ intentId: 'i', type: 'reply', state: 'read' as const },
  ...{ createdAt: at(1_200), attemptedAt: at(1_260), updatedAt: at(4_000) },
};

/** Labels as they lie in each other, with their times. */
const drawn = (nodes: readonly TurnNode[]): unknown[] =>
  nodes.map(({ label, fromMs, untilMs, children }) =>
    children.length === 0 ? [label, fromMs, untilMs] : [label, fromMs, untilMs, drawn(children)],
  );

test('a turn is a tree: rounds of the model hold its tools, tools hold their steps, messages their delivery', () => {
  const nodes = turnTree(turn, { createdAt: at(0) }, [intent]);
  expect(drawn(nodes)).toEqual([
    ['arrives, waits for its turn', 0, 50],
    ['gate: other', 60, 60],
    [
      'round 1',
      100,
      620,
      [
        ['gemini', 100, 500],
        [
          'searchMarketplace',
          520,
          560,
          [
            ['understand: seafood', 520, 530],
            ['rank: 3 of 9', 530, 550],
          ],
        ],
        ['searchMarketplace', 580, 620],
      ],
    ],
    ['round 2', 700, 1_100, [['gemini', 700, 1_100]]],
    ['decides and writes', 1_100, 1_200],
    ['to the phone: reply', 1_200, 1_260, [['read', 1_260, 4_000]]],
  ]);
  expect(wholeOf(nodes)).toBe(4_000);
  const ids = everyNode(nodes).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('clocks that disagree draw nothing before the arrival, and nothing backwards', () => {
  const early = { ...turn, startedAt: at(-80), finishedAt: at(900) };
  for (const { fromMs, untilMs } of everyNode(turnTree(early, { createdAt: at(0) }, [intent]))) {
    expect(fromMs).toBeGreaterThanOrEqual(0);
    expect(untilMs).toBeGreaterThanOrEqual(fromMs);
  }
});

test('a turn that runs has no end, a message that waits was not sent, and code alone has no rounds', () => {
  const running = turnTree({ ...turn, finishedAt: null }, undefined, [{ ...intent, attemptedAt: null }]);
  expect(running.map(({ kind }) => kind)).toEqual(['waiting', 'gate', 'round', 'round']);
  expect(turnTree({ ...turn, steps: [gate] }, undefined, []).map(({ kind }) => kind)).toEqual([
    'waiting',
    'gate',
    'finish',
  ]);
});
