import type { Identity } from '../../manifest/route.ts';
import { MerveError } from '../../platform/errors.ts';

// Whoever calls is counted under a keyed id.
process.env['ACTOR_KEY'] ??= 'a key of the test alone';

/** Who comes with which token is the token's own test: in others a token is `uid`, or `admin:uid` for an operator. */
export async function tokensAreNames(authorization: string | undefined): Promise<Identity> {
  const token = authorization?.match(/^Bearer (.+)$/)?.[1];
  if (!token) throw new MerveError('UNAUTHENTICATED', 'There is no token');
  return { uid: token.replace('admin:', ''), name: null, admin: token.startsWith('admin:') };
}
