import { expect, test } from '@jest/globals';
import { findCycle } from './find-cycle.ts';

test('a cycle is found through others, and only through the start', () => {
  const waits = new Map([
    ['a', ['b', 'c']],
    ['b', []],
    ['c', ['d']],
    ['d', ['a']],
    ['x', ['y']],
    ['y', ['x']],
    ['z', ['x']],
  ]);
  expect(findCycle('a', waits)).toEqual(['a', 'c', 'd']);
  expect(findCycle('x', waits)).toEqual(['x', 'y']);
  expect(findCycle('z', waits)).toEqual([]);
  expect(findCycle('b', waits)).toEqual([]);
});
