import { createHash } from 'node:crypto';
import type { WireBloomFilter } from '../protocol/wire.ts';

/** With these, one name in about a thousand that is not in the filter seems to be. */
const BITS_PER_NAME = 15;
const HASHES = 10;
/** In a very small filter the hashes of a name fall on each other. */
const LEAST_BITS = 127;
const UINT64 = 2n ** 64n;

/**
 * The names that are still there, in little space: a client that finds itself with too many documents drops those whose
 * names are not among them, and need not ask for everything anew. The bits of a name are h1 + i·h2 modulo their number,
 * h1 and h2 the halves (little-endian) of its MD5 hash.
 * Source: google.firestore.v1.BloomFilter, and ExistenceFilter.unchanged_names
 * @param names full resource names
 */
export function bloomFilterOf(names: readonly string[]): WireBloomFilter {
  if (names.length === 0) return { bits: { bitmap: new Uint8Array(), padding: 0 }, hashCount: 0 };
  const bits = Math.max(LEAST_BITS, names.length * BITS_PER_NAME);
  const bytes = Math.floor(bits / 8) + 1;
  // At least one bit is left over, at most eight; of eight, one is used, since clients refuse a byte of padding alone.
  const padding = Math.min(7, bytes * 8 - bits);
  const size = BigInt(bytes * 8 - padding);
  const bitmap = new Uint8Array(bytes);
  for (const name of names) {
    const hash = createHash('md5').update(name).digest();
    const [first, second] = [hash.readBigUInt64LE(0), hash.readBigUInt64LE(8)];
    for (let index = 0n; index < HASHES; index++) {
      const bit = Number(((first + index * second) % UINT64) % size);
      bitmap[bit >> 3] = (bitmap[bit >> 3] ?? 0) | (1 << (bit & 7));
    }
  }
  return { bits: { bitmap, padding }, hashCount: HASHES };
}
