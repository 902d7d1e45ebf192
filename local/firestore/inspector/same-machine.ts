import { FirestoreError } from '../errors.ts';
import type { HttpRequest } from '../http/http-door.ts';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/**
 * Refuses what a web page of another origin might have caused, and any page that a foreign name leads here (DNS
 * rebinding): a Host that is no loopback name, an Origin or fetch metadata of another site. Programs send neither of the
 * latter. Throws PERMISSION_DENIED.
 */
export function refuseOtherOrigins({ headers }: HttpRequest): void {
  const { host = '', origin } = headers;
  const site = headers['sec-fetch-site'];
  const own = origin === undefined || origin === `http://${host}`;
  const direct = site === undefined || site === 'same-origin' || site === 'none';
  if (!LOOPBACK.test(host) || !own || !direct) {
    throw new FirestoreError(
      'PERMISSION_DENIED',
      'This is answered on this machine only, and to no other web page.',
    );
  }
}
