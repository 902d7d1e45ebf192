import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { hashLinkCode, newLinkCode, readLinkCode, sameHash } from './link-code.ts';

const key = 'a key of the test alone';
const of = { uid: 'ana', address: 'whatsapp:+905330000101', code: '042137' };

test('a new code is six digits, leading zeros kept', () => {
  const codes = Array.from({ length: 500 }, newLinkCode);
  for (const code of codes) expect(code).toMatch(/^\d{6}$/);
  expect(new Set(codes).size).toBeGreaterThan(490);
});

test.each([
  ['042137', '042137'],
  [' 042 137 ', '042137'],
  ['042-137', '042137'],
  ['０４２１３７', '042137'],
  ['42137', null],
  ['0421377', null],
  ['04213x', null],
  ['', null],
])('%j is read as %j', (typed, code) => expect(readLinkCode(typed)).toBe(code));

describe('a stored code', () => {
  test('does not show the code, the number or the account', () => {
    expect(hashLinkCode(of, key)).toMatch(/^[0-9a-f]{64}$/);
  });

  test.each([
    { ...of, uid: 'ben' },
    { ...of, address: 'whatsapp:+905330000102' },
    { ...of, code: '042138' },
    { ...of, uid: 'ana","x', address: of.address },
  ])('is another for %j', (other) => {
    expect(sameHash(hashLinkCode(of, key), hashLinkCode(other, key))).toBe(false);
  });

  test('is another under another key', () => {
    expect(sameHash(hashLinkCode(of, key), hashLinkCode(of, `${key}!`))).toBe(false);
  });

  test('is equal to itself alone', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        expect(sameHash(one, other)).toBe(Buffer.from(one).equals(Buffer.from(other)));
      }),
    );
  });
});
