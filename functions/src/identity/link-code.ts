import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

/** A code is good for so long after it was asked for. */
export const codeLifeMs = 10 * 60_000;

/** Wrong codes after which an open code is dead. With `codesPerDayAndPhone`, 25 guesses a day at one in a million each. */
export const attemptsPerCode = 5;

/** Six digits, each equally likely. Never call inside a transaction body: it may be run again. */
export function newLinkCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** What a person typed as a code: digits of any script, spaces and dashes left out; null if it is not six digits. */
export function readLinkCode(typed: string): string | null {
  const digits = typed.normalize('NFKC').replace(/[\s\-–]/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}

/**
 * A code as it is stored. Keyed, because a plain hash of six digits is reversed by trying them all, and bound to the
 * account and the number, so that a code of one pair is worth nothing to another.
 */
export function hashLinkCode(
  { uid, address, code }: { readonly uid: string; readonly address: string; readonly code: string },
  key: string,
): string {
  return createHmac('sha256', key)
    .update(JSON.stringify(['link', uid, address, code]))
    .digest('hex');
}

/** Compares two hashes in a time that does not depend on where they differ. */
export function sameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
