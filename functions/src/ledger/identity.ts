import type { Transition } from '@merve/contract';
import { hashId } from '../platform/ids.ts';

/** No 0/O, 1/I/L: a reference is read aloud and typed by hand. */
const digits = '23456789';
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ';
const alphabet = digits + letters;

/** The transaction that key `k` makes at a business: always the same one, so that nothing random happens in a transaction body. */
export function transactionIdFor(businessId: string, k: string): string {
  return `tx_${hashId(['transaction', businessId, k], 24)}`;
}

/**
 * The short code a person can say, for example `K7QF2M`. It has a digit and a letter: of six letters alone nobody could tell
 * whether they are a code or a word. Unique enough within one actor's bookings (nearly 31^6), not globally.
 */
export function referenceFor(txId: string): string {
  let rest = BigInt(`0x${hashId(['reference', txId], 16)}`);
  const draw = (size: number): number => {
    const drawn = Number(rest % BigInt(size));
    rest /= BigInt(size);
    return drawn;
  };
  const signs = Array.from({ length: 6 }, () => alphabet.charAt(draw(alphabet.length)));
  for (const kind of [digits, letters]) {
    if (!signs.some((sign) => kind.includes(sign)))
      signs[draw(signs.length)] = kind.charAt(draw(kind.length));
  }
  return signs.join('');
}

/** What a person typed as a reference, as it is stored: upper case, no spaces or dashes. */
export function normalizeReference(typed: string): string {
  return typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
}

/** `{txId}:{transition}`. */
export function eventIdFor(txId: string, transition: Transition): string {
  return `${txId}:${transition}`;
}
