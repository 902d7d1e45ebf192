import type { GoogleAccount, GoogleAccountView, GoogleLeave } from '@merve/contract';
import type { GoogleServices } from '../../integrations/google-account/index.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { log } from '../../platform/log.ts';
import { openToken } from './seal-token.ts';

/** The Google account of a person, by all their actors, one that is connected first. One round trip. */
export async function accountOf(
  documents: Documents,
  actorIds: readonly string[],
): Promise<GoogleAccount | null> {
  const found = await Promise.all(actorIds.map((actorId) => documents.googleAccount(actorId).get()));
  const accounts = found.flatMap((one) => one.data() ?? []);
  return accounts.find(({ state }) => state === 'connected') ?? accounts[0] ?? null;
}

/** Whether it may be used for this now. Pure. */
export const mayUse = (
  account: GoogleAccount | null | undefined,
  leave: GoogleLeave,
): account is GoogleAccount => account?.state === 'connected' && account.leaves.includes(leave);

/** Pure. */
export function viewOfAccount(account: GoogleAccount | null, isOffered: boolean): GoogleAccountView {
  return account === null
    ? { isOffered, state: 'none', address: null, leaves: [], connectedAt: null }
    : {
        ...{ isOffered, state: account.state, address: account.address, leaves: account.leaves },
        connectedAt: account.createdAt.toISOString(),
      };
}

/**
 * A token for an hour; null where the person's leave has ended, which is then noted, and where the seal opens no more (another key).
 * @throws MerveError `UPSTREAM_UNAVAILABLE`
 */
export async function accessTokenOf(
  documents: Documents,
  { oauth, tokenKey }: GoogleServices,
  account: GoogleAccount,
  now: Date,
): Promise<string | null> {
  const { actorId, sealedToken } = account;
  const refreshToken = openToken(sealedToken, actorId, tokenKey);
  const token = refreshToken === null ? null : await oauth.accessToken(refreshToken);
  if (token !== null) return token;
  log.info('google account ended', { sealed: refreshToken === null });
  await documents.db.runTransaction(async (tx) => {
    const reference = documents.googleAccount(actorId);
    const fresh = (await tx.get(reference)).data();
    // Connected anew meanwhile: that one is not ended.
    if (fresh?.sealedToken === sealedToken) tx.set(reference, { ...fresh, state: 'ended', updatedAt: now });
  });
  return null;
}

/**
 * Takes a connection back at Google, and forgets it here. May be repeated.
 * @throws MerveError `UPSTREAM_UNAVAILABLE` where Google could not be told: then it is still here
 */
export async function disconnect(
  documents: Documents,
  services: GoogleServices | null,
  account: GoogleAccount,
): Promise<void> {
  const refreshToken =
    services === null ? null : openToken(account.sealedToken, account.actorId, services.tokenKey);
  if (services !== null && refreshToken !== null) await services.oauth.revoke(refreshToken);
  await documents.googleAccount(account.actorId).delete();
}
