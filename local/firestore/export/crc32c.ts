const POLYNOMIAL = 0x82f63b78;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1;
  return value;
});

/** CRC-32C (Castagnoli), which `node:zlib` does not have. Source: RFC 3720 appendix B.4 */
export function crc32c(...parts: readonly Uint8Array[]): number {
  let value = 0xffffffff;
  for (const part of parts) {
    for (const byte of part) value = (TABLE[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  }
  return (value ^ 0xffffffff) >>> 0;
}

/** As LevelDB stores it: a checksum of data that itself holds checksums must not come out right by chance. */
export const maskedCrc32c = (...parts: readonly Uint8Array[]): number => {
  const crc = crc32c(...parts);
  return (((crc >>> 15) | (crc << 17)) + 0xa282ead8) >>> 0;
};
