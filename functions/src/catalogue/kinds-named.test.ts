import { describe, expect, test } from '@jest/globals';
import { kindsNamedIn, wordsOfKinds } from './kinds-named.ts';

const kinds = wordsOfKinds([
  { domain: 'activities', category: 'kayaking', subCategory: 'sea kayak', tags: ['sea', 'sunset'] },
  { domain: 'services', category: 'locksmith', subCategory: null, tags: ['keys', 'city'] },
]);

describe('kinds of places that a message names', () => {
  test.each([
    ['kayaking?', ['kayaking']],
    ['kayaks', ['kayak']],
    ['a locksmith in Kyrenia please', ['locksmith']],
    ['I want to watch the sunset', ['sunset']],
  ])('“%s”', (text, expected) => {
    expect(kindsNamedIn(text, kinds)).toEqual(expected);
  });

  test.each([
    '',
    'paragliding?',
    'my grandmother tells wonderful stories of kayaks',
    'yes',
    'what is the sea',
    'Kyrenia',
  ])('“%s” names none', (text) => {
    expect(kindsNamedIn(text, kinds)).toEqual([]);
  });
});
