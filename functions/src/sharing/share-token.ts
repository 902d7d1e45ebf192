import { createHmac, randomBytes } from 'node:crypto';
import { shareCodeSchema, shareTokenSchema } from '@merve/contract';
import { hashId } from '../platform/ids.ts';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const bytesOfToken = 16;
const lettersOfToken = 26;
const lettersOfCode = 8;

/** 128 bits as 26 letters, five bits each, the last filled up with zeros. */
function asLetters(bytes: Buffer): string {
  let rest = BigInt(`0x${bytes.toString('hex')}`) << 2n;
  let letters = '';
  for (let index = 0; index < lettersOfToken; index += 1) {
    letters = (alphabet[Number(rest & 31n)] ?? '') + letters;
    rest >>= 5n;
  }
  return letters;
}

/** A link's secret: 128 random bits. Never call inside a transaction body: it may be run again. */
export function newShareToken(): string {
  return asLetters(randomBytes(bytesOfToken));
}

/**
 * The secret of a link that one operation makes: the same for the same operation, so that what is run again makes the same link; nobody
 * who lacks the key can tell it from random bits.
 * @param operation an idempotency key and what is made by it
 */
export function shareTokenOf(operation: readonly string[], key: string): string {
  const digest = createHmac('sha256', key)
    .update(JSON.stringify(['share', ...operation]))
    .digest();
  return asLetters(digest.subarray(0, bytesOfToken));
}

/**
 * What somebody wrote as a link's secret; null where it is none. Capitals, spaces and dashes do not matter, and letters that the alphabet
 * lacks are read as what they look like.
 */
export function readShareToken(written: string): string | null {
  const letters = lettersIn(written);
  return shareTokenSchema.safeParse(letters).success ? letters : null;
}

/** The same of a short code. */
export function readShareCode(written: string): string | null {
  const letters = lettersIn(written);
  return shareCodeSchema.safeParse(letters).success ? letters : null;
}

const lettersIn = (written: string): string =>
  written
    .normalize('NFKC')
    .replace(/[\s\-–]/g, '')
    .toLowerCase()
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');

/** The short code that one operation makes, as `shareTokenOf` does: its first 40 bits. */
export function shareCodeOf(operation: readonly string[], key: string): string {
  return shareTokenOf(['code', ...operation], key).slice(0, lettersOfCode);
}

/** A code as people read and type it: `ABCD-1234`. Pure. */
export const shownCode = (code: string): string =>
  `${code.slice(0, lettersOfCode / 2)}-${code.slice(lettersOfCode / 2)}`.toUpperCase();

/** A link's id: the hash of its secret. Plain, because nobody tries 128 bits. */
export function linkIdOf(token: string): string {
  return `lnk_${hashId(['share-link', token], 48)}`;
}
