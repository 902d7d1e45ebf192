import { describe, expect, test } from '@jest/globals';
import type { JsonValue } from '@merve/contract';
import fc from 'fast-check';
import { z } from 'zod';
import { microsDecimals, readAmount, readNumber, writeAmount } from './amounts.ts';
import { differencesBetween, partsOf, reapply, sameJson } from './differences.ts';
import { problemsBy } from './issue-words.ts';
import { valueAt, withChange, withValueAt } from './json-path.ts';

const leaf = fc.oneof(fc.integer(), fc.boolean(), fc.constant(null), fc.string({ maxLength: 3 }));
const json: fc.Arbitrary<JsonValue> = fc.letrec<{ value: JsonValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.array(leaf, { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'gemini-3.5', 'd'), tie('value'), { maxKeys: 4 }),
  ),
})).value;
const record = fc.dictionary(fc.constantFrom('a', 'b', 'gemini-3.5', 'd'), json, { maxKeys: 4 });

describe('differences', () => {
  test('put on what was there before, they give what is there after', () => {
    fc.assert(
      fc.property(record, record, (before, after) => {
        const rebuilt = differencesBetween(before, after).reduce<JsonValue>(
          (value, { path, after: next }) => withValueAt(value, path, next),
          before,
        );
        expect(sameJson(rebuilt, after)).toBe(true);
        expect(differencesBetween(before, before)).toEqual([]);
      }),
    );
  });

  test('a name with a point in it is one name', () => {
    expect(differencesBetween({ prices: { 'gemini-3.5': 1 } }, { prices: { 'gemini-3.5': 2 } })).toEqual([
      { path: ['prices', 'gemini-3.5'], before: 1, after: 2 },
    ]);
  });
});

test('a list of records is told record by record', () => {
  const before = [
    { type: 'book', on: true, to: { text: null } },
    { type: 'order', on: true },
  ];
  const after = [{ type: 'book', on: false, to: { text: 'Hi' } }];
  expect(partsOf({ path: ['actions'], before, after })).toEqual([
    { path: ['actions', 0, 'on'], before: true, after: false },
    { path: ['actions', 0, 'to', 'text'], before: null, after: 'Hi' },
    { path: ['actions', 1], before: { type: 'order', on: true } },
  ]);
  const words = { path: ['tags'], before: ['a'], after: ['a', 'b'] };
  expect(partsOf(words)).toEqual([words]);
});

describe('changes put on top of somebody else’s', () => {
  test('both are kept where they do not meet', () => {
    const base = { on: true, limits: { day: 5, minute: 1 }, tags: ['a'] };
    const mine = { ...base, limits: { day: 9, minute: 1 } };
    const current = { ...base, on: false, limits: { day: 5, minute: 2 } };
    expect(reapply(base, mine, current)).toEqual({
      value: { on: false, limits: { day: 9, minute: 2 }, tags: ['a'] },
      theirs: [
        { path: ['on'], before: true, after: false },
        { path: ['limits', 'minute'], before: 1, after: 2 },
      ],
      collisions: [],
    });
  });

  test('where they meet, mine is taken and named; the same change is no collision', () => {
    const base = { tags: ['a'], day: 1, tools: { order: { on: true } } };
    const mine = { tags: ['a', 'b'], day: 2, tools: { order: { on: false } } };
    const current = { tags: ['a', 'c'], day: 2, tools: {} };
    const { value, collisions } = reapply(base, mine, current);
    expect(value).toEqual({ tags: ['a', 'b'], day: 2, tools: { order: { on: false } } });
    expect(collisions.map(({ path }) => path)).toEqual([['tags'], ['tools', 'order', 'on']]);
  });

  test('with nothing changed by me it is what the other made', () => {
    fc.assert(
      fc.property(record, record, (base, current) => {
        expect(sameJson(reapply(base, base, current).value, current)).toBe(true);
      }),
    );
  });
});

