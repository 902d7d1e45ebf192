import { expect, test } from '@jest/globals';
import { renderResult } from './render-results.ts';

const results = [{ listingId: 'a', name: 'Blue Mulberry', category: 'cafe' }];
const told = (response: object) =>
  renderResult({ callId: null, name: 'tool', response: JSON.parse(JSON.stringify(response)) }, 'en', false);

test('what a tool wrote to be said is said whole, with its warnings; its rows are for what is meant next', () => {
  expect(told({ message: '⚠️ Not verified.\n1. Blue Mulberry', results })).toBe(
    '⚠️ Not verified.\n1. Blue Mulberry',
  );
});

test('rows alone are told as a list', () => {
  expect(told({ results })).toContain('1. Blue Mulberry — cafe');
  expect(told({ results, message: ' ' })).toContain('1. Blue Mulberry — cafe');
});
