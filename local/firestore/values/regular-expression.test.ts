import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { RegularExpression, RegularExpressionError } from './regular-expression.ts';

const matches = (pattern: string, text: string): boolean => RegularExpression.of(pattern).matches(text);
const found = (pattern: string, text: string): string[] =>
  [...RegularExpression.of(pattern).findAll(text)].map((match) => match.group ?? match.text);

/** What RE2's syntax page states (github.com/google/re2/wiki/Syntax). */
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
  ])('%j on %j → %s', (pattern, text, outcome) => expect(matches(pattern, text)).toBe(outcome));
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
  expect(() => matches(pattern, 'a')).toThrow(RegularExpressionError);
});

test('replace takes every match, and its replacement as it is', () => {
  expect(RegularExpression.of('a+').replaceAll('baanana', '$&')).toBe('b$&n$&n$&');
  expect(RegularExpression.of('').replaceAll('ab', '-')).toBe('-a-b-');
});

test.each([
  [',\\s*', 'a, b,c', ['a', 'b', 'c']],
  ['(x)', 'axb', ['a', 'b']],
  ['', 'abc', ['a', 'b', 'c']],
  ['x', 'abc', ['abc']],
])('split by %j gives the pieces of %j between', (pattern, text, pieces) => {
  expect(RegularExpression.of(pattern).split(text)).toEqual(pieces);
});

test('found are all matches that do not overlap, or their first groups', () => {
  expect(found('[bd]', 'abcd')).toEqual(['b', 'd']);
  expect(found('a(.)', 'abac')).toEqual(['b', 'c']);
  expect(found('a(b)?', 'aab')).toEqual(['a', 'b']);
  expect(found('x*', '😀')).toEqual(['', '']);
});

test('a quoted text matches itself alone', () => {
  const odd = '^$\\.*+?()[]{}|/-\n😀';
  expect(matches(RegularExpression.quote(odd), odd)).toBe(true);
  expect(matches(RegularExpression.quote('a.c'), 'abc')).toBe(false);
});

describe('the work', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  /** How many characters of the text are looked at. Throws, and so ends the match, when it is absurdly many. */
  function reads(work: () => unknown): number {
    const original = String.prototype.charCodeAt;
    let count = 0;
    jest.spyOn(String.prototype, 'charCodeAt').mockImplementation(function (this: string, index = 0) {
      if (++count > 1_000_000) throw new Error('More than a million characters were looked at.');
      return original.call(this, index);
    });
    work();
    jest.restoreAllMocks();
    return count;
  }
  const like = `(?s)${'.*a'.repeat(200)}b`;

  test.each([
    ['(a+)+$', (size: number) => `${'a'.repeat(size)}!`],
    ['(a|a)*$', (size: number) => `${'a'.repeat(size)}!`],
    ['(a*)*b', (size: number) => 'a'.repeat(size)],
    ['(?i)(.*)*x', (size: number) => 'Ab'.repeat(size)],
    [like, (size: number) => `${'a'.repeat(size)}!`],
    ['(x+x+)+y', (size: number) => 'x'.repeat(size)],
  ])('for %j grows with the text, and no faster', (pattern, textOf) => {
    const expression = RegularExpression.of(pattern);
    const once = reads(() => expression.matches(textOf(400)));
    const twice = reads(() => expression.matches(textOf(800)));
    expect(once).toBeGreaterThan(0);
    expect(twice).toBeLessThanOrEqual(2 * once + 100);
    expect(reads(() => expression.occursIn(textOf(800)))).toBeLessThan(20_000);
  });

  test('is bounded: a text too long for its pattern, matches that each look to the end, patterns too large', () => {
    expect(() => matches(like, 'a'.repeat(1_000_000))).toThrow('too much work');
    expect(() => found('a[ab]*c|a', 'a'.repeat(20_000))).toThrow('too much work');
    expect(found('a+', 'ab'.repeat(20_000))).toHaveLength(20_000);
    expect(() => matches('a'.repeat(65_537), 'a')).toThrow('pattern too large');
    expect(() => matches('[a-f]{900}'.repeat(200), 'a')).toThrow('pattern too large');
  });
});

test('a refusal names the pattern and the reason', () => {
  expect(() => matches('a(?=b)', 'a')).toThrow(
    'Invalid regular expression "a(?=b)": invalid or unsupported Perl syntax: `(?=`.',
  );
});
