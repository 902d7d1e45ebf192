import { expect, test } from '@jest/globals';
import { matchesPattern } from './path-pattern.ts';

test.each([
  ['threads/{id}', 'threads/t1', true],
  ['threads/{id}', 'threads/t1/messages/1', false],
  ['threads/{id}/messages/{seq}', 'threads/t1/messages/1', true],
  ['/threads/{id}/', 'threads/t1', true],
  ['threads/t1', 'threads/t1', true],
  ['threads/t1', 'threads/t2', false],
  ['{all=**}', 'a/b/c/d', true],
  ['a/{rest=**}', 'a/b/c/d', true],
  ['a/{rest=**}', 'b/b', false],
  ['a/*/c/*', 'a/1/c/2', true],
  ['{any=*}/{id}', 'a/1', true],
  ['a', 'a/1', false],
])('the pattern %s against %s: %s', (pattern, path, matches) => {
  expect(matchesPattern(pattern, path)).toBe(matches);
});
