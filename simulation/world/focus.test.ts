import { expect, test } from '@jest/globals';
import { plantedBugs } from '../planted/planted-bugs.ts';
import { focuses, focusNames, isThere, leaning } from './focus.ts';

test('what a focus leans to is done oftener, and everything else as often as ever', () => {
  const weights = { agree: 16, stop: 0.4, chat: 1 };
  expect(leaning(focuses.everyday, weights)).toEqual(weights);
  expect(leaning({ ...focuses.everyday, oftener: { stop: 10, agree: 0.5, wish: 3 } }, weights)).toEqual({
    agree: 8,
    stop: 4,
    chat: 1,
  });
});

test('what must be there is there, what must not is not, and the rest is left to chance', () => {
  const focus = { ...focuses.everyday, present: ['kitchen'], absent: ['drivers'] } as const;
  expect([true, false].map((byChance) => isThere(focus, 'kitchen', byChance))).toEqual([true, true]);
  expect([true, false].map((byChance) => isThere(focus, 'drivers', byChance))).toEqual([false, false]);
  expect([true, false].map((byChance) => isThere(focus, 'deposits', byChance))).toEqual([true, false]);
});

test('each focus shows a planted bug, or it would be there for nothing', () => {
  const used = new Set(plantedBugs.map(({ focus }) => focus));
  expect(focusNames.filter((name) => name !== 'everyday' && !used.has(name))).toEqual([]);
});
