import { expect, test } from '@jest/globals';
import type { TurnStep } from '@merve/contract';
import fc from 'fast-check';
import { alignSteps } from './align-steps.ts';

const at = new Date(1_800_000_000_000);
const tool = (name: string): TurnStep => ({
  type: 'tool',
  ...{ step: 1, callId: null, name, args: {}, result: '{}', tookMs: 1, at },
});
const named = (steps: readonly (TurnStep | null)[]) =>
  steps.map((step) => (step?.type === 'tool' ? step.name : null));
const aligned = (one: string, other: string) => {
  const pairs = alignSteps([...one].map(tool), [...other].map(tool));
  return [named(pairs.map((pair) => pair.one)), named(pairs.map((pair) => pair.other))];
};

test('a call more in one turn moves nothing after it', () => {
  expect(aligned('abcd', 'acd')).toEqual([
    ['a', 'b', 'c', 'd'],
    ['a', null, 'c', 'd'],
  ]);
  expect(aligned('', 'ab')).toEqual([
    [null, null],
    ['a', 'b'],
  ]);
});

test('nothing of either is lost or moved, and what stands beside each other is the same', () => {
  const steps = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 }).map((names) => names.join(''));
  fc.assert(
    fc.property(steps, steps, (one, other) => {
      const [left = [], right = []] = aligned(one, other);
      expect([left, right].map((side) => side.filter((name) => name !== null).join(''))).toEqual([
        one,
        other,
      ]);
      for (const [index, name] of left.entries()) {
        const beside = right[index] ?? null;
        expect(name === null || beside === null ? 'alone' : beside).toBe(
          name === null || beside === null ? 'alone' : name,
        );
      }
      if (one === other) expect(left).toEqual(right);
    }),
  );
});
