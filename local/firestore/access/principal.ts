import { FirestoreError } from '../errors.ts';
import type { Author } from '../store/document-store.ts';
import type { Principal } from './access-policy.ts';

const ADMINISTRATOR: Principal = { kind: 'administrator' };

/**
 * Who speaks. `Bearer owner` is an administrator. An unsigned JWT (`alg: none`) is a client, its claims taken as they
 * are: emulator tokens have no signature, and mock tokens an expiry in 1970. Everything else depends on who sends it:
 * a server SDK is an administrator, with no token or a real one of a service account; a browser without a user is a
 * client without claims.
 * @param sender the header `x-goog-api-client`; the server SDKs name themselves `gccl/…` there
 */
export function principalOf(authorization: string | undefined, sender: string | undefined): Principal {
  const serverSdk = sender?.includes('gccl/') ?? false;
  const token = authorization ? (/^Bearer\s+(.*)$/i.exec(authorization)?.[1] ?? authorization) : undefined;
  if (token === 'owner') return ADMINISTRATOR;
  if (serverSdk && (token === undefined || !isUnsigned(token))) return ADMINISTRATOR;
  return { kind: 'client', claims: token === undefined ? undefined : claimsOf(token) };
}

const isUnsigned = (token: string): boolean => {
  const header = Buffer.from(token.split('.')[0] ?? '', 'base64url').toString('utf8');
  return /"alg"\s*:\s*"none"/.test(header);
};

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
