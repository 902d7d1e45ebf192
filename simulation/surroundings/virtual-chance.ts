import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { type SeededRandom, seededRandom } from './seeded-random.ts';

let source: SeededRandom = seededRandom('before the first seed');

/** From here on every "random" id and pause in this process comes from this generator. */
export function seedProcess(random: SeededRandom): void {
  source = random;
}

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

function uuid(): string {
  const bytes = source.bytes(16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return hex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * Replaces the process's sources of chance: `Math.random`, and of node:crypto what makes ids (Merve's, the Firestore
 * SDK's, and firestore-local's). Hashes and signatures are left alone.
 */
export function installVirtualChance(): void {
  Math.random = () => source.next();
  Object.assign(crypto, {
    randomUUID: uuid,
    randomBytes: (size: number) => Buffer.from(source.bytes(size)),
    randomInt: (low: number, high?: number) =>
      high === undefined ? source.below(low) : low + source.below(high - low),
  });
  syncBuiltinESMExports();
}
