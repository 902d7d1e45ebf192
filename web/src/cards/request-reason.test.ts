import { expect, test } from '@jest/globals';
import { readReason } from './request-reason.ts';

test.each([
  ['Tuesday at 10 would work', { kind: 'said', words: 'Tuesday at 10 would work' }],
  ['closed', { kind: 'said', words: 'closed' }],
  ['out_of_stock: soup, bread', { kind: 'out_of_stock', what: 'soup, bread' }],
  ['out_of_stock', { kind: 'none' }],
  ['less_unanswered', { kind: 'none' }],
  ['  ', { kind: 'none' }],
  [null, { kind: 'none' }],
])('%s', (reason, expected) => expect(readReason(reason)).toEqual(expected));
