import { expect, test } from '@jest/globals';
import { leftBehind, surroundings } from './left-behind.ts';

/** What stays behind when something is done and not undone. */
function after(does: () => () => void): readonly string[] {
  const before = surroundings();
  const undo = does();
  const left = leftBehind(before, surroundings());
  undo();
  expect(leftBehind(before, surroundings())).toEqual([]);
  return left;
}

test('a replaced clock, a replaced chance, a new global and a listener are each named', () => {
  const { Date: real } = globalThis;
  const clock = () => {
    Reflect.set(globalThis, 'Date', class extends real {});
    return () => {
      globalThis.Date = real;
    };
  };
  expect(after(clock)).toContain('Date');
  const { random } = Math;
  const chance = () => {
    Math.random = () => 0;
    return () => {
      Math.random = random;
    };
  };
  expect(after(chance)).toEqual(['Math.random']);
  const name = () => {
    Reflect.set(globalThis, 'leftHere', 1);
    return () => void Reflect.deleteProperty(globalThis, 'leftHere');
  };
  expect(after(name)).toEqual(['leftHere']);
  const listener = () => {
    const nothing = () => {};
    process.on('warning', nothing);
    return () => void process.off('warning', nothing);
  };
  expect(after(listener)).toEqual(['a listener of the process for warning']);
});
