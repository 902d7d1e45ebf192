import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { bloomFilterOf } from './bloom-filter.ts';

/** As clients read it, by the description in the proto. */
function mightContain({ bits, hashCount }: ReturnType<typeof bloomFilterOf>, name: string): boolean {
  const size = BigInt(bits.bitmap.length * 8 - bits.padding);
  const hash = createHash('md5').update(Buffer.from(name, 'utf8')).digest();
  const view = new DataView(hash.buffer, hash.byteOffset, 16);
  for (let index = 0; index < hashCount; index++) {
    const sum = BigInt.asUintN(64, view.getBigUint64(0, true) + BigInt(index) * view.getBigUint64(8, true));
    const bit = Number(sum % size);
    if (((bits.bitmap[Math.floor(bit / 8)] ?? 0) & (1 << (bit % 8))) === 0) return false;
  }
  return true;
}

const name = (id: string): string => `projects/p/databases/(default)/documents/c/${id}`;

test.each([1, 2, 7, 8, 50, 1000])('of %d names all are found, and hardly another', (count) => {
  const filter = bloomFilterOf(Array.from({ length: count }, (_, n) => name(`é${n}😀`)));
  expect(filter.bits.padding).toBeGreaterThan(0);
  expect(filter.bits.padding).toBeLessThan(8);
  for (let n = 0; n < count; n++) expect(mightContain(filter, name(`é${n}😀`))).toBe(true);
  const mistaken = Array.from({ length: 2000 }, (_, n) => mightContain(filter, name(`x${n}`)));
  expect(mistaken.filter(Boolean).length).toBeLessThan(20);
});

test('of no names nothing is left to look at', () => {
  expect(bloomFilterOf([])).toEqual({ bits: { bitmap: new Uint8Array(), padding: 0 }, hashCount: 0 });
});
