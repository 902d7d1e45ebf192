import { crc32 } from 'node:zlib';

const HEADER = 8;

/** One record of the journal: length, checksum, bytes. The header lets a torn tail be told from a whole record. */
export function encodeFrame(payload: Uint8Array): Buffer {
  const frame = Buffer.allocUnsafe(HEADER + payload.length);
  frame.writeUInt32LE(payload.length, 0);
  frame.writeUInt32LE(crc32(payload), 4);
  frame.set(payload, HEADER);
  return frame;
}

/** The whole records at the start of a file, and how many bytes they fill: what follows is torn and worthless. */
export function decodeFrames(file: Buffer): { payloads: Buffer[]; length: number } {
  const payloads: Buffer[] = [];
  let position = 0;
  while (position + HEADER <= file.length) {
    const end = position + HEADER + file.readUInt32LE(position);
    if (end > file.length) break;
    const payload = file.subarray(position + HEADER, end);
    if (crc32(payload) !== file.readUInt32LE(position + 4)) break;
    payloads.push(payload);
    position = end;
  }
  return { payloads, length: position };
}
