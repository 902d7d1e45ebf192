import { describe, expect, test } from '@jest/globals';
import { EvaluationError } from '../evaluate/evaluation-error.ts';
import { fullMatch, replaceAll, splitBy } from './re2.ts';

/** What RE2's syntax page states (github.com/google/re2/wiki/Syntax); checked once against re2js with random patterns. */
describe('a match is of the whole text', () => {
  test.each([
    ['a+', 'aaa', true],
    ['a', 'aa', false],
    ['^a$', 'a', true],
    ['a|b', 'ab', false],
    ['.', '\n', false],
    ['.', '\r', true],
    ['.', '😀', true],
    ['(?s).', '\n', true],
    ['a$\\nb', 'a\nb', false],
    ['(?m)a$\\nb', 'a\nb', true],
    ['(?i)straße', 'STRAßE', true],
    ['a(?i)b|c', 'C', true],
    ['(?i:a)b', 'AB', false],
    ['(?i)a(?-i)b', 'AB', false],
    ['(?P<x>a)(?<y>b)', 'ab', true],
    ['\\d\\D\\s\\S\\w\\W', '1x y_-', true],
    ['\\s', '\u00a0', false],
    ['\\s', '\v', false],
    ['[[:space:]]', '\v', true],
    ['[[:^alpha:]b]', 'b', true],
    ['[^[:^alpha:]]', 'a', true],
    ['[]a]', ']', true],
    ['[a-]', '-', true],
    ['\\p{Greek}\\pL\\PL', 'αa1', true],
    ['\\x41\\x{1F600}', 'A😀', true],
    ['\\Qa.b*\\E', 'a.b*', true],
    ['\\Aa\\z', 'a', true],
    ['\\b{2}a', 'a', true],
    ['x{0,2}', 'xx', true],
    ['x{,2}', 'x{,2}', true],
    ['}', '}', true],
    ['/', '/', true],
  ])('%j on %j → %s', (pattern, text, outcome) => expect(fullMatch(pattern, text)).toBe(outcome));
});

test.each([
  ...[
    '(a)\\1',
    'a(?=b)',
    'a(?!b)',
    '(?<=a)b',
    '(?<!a)b',
    '(?>a)',
    'a**',
    'a*+',
    '+a',
    '(',
    ')',
    '[a',
    '[b-a]',
  ],
  ...[
    'x{1001}',
    'x{2,1}',
    '\\y',
    '\\C',
    '[[:nothing:]]',
    '\\p{Nothing}',
    '\\x{110000}',
    '(?P<x>a)(?P<x>b)',
    '(?z)a',
  ],
])('%j is not RE2', (pattern) => {
  expect(() => fullMatch(pattern, 'a')).toThrow(EvaluationError);
});

test('replace takes every match, and its replacement as it is', () => {
  expect(replaceAll('a+', 'baanana', '$&')).toBe('b$&n$&n$&');
});

test('split gives the pieces between', () => {
  expect(splitBy(',\\s*', 'a, b,c')).toEqual(['a', 'b', 'c']);
  expect(splitBy('(x)', 'axb')).toEqual(['a', 'b']);
  expect(splitBy('', 'abc')).toEqual(['a', 'b', 'c']);
  expect(splitBy('x', 'abc')).toEqual(['abc']);
});
