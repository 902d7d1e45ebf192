import { MerveError } from '../../platform/errors.ts';
import type { Identity } from '../verify-id-token.ts';

/** Who comes with which token is the token's own test: in others a token is `uid`, or `admin:uid` for an operator. */
export async function tokensAreNames(authorization: string | undefined): Promise<Identity> {
  const token = authorization?.match(/^Bearer (.+)$/)?.[1];
  if (!token) throw new MerveError('UNAUTHENTICATED', 'There is no token');
  return { uid: token.replace('admin:', ''), name: null, admin: token.startsWith('admin:') };
}
