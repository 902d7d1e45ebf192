import { randomBytes } from 'node:crypto';
import type { GoogleAccount, GoogleConsent, GoogleConsentOutcome, GoogleLeave } from '@merve/contract';
import { newVerifier } from '../../integrations/google-account/google-oauth.ts';
import type { GoogleServices } from '../../integrations/google-account/index.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { hashId } from '../../platform/ids.ts';
import { accountOf } from './google-account.ts';
import { openToken, sealToken } from './seal-token.ts';

const waysLiveMs = 10 * 60_000;

interface Going {
  readonly uid: string;
  /** The one they act as first. */
  readonly actorIds: readonly [string, ...string[]];
  readonly redirectUri: string;
  readonly now: Date;
}

const consentIdOf = (state: string) => hashId(['google-consent', state]);

/** Begins a person's way to Google: its state is kept as a hash, its PKCE verifier sealed. One read, one write. */
export async function beginConsent(
  documents: Documents,
  services: GoogleServices,
  { uid, actorIds, redirectUri, leave, now }: Going & { readonly leave: GoogleLeave },
): Promise<{ readonly url: string; readonly expiresAt: Date }> {
  const [actorId] = actorIds;
  const state = randomBytes(32).toString('base64url');
  const verifier = newVerifier();
  const consentId = consentIdOf(state);
  const account = await accountOf(documents, actorIds);
  const expiresAt = new Date(now.getTime() + waysLiveMs);
  const consent: GoogleConsent = {
    ...{ consentId, actorId, uid, leave, createdAt: now, expiresAt },
    sealedVerifier: sealToken(verifier, consentId, services.tokenKey),
  };
  await documents.googleConsent(consentId).create(consent);
  const url = services.oauth.addressFor({
    ...{ leave, state, verifier, redirectUri, loginHint: account?.address ?? null },
  });
  return { url, expiresAt };
}

/** Takes a way that was begun by this account, once: what is brought again, too late or by somebody else finds nothing. */
async function takeConsent(
  documents: Documents,
  state: string,
  { uid, now }: Pick<Going, 'uid' | 'now'>,
): Promise<GoogleConsent | null> {
  return documents.db.runTransaction(async (tx) => {
    const reference = documents.googleConsent(consentIdOf(state));
    const consent = (await tx.get(reference)).data();
    // Another's stays theirs.
    if (consent === undefined || consent.uid !== uid) return null;
    tx.delete(reference);
    return consent.expiresAt > now ? consent : null;
  });
}

/**
 * What Google answered, as the person's browser brought it. Of the account that is connected already the newest token has all that was ever given.
 * Another account than that is refused: what somebody agreed to is for the address they saw.
 * @throws MerveError `UPSTREAM_UNAVAILABLE`
 */
export async function answerConsent(
  documents: Documents,
  services: GoogleServices,
  going: Going,
  {
    state,
    code,
    error,
  }: { readonly state: string; readonly code?: string | undefined; readonly error?: string | undefined },
): Promise<GoogleConsentOutcome> {
  const { uid, actorIds, redirectUri, now } = going;
  const consent = await takeConsent(documents, state, going);
  if (consent === null) return 'lapsed';
  if (error !== undefined) return error === 'access_denied' ? 'declined' : 'failed';
  const { tokenKey, oauth } = services;
  const verifier = openToken(consent.sealedVerifier, consent.consentId, tokenKey);
  if (code === undefined || verifier === null) return 'lapsed';
  const granted = await oauth.exchange({ code, verifier, redirectUri });
  if (granted === null) return 'failed';
  const { refreshToken, subject, address, leaves } = granted;
  const before = await accountOf(documents, actorIds);
  if (before?.state === 'connected' && before.subject !== subject) {
    await oauth.revoke(refreshToken);
    return 'otherAccount';
  }
  if (leaves.length === 0) {
    await oauth.revoke(refreshToken);
    return 'withheld';
  }
  const actorId = before?.actorId ?? consent.actorId;
  const account: GoogleAccount = {
    ...{ actorId, uid, subject, address, leaves: [...leaves], state: 'connected' },
    sealedToken: sealToken(refreshToken, actorId, tokenKey),
    createdAt: before?.state === 'connected' ? before.createdAt : now,
    updatedAt: now,
  };
  await documents.googleAccount(actorId).set(account);
  return leaves.includes(consent.leave) ? 'connected' : 'withheld';
}
