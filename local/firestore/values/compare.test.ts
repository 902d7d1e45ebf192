import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { anyValue } from '../testing/arbitrary-values.ts';
import { compareValues, identical, typeOrder, valuesEqual } from './compare.ts';
import { compareUtf8 } from './compare-utf8.ts';
import { GeoPoint, Reference, Timestamp, type Value } from './value.ts';
import { decodeValue, encodeValue } from './wire-values.ts';

const sign = (n: number): number => Math.sign(n) + 0;

describe('the order of values', () => {
  test('is reflexive and antisymmetric', () => {
    fc.assert(
      fc.property(anyValue, anyValue, (left, right) => {
        expect(compareValues(left, left)).toBe(0);
        expect(sign(compareValues(left, right))).toBe(-sign(compareValues(right, left)) + 0);
      }),
    );
  });

  test('is transitive', () => {
    fc.assert(
      fc.property(anyValue, anyValue, anyValue, (a, b, c) => {
        const [low = null, middle = null, high = null] = [a, b, c].sort(compareValues);
        expect(compareValues(low, middle)).toBeLessThanOrEqual(0);
        expect(compareValues(middle, high)).toBeLessThanOrEqual(0);
        expect(compareValues(low, high)).toBeLessThanOrEqual(0);
      }),
    );
  });

  test('puts the types in the documented order', () => {
    const inOrder: Value[] = [
      null,
      false,
      true,
      Number.NaN,
      Number.NEGATIVE_INFINITY,
      -1n,
      0,
      0.5,
      1n,
      9_007_199_254_740_992,
      9_007_199_254_740_993n,
      new Timestamp(0, 0),
      '',
      'a',
      '\uffff',
      '𝒜',
      new Uint8Array([0]),
      new Reference('projects/p/databases/d/documents/a/__id2__'),
      new Reference('projects/p/databases/d/documents/a/__id10__'),
      new Reference('projects/p/databases/d/documents/a/b'),
      new GeoPoint(-1, 0),
      [],
      [1n],
      new Map<string, Value>([
        ['__type__', '__vector__'],
        ['value', [5]],
      ]),
      new Map<string, Value>([
        ['__type__', '__vector__'],
        ['value', [0, 0]],
      ]),
      new Map(),
      new Map([['a', 1n]]),
      new Map([['b', 0n]]),
    ];
    const shuffled = [...inOrder].reverse().sort(compareValues);
    expect(shuffled).toEqual(inOrder);
    expect(inOrder.map(typeOrder)).toEqual([...inOrder.map(typeOrder)].sort((a, b) => a - b));
  });

  test('of strings is that of their UTF-8 bytes', () => {
    const text = fc.string({ unit: 'binary', maxLength: 6 });
    fc.assert(
      fc.property(text, text, (left, right) => {
        expect(sign(compareUtf8(left, right))).toBe(
          sign(Buffer.compare(Buffer.from(left), Buffer.from(right))),
        );
      }),
    );
  });

  test('sees 3 and 3.0 as equal, but a write from one to the other as a change', () => {
    expect(valuesEqual(3n, 3)).toBe(true);
    expect(identical(3n, 3)).toBe(false);
    expect(identical([new Map([['a', 3n]])], [new Map([['a', 3n]])])).toBe(true);
  });
});

test('a value survives the wire', () => {
  fc.assert(
    fc.property(anyValue, (value) => {
      expect(identical(decodeValue(encodeValue(value)), value)).toBe(true);
    }),
  );
});
