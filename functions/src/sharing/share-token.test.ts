import { describe, expect, test } from '@jest/globals';
import { shareTokenSchema } from '@merve/contract';
import fc from 'fast-check';
import { linkIdOf, newShareToken, readShareToken, shareTokenOf } from './share-token.ts';

describe('the secret of a link', () => {
  test('is another each time, and every one of its 128 bits is now 0 and now 1', () => {
    const tokens = Array.from({ length: 400 }, newShareToken);
    expect(new Set(tokens).size).toBe(tokens.length);
    const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
    const bits = tokens.map((token) =>
      [...token].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join(''),
    );
    const seen = Array.from({ length: 130 }, (_, index) => new Set(bits.map((one) => one[index])).size);
    expect(seen).toEqual([...Array.from({ length: 128 }, () => 2), 1, 1]);
    for (const token of tokens) expect(shareTokenSchema.safeParse(token).success).toBe(true);
  });

  test('that an operation makes is the same for it, another for any other, and another with another key', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string(), { maxLength: 3 }),
        fc.array(fc.string(), { maxLength: 3 }),
        fc.string({ minLength: 1 }),
        (one, other, key) => {
          const token = shareTokenOf(one, key);
          expect(shareTokenSchema.safeParse(token).success).toBe(true);
          expect(shareTokenOf(one, key)).toBe(token);
          expect(shareTokenOf(one, `${key}+`)).not.toBe(token);
          expect(shareTokenOf(other, key) === token).toBe(JSON.stringify(one) === JSON.stringify(other));
        },
      ),
    );
  });

  test('is read however it is written, and nothing else is', () => {
    const token = newShareToken();
    const written = [
      token.toUpperCase(),
      `  ${token.slice(0, 13)} ${token.slice(13)}\n`,
      token.replace(/(.{5})/g, '$1-'),
      token.replaceAll('0', 'O').replaceAll('1', 'l'),
      [...token]
        .map((letter) => (/\d/.test(letter) ? String.fromCharCode(letter.charCodeAt(0) + 0xfee0) : letter))
        .join(''),
    ];
    for (const one of written) expect(readShareToken(one)).toBe(token);
    for (const bad of [
      '',
      token.slice(1),
      `${token}0`,
      `${token.slice(1)}u`,
      `${token.slice(1)}/`,
      '../../trips/t',
    ])
      expect(readShareToken(bad)).toBeNull();
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const read = readShareToken(text);
        if (read !== null) expect(shareTokenSchema.safeParse(read).success).toBe(true);
      }),
    );
  });

  test('does not stand in its id', () => {
    const token = newShareToken();
    expect(linkIdOf(token)).toMatch(/^lnk_[0-9a-f]{48}$/);
    expect(linkIdOf(token)).not.toContain(token.slice(0, 6));
  });
});
