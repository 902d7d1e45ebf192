import { FirestoreError } from '../errors.ts';
import type { Author } from '../store/document-store.ts';
import type { Principal } from './access-policy.ts';

const ADMINISTRATOR: Principal = { kind: 'administrator' };

/**
 * Who speaks, by the authorization header. `Bearer owner` is an administrator, and so is no header at all unless the
 * caller says otherwise (browsers without a user send none, and are clients). Any other bearer is an unsigned JWT whose
 * claims are taken as they are: emulator tokens have no signature, and mock tokens an expiry in 1970.
 */
export function principalOf(authorization: string | undefined, anonymousIsClient: boolean): Principal {
  if (authorization === undefined || authorization === '') {
    return anonymousIsClient ? { kind: 'client', claims: undefined } : ADMINISTRATOR;
  }
  const token = /^Bearer\s+(.*)$/i.exec(authorization)?.[1] ?? authorization;
  if (token === 'owner') return ADMINISTRATOR;
  return { kind: 'client', claims: claimsOf(token) };
}

function claimsOf(token: string): Readonly<Record<string, unknown>> {
  const payload = token.split('.')[1];
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString('utf8'));
    if (claims !== null && typeof claims === 'object') return { ...claims };
  } catch {
    // Falls through to the refusal: a token that is not a JWT is the caller's fault.
  }
  throw new FirestoreError('UNAUTHENTICATED', 'The bearer token is not a JSON web token.');
}

export function authorOf(principal: Principal): Author {
  if (principal.kind === 'administrator') return { type: 'system', id: undefined };
  const id = principal.claims?.['user_id'] ?? principal.claims?.['sub'];
  return typeof id === 'string' ? { type: 'app_user', id } : { type: 'unauthenticated', id: undefined };
}
