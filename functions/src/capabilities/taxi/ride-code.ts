import { hashId } from '../../platform/ids.ts';

/** No I, L, O and no 0, 1: a code is read off a small screen and typed while a car waits. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ';
const digits = '23456789';

/** The ride that the call with this key makes: always the same one, so that nothing random happens in a transaction. */
export function rideIdFor(idempotencyKey: string): string {
  return `ride_${hashId(['ride', idempotencyKey], 24)}`;
}

/**
 * What drivers answer with: letter, digit, letter, digit, so that no word is mistaken for it. There are 33,856; a
 * driver is never asked about two rides of one code at a time.
 */
export function rideCodeFor(rideId: string): string {
  let rest = Number.parseInt(hashId(['ride code', rideId], 12), 16);
  let code = '';
  for (const alphabet of [letters, digits, letters, digits]) {
    code += alphabet.charAt(rest % alphabet.length);
    rest = Math.floor(rest / alphabet.length);
  }
  return code;
}

/** The driver of a WhatsApp number. A hash, because ids stand in logs and phone numbers do not. */
export function driverIdFor(address: string): string {
  return `drv_${hashId(['taxi driver', address.replace(/^whatsapp:/, '')], 24)}`;
}
