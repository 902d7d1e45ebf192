import { invalidArgument } from '../errors.ts';
import { maskedCrc32c } from './crc32c.ts';

/** Source of the format: github.com/google/leveldb/blob/main/doc/log_format.md */
const BLOCK = 32 * 1024;
const HEADER = 7;
const FULL = 1;
const FIRST = 2;
const MIDDLE = 3;
const LAST = 4;

/** Frames records as a LevelDB log: blocks of 32 KiB, in which a record that does not fit is split into fragments. */
export function encodeLog(records: readonly Uint8Array[]): Buffer {
  const parts: Uint8Array[] = [];
  let left = BLOCK;
  for (const record of records) {
    let position = 0;
    let isFirst = true;
    do {
      if (left < HEADER) {
        parts.push(Buffer.alloc(left));
        left = BLOCK;
      }
      const length = Math.min(record.length - position, left - HEADER);
      const isLast = position + length === record.length;
      const type = isFirst ? (isLast ? FULL : FIRST) : isLast ? LAST : MIDDLE;
      const payload = record.subarray(position, position + length);
      parts.push(headerOf(type, payload), payload);
      left -= HEADER + length;
      position += length;
      // A first fragment may be empty, when a block has room for a header only.
      isFirst = false;
    } while (position < record.length);
  }
  return Buffer.concat(parts);
}

function headerOf(type: number, payload: Uint8Array): Buffer {
  const header = Buffer.alloc(HEADER);
  header.writeUInt32LE(maskedCrc32c(Uint8Array.of(type), payload), 0);
  header.writeUInt16LE(payload.length, 4);
  header.writeUInt8(type, 6);
  return header;
}

/** The records of a log. Throws INVALID_ARGUMENT for a wrong checksum, a torn record or a wrong order of fragments. */
export function decodeLog(log: Buffer, name: string): Buffer[] {
  const records: Buffer[] = [];
  let fragments: Buffer[] | undefined;
  let position = 0;
  const broken = (what: string): Error => invalidArgument(`${name} is broken at byte ${position}: ${what}.`);
  while (position < log.length) {
    const left = BLOCK - (position % BLOCK);
    if (left < HEADER || isPadding(log, position, left)) {
      position += left;
      continue;
    }
    if (position + HEADER > log.length) throw broken('a header is cut off');
    const type = log.readUInt8(position + 6);
    const end = position + HEADER + log.readUInt16LE(position + 4);
    if (end > log.length || end > position + left) throw broken('a record is cut off');
    const payload = log.subarray(position + HEADER, end);
    if (maskedCrc32c(Uint8Array.of(type), payload) !== log.readUInt32LE(position))
      throw broken('the checksum is wrong');
    const begins = type === FULL || type === FIRST;
    if ((!begins && type !== MIDDLE && type !== LAST) || begins !== (fragments === undefined))
      throw broken('a fragment is out of place');
    fragments = [...(fragments ?? []), payload];
    if (type === FULL || type === LAST) {
      records.push(Buffer.concat(fragments));
      fragments = undefined;
    }
    position = end;
  }
  if (fragments) throw broken('the last record is cut off');
  return records;
}

/** A block may end in zeros where the writer had reserved the space: type 0 and length 0. */
const isPadding = (log: Buffer, position: number, left: number): boolean =>
  log.subarray(position, position + Math.min(left, HEADER)).every((byte) => byte === 0);
