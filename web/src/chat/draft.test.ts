import { describe, expect, test } from '@jest/globals';
import { keepUnfinished, unfinishedWords, withWords } from './draft.ts';

describe('words from elsewhere', () => {
  test.each([
    ['', 'Tell me about Court Nine', 'Tell me about Court Nine'],
    ['  \n', ' Tell me ', 'Tell me'],
    ['For two', 'Tell me', 'For two\nTell me'],
    ['For two \n', 'Tell me', 'For two\nTell me'],
    ['Tell me', 'Tell me', 'Tell me'],
    ['For two\nTell me', 'Tell me', 'For two\nTell me'],
    ['Please do not Tell me', 'Tell me', 'Please do not Tell me\nTell me'],
    ['For two ', '  ', 'For two '],
  ])('after %j, %j makes %j', (before, words, after) => {
    expect(withWords(before, words, 100)).toBe(after);
  });

  test('are cut where they are too long, and what was written is not', () => {
    expect(withWords('', 'x'.repeat(20), 10)).toBe('x'.repeat(10));
    expect(withWords('ab', 'x'.repeat(20), 10)).toBe(`ab\n${'x'.repeat(7)}`);
    expect(withWords('a'.repeat(12), 'xyz', 10)).toBe('a'.repeat(12));
  });
});

test('what was being written is known until it is sent', () => {
  expect(unfinishedWords()).toBe('');
  keepUnfinished('For two');
  expect(unfinishedWords()).toBe('For two');
  keepUnfinished('');
  expect(unfinishedWords()).toBe('');
});