test('what is wrong is said without a word of types', () => {
  const schema = z.object({
    number: z.number(),
    whole: z.int().min(1).max(12),
    large: z.int().max(12),
    name: z.string().trim().min(1),
    list: z.array(z.string()).min(1),
    one: z.enum(['a', 'b']),
    phone: z.string().regex(/^\+/, { error: 'not a phone number' }),
    gone: z.string(),
    above: z.number().positive(),
  });
  const value = { number: 'x', whole: 1.5, large: 13, name: ' ', list: [], one: 'c', phone: '1', above: 0 };
  expect(problemsBy(schema, value).map(({ path, code, message }) => `${path} ${code}: ${message}`)).toEqual([
    'number invalid: It is a number.',
    'whole invalid: It is a whole number.',
    'large invalid: It is at most 12.',
    'name invalid: It is empty.',
    'list invalid: It is empty.',
    'one invalid: It is one of: a, b.',
    'phone invalid: Not a phone number.',
    'gone missing: It is missing.',
    'above invalid: It is more than 0.',
  ]);
});

test('values are set, made and taken away by their path', () => {
  const base = { list: [{ a: 1 }, { a: 2 }], of: { x: 1 } };
  expect(withValueAt(base, ['list', 1, 'a'], 3)).toEqual({ ...base, list: [{ a: 1 }, { a: 3 }] });
  expect(withValueAt(base, ['list', 0], undefined)).toEqual({ ...base, list: [{ a: 2 }] });
  expect(withValueAt(base, ['list', 2], { a: 9 })).toEqual({ ...base, list: [{ a: 1 }, { a: 2 }, { a: 9 }] });
  expect(withValueAt(base, ['of', 'x'], undefined)).toEqual({ ...base, of: {} });
  expect(withValueAt(base, ['new', 'y'], 1)).toEqual({ ...base, new: { y: 1 } });
  expect(valueAt(base, ['list', 1, 'a'])).toBe(2);
  expect(valueAt(base, ['list', 'length'])).toBeUndefined();
  expect(valueAt(base, ['constructor'])).toBeUndefined();
  expect(withValueAt(base, ['none', 'y'], undefined)).toBe(base);
});

test('an object made for one value goes when the value does; one that was there stays', () => {
  const base = { tool: {}, there: {} };
  const made = withChange(base, base, ['tool', 'constraints', 'maxResults'], 3);
  expect(made).toEqual({ tool: { constraints: { maxResults: 3 } }, there: {} });
  expect(withChange(base, made, ['tool', 'constraints', 'maxResults'], undefined)).toEqual(base);
  const more = withChange(base, base, ['there', 'x'], 1);
  expect(withChange(base, more, ['there', 'x'], undefined)).toEqual(base);
});

describe('amounts', () => {
  test('written and read again are the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.constantFrom(0, 2, 3, 6), (units, decimals) => {
        expect(readAmount(writeAmount(units, decimals), decimals)).toBe(units);
      }),
    );
  });

  test.each<[string, number, number | null]>([
    ['-1000000000000', 0, -1_000_000_000_000],
    ['9007199254740992', 0, null],
    ['0.15', microsDecimals, 150_000],
    ['50', microsDecimals, 50_000_000],
    ['1,5', microsDecimals, 1_500_000],
    ['0.0000001', microsDecimals, null],
    ['12.5', 2, 1250],
    ['12.555', 2, null],
    ['12.500', 2, 1250],
    ['1.250,00', 2, null],
    ['1e3', 2, null],
    ['', 2, null],
    ['80', 0, 80],
    ['80.5', 0, null],
  ])('%j with %i decimals', (text, decimals, units) => {
    expect(readAmount(text, decimals)).toBe(units);
  });

  test('a number is one in full', () => {
    expect([' 35,3412 ', '-12', '0x1', '1e5', '', '3 4'].map(readNumber)).toEqual([
      35.3412,
      -12,
      null,
      null,
      null,
      null,
    ]);
  });
});
