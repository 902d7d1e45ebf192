import { describe, expect, test } from '@jest/globals';
import type { RanTurn } from '@merve/contract/api';
import { differencesBetween } from './replay-differences.ts';

const at = '2026-11-21T10:00:00.000Z';
const usage = { modelRounds: 1, inputTokens: 1, outputTokens: 1, costMicros: 1, outbound: 0 };
const tool = (result: object, name = 'search'): RanTurn['steps'][number] => ({
  type: 'tool',
  step: 1,
  callId: null,
  name,
  args: { query: 'olive' },
  result: JSON.stringify(result),
  at,
  tookMs: 3,
});
const gate = (verdict: string): RanTurn['steps'][number] => ({
  type: 'gate',
  verdict,
  reason: 'agreed',
  actionId: 'a',
  rest: null,
  at,
});
const ran = (changes: Partial<RanTurn> = {}): RanTurn => ({
  outcome: 'answered',
  usage,
  steps: [tool({ count: 2, items: [{ name: 'Olive' }], until: '2026-11-21T10:10:00.000Z' })],
  replies: ['Here.'],
  ...changes,
});

describe('two runs', () => {
  test('that came to the same have no difference, however long each took', () => {
    const slow = tool({ count: 2, items: [{ name: 'Olive' }], until: '2026-11-21T10:10:01.250Z' });
    expect(differencesBetween(ran(), ran({ steps: [{ ...slow, at: '2026-11-21T11:00:00.000Z' }] }))).toEqual(
      [],
    );
  });

  test('name the smallest part of a result that differs', () => {
    const other = tool({ count: 3, items: [{ name: 'Olives' }], until: '2026-11-21T10:20:00.000Z' });
    expect(differencesBetween(ran(), ran({ steps: [other] }))).toEqual([
      { where: 'step 1: search: result.count', recorded: '2', replayed: '3' },
      { where: 'step 1: search: result.items.0.name', recorded: 'Olive', replayed: 'Olives' },
      {
        where: 'step 1: search: result.until',
        recorded: '2026-11-21T10:10:00.000Z',
        replayed: '2026-11-21T10:20:00.000Z',
      },
    ]);
  });

  test('tell of another verdict, another tool, a step more, and other words', () => {
    expect(differencesBetween(ran({ steps: [gate('yes')] }), ran({ steps: [gate('other')] }))).toEqual([
      { where: 'step 1: gate: verdict', recorded: 'yes', replayed: 'other' },
    ]);
    expect(differencesBetween(ran(), ran({ steps: [tool({}, 'book'), gate('no')] }))).toEqual([
      { where: 'step 1', recorded: 'search', replayed: 'book' },
      { where: 'step 2', recorded: null, replayed: 'gate' },
    ]);
    expect(differencesBetween(ran(), ran({ outcome: 'refused', replies: [] }))).toEqual([
      { where: 'outcome', recorded: 'answered', replayed: 'refused' },
      { where: 'reply 1', recorded: 'Here.', replayed: null },
    ]);
  });
});
