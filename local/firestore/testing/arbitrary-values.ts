import fc from 'fast-check';
import { GeoPoint, Reference, Timestamp, type Value } from '../values/value.ts';

const scalar: fc.Arbitrary<Value> = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.bigInt({ min: -5n, max: 5n }),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
  fc.constantFrom(0, -0, 1, 1.5, -3, 2, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53),
  fc.double(),
  fc.tuple(fc.integer(), fc.integer({ min: 0, max: 999_999 })).map(([s, n]) => new Timestamp(s, n * 1000)),
  fc.constantFrom('', 'a', 'b', 'ä', '\uffff', '𝒜', 'a\u0000'),
  fc.string({ unit: 'grapheme', maxLength: 4 }),
  fc.uint8Array({ maxLength: 3 }),
  fc
    .constantFrom('a/1', 'a/2', 'b/1', 'a/1/c/1', 'a/__id7__')
    .map((path) => new Reference(`projects/p/databases/d/documents/${path}`)),
  fc
    .tuple(fc.integer({ min: -90, max: 90 }), fc.integer({ min: -180, max: 180 }))
    .map(([a, b]) => new GeoPoint(a, b)),
  fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 3 }).map(
    (numbers) =>
      new Map<string, Value>([
        ['__type__', '__vector__'],
        ['value', numbers],
      ]),
  ),
);

/** Any value that a document may hold, with many that are equal or nearly so. */
export const anyValue: fc.Arbitrary<Value> = fc.oneof(
  { weight: 5, arbitrary: scalar },
  { weight: 1, arbitrary: fc.array(scalar, { maxLength: 3 }) },
  {
    weight: 1,
    arbitrary: fc
      .dictionary(fc.constantFrom('a', 'b', 'ä'), scalar, { maxKeys: 3, noNullPrototype: true })
      .map((object) => new Map(Object.entries(object))),
  },
);
