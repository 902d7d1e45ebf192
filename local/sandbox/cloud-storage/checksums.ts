import { createHash } from 'node:crypto';

/** CRC-32C (Castagnoli), reflected: what Cloud Storage tells of each object, and its clients compare. */
const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = (value & 1) === 1 ? (value >>> 1) ^ 0x82f63b78 : value >>> 1;
  return value >>> 0;
});

export function crc32c(bytes: Uint8Array): string {
  let value = 0xffffffff;
  for (const byte of bytes) value = (value >>> 8) ^ (table[(value ^ byte) & 0xff] ?? 0);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE((value ^ 0xffffffff) >>> 0);
  return sum.toString('base64');
}

export const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('base64');
