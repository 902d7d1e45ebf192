import type { Transition } from '@merve/contract';
import { hashId } from '../platform/ids.ts';

/** No 0/O, 1/I/L: a reference is read aloud and typed by hand. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** The transaction that key `k` makes at a business: always the same one, so that nothing random happens in a transaction body. */
export function transactionIdFor(businessId: string, k: string): string {
  return `tx_${hashId(['transaction', businessId, k], 24)}`;
}

/** The short code a person can say, for example `K7QF2M`. Unique enough within one actor's bookings (31^6), not globally. */
export function referenceFor(txId: string): string {
  let rest = BigInt(`0x${hashId(['reference', txId], 16)}`);
  let reference = '';
  for (let index = 0; index < 6; index += 1) {
    reference += alphabet.charAt(Number(rest % BigInt(alphabet.length)));
    rest /= BigInt(alphabet.length);
  }
  return reference;
}

/** What a person typed as a reference, as it is stored: upper case, no spaces or dashes. */
export function normalizeReference(typed: string): string {
  return typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
}

/** `{txId}:{transition}`. */
export function eventIdFor(txId: string, transition: Transition): string {
  return `${txId}:${transition}`;
}
