/** Reversed polynomials of the two checksums. */
const IEEE = 0xedb88320;
const CASTAGNOLI = 0x82f63b78;

const tableOf = (polynomial: number): Uint32Array =>
  Uint32Array.from({ length: 256 }, (_unused, byte) => {
    let value = byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ polynomial : value >>> 1;
    return value >>> 0;
  });

const checksum =
  (polynomial: number) =>
  (bytes: Uint8Array): Uint8Array => {
    const table = tableOf(polynomial);
    let value = 0xffffffff;
    for (const byte of bytes) value = (table[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
    const result = new Uint8Array(4);
    new DataView(result.buffer).setUint32(0, ~value >>> 0, true);
    return result;
  };

/** CRC-32 (IEEE 802.3) as four bytes, least significant first. */
export const crc32 = checksum(IEEE);

/** CRC-32C (Castagnoli) as four bytes, least significant first. */
export const crc32c = checksum(CASTAGNOLI);
