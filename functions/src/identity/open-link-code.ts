import { MerveError } from '../platform/errors.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { readTogether } from '../platform/firestore/read-together.ts';
import { actorIdFor } from '../platform/ids.ts';
import { attemptsPerCode, codeLifeMs, hashLinkCode } from './link-code.ts';
import { codesPerAccount, codesPerPhone, spendQuota } from './link-quota.ts';

export interface CodeRequest {
  readonly uid: string;
  /** `whatsapp:+E164`. */
  readonly address: string;
  /** From `newLinkCode`. */
  readonly code: string;
  readonly key: string;
  readonly now: Date;
}

/**
 * Opens a code for a web account; an earlier one of the account is dead from now on. Only the keyed hash is stored.
 * @returns whether the code may be sent: not if the number has had its share today. The account is not told, because
 *   that would tell a stranger something about the number.
 * @throws MerveError `RATE_LIMITED` with `seconds` if the account asks too often; nothing was written.
 */
export async function openLinkCode(
  documents: Documents,
  { uid, address, code, key, now }: CodeRequest,
): Promise<{ readonly expiresAt: Date; readonly maySend: boolean }> {
  const accountQuota = documents.linkQuota(`uid:${uid}`);
  // Not the number itself: ids are seen where contents are not.
  const phoneQuota = documents.linkQuota(`phone:${actorIdFor(address, key)}`);
  const expiresAt = new Date(now.getTime() + codeLifeMs);
  const codeHash = hashLinkCode({ uid, address, code }, key);
  return documents.db.runTransaction(async (tx) => {
    const [ofAccount, ofPhone, open] = await readTogether(
      tx,
      accountQuota,
      phoneQuota,
      documents.linkCode(uid),
    );
    // The SDK runs this again when a commit was applied but not acknowledged.
    if (open?.codeHash === codeHash) return { expiresAt: open.expiresAt, maySend: true };
    const account = spendQuota(ofAccount, codesPerAccount, now);
    if (!account.allowed) {
      const seconds = Math.max(1, Math.ceil((account.until.getTime() - now.getTime()) / 1000));
      throw new MerveError('RATE_LIMITED', 'This account asked for too many codes', { details: { seconds } });
    }
    tx.set(accountQuota, account.quota);
    const phone = spendQuota(ofPhone, codesPerPhone, now);
    if (!phone.allowed) return { expiresAt, maySend: false };
    tx.set(phoneQuota, phone.quota);
    tx.set(documents.linkCode(uid), {
      uid,
      address,
      codeHash,
      attemptsLeft: attemptsPerCode,
      expiresAt,
      createdAt: now,
    });
    return { expiresAt, maySend: true };
  });
}
