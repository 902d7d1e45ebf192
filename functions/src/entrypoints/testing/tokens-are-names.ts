import type { Identity } from '../../manifest/route.ts';
import { MerveError } from '../../platform/errors.ts';

// Whoever calls is counted under a keyed id.
process.env['ACTOR_KEY'] ??= 'a key of the test alone';

/** Who comes with which token is the token's own test: in others a token is `uid`, `admin:uid` for an operator of all markets, or `admin(a,b):uid` for one of some. */
export async function tokensAreNames(authorization: string | undefined): Promise<Identity> {
  const token = authorization?.match(/^Bearer (.+)$/)?.[1];
  if (!token) throw new MerveError('UNAUTHENTICATED', 'There is no token');
  const [, claim = '', some, uid = token] = token.match(/^(admin(?:\(([^)]*)\))?):(.+)$/) ?? [];
  const operates = claim === '' ? [] : some === undefined ? 'all' : some.split(',').filter(Boolean);
  return { uid, name: null, operates };
}
