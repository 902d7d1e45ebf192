import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatFieldPath, parseFieldPath } from './field-path.ts';

test('every field path survives formatting and parsing', () => {
  const segment = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 });
  const nasty = fc.constantFrom('a', 'a.b', '`', '\\', 'x y', '1a', '__name__');
  fc.assert(
    fc.property(fc.array(fc.oneof(segment, nasty), { minLength: 1, maxLength: 4 }), (path) => {
      expect(parseFieldPath(formatFieldPath(path))).toEqual(path);
    }),
  );
});

test.each(['', '.', 'a.', '.a', 'a..b', '`a', '`a`b', 'a b', '``'])('"%s" is malformed', (path) => {
  expect(() => parseFieldPath(path)).toThrow();
});
