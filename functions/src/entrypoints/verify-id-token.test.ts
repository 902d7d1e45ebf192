import { expect, test } from '@jest/globals';
import { isOperatorOf } from '../manifest/route.ts';
import { marketsOf } from './verify-id-token.ts';

test.each([
  [{}, []],
  [{ admin: true }, 'all'],
  [{ admin: 'true' }, []],
  [{ admin: false, adminOf: ['spain'] }, ['spain']],
  [{ admin: true, adminOf: ['spain'] }, 'all'],
  [{ adminOf: 'spain' }, []],
  [{ adminOf: ['spain', 7] }, []],
  [{ adminOf: { spain: true } }, []],
] as const)('%j operates %j', (claims, expected) => {
  expect(marketsOf(claims)).toEqual(expected);
});

test('what is of no market is for operators of all', () => {
  expect(isOperatorOf({ operates: 'all' }, null)).toBe(true);
  expect(isOperatorOf({ operates: ['spain'] }, null)).toBe(false);
  expect(isOperatorOf({ operates: ['spain'] }, 'spain')).toBe(true);
  expect(isOperatorOf({ operates: ['spain'] }, 'italy')).toBe(false);
});
