import { z } from 'zod';
import type { Identity } from '../manifest/route.ts';
import { MerveError } from '../platform/errors.ts';

const marketIds = z.array(z.string()).catch([]);

/** `admin: true` is all markets; `adminOf: ['north-cyprus']` is those, and older code that does not know it gives them none. Pure. */
export function marketsOf(claims: Readonly<Record<string, unknown>>): Identity['operates'] {
  return claims['admin'] === true ? 'all' : marketIds.parse(claims['adminOf']);
}

/**
 * Who sends a request, by the Firebase ID token in its `Authorization: Bearer` header; anonymous users included.
 * @throws MerveError `UNAUTHENTICATED` for a missing, expired, forged or other project's token.
 */
export async function verifyIdToken(authorization: string | undefined): Promise<Identity> {
  const token = authorization?.match(/^Bearer\s+(\S+)$/i)?.[1];
  if (!token) throw new MerveError('UNAUTHENTICATED', 'There is no Bearer token');
  const [{ getApps, initializeApp }, { getAuth }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/auth'),
  ]);
  try {
    const decoded = await getAuth(getApps()[0] ?? initializeApp()).verifyIdToken(token);
    const name: unknown = decoded['name'];
    return {
      uid: decoded.uid,
      name: typeof name === 'string' ? name : null,
      operates: marketsOf(decoded),
      isAnonymous: decoded.firebase.sign_in_provider === 'anonymous',
    };
  } catch (cause) {
    throw new MerveError('UNAUTHENTICATED', 'The ID token is not valid', { cause });
  }
}
