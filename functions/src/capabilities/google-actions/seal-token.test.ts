import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { openToken, sealToken } from './seal-token.ts';

const key = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 64, maxLength: 64 });

describe('a sealed token', () => {
  test('opens with its key and for its owner alone, and never twice looks the same', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }),
        fc.string(),
        fc.string(),
        key,
        key,
        (token, owner, other, one, two) => {
          fc.pre(owner !== other && one !== two);
          const sealed = sealToken(token, owner, one);
          expect(openToken(sealed, owner, one)).toBe(token);
          expect(openToken(sealed, other, one)).toBeNull();
          expect(openToken(sealed, owner, two)).toBeNull();
          expect(sealToken(token, owner, one)).not.toBe(sealed);
        },
      ),
    );
  });

  test('that was changed anywhere is none', () => {
    const sealed = sealToken('1//token', 'act_1', 'ab'.repeat(32));
    fc.assert(
      fc.property(fc.nat(sealed.length - 1), fc.constantFrom(...'AZaz09-_.'), (at, letter) => {
        const changed = `${sealed.slice(0, at)}${letter}${sealed.slice(at + 1)}`;
        const opened = openToken(changed, 'act_1', 'ab'.repeat(32));
        // The last letter of base64 has bits that say nothing.
        expect(changed === sealed || opened === null || opened === '1//token').toBe(true);
        if (opened !== null) expect(opened).toBe('1//token');
      }),
    );
  });
});
