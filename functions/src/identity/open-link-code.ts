import type { LinkQuota } from '@merve/contract';
import { MerveError } from '../platform/errors.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { readTogether } from '../platform/firestore/read-together.ts';
import { actorIdFor } from '../platform/ids.ts';
import { attemptsPerCode, codeLifeMs, hashLinkCode } from './link-code.ts';

/** How many codes may be asked for within a time. */
interface QuotaRule {
  readonly most: number;
  readonly withinMs: number;
}

/** What one web account may ask for. */
const codesPerAccount: QuotaRule = { most: 5, withinMs: 60 * 60_000 };

/** What may be sent to one number, whoever asks: it bounds both nuisance and guessing. */
const codesPerPhone: QuotaRule = { most: 5, withinMs: 24 * 60 * 60_000 };

type Spent =
  | { readonly allowed: true; readonly quota: LinkQuota }
  | { readonly allowed: false; readonly until: Date };

/** Takes one from a quota, which is whole again `withinMs` after its first use. Pure. */
export function spendQuota(quota: LinkQuota | undefined, rule: QuotaRule, now: Date): Spent {
  const current =
    quota !== undefined && quota.startedAt.getTime() + rule.withinMs > now.getTime()
      ? quota
      : { startedAt: now, count: 0 };
  const until = new Date(current.startedAt.getTime() + rule.withinMs);
  if (current.count >= rule.most) return { allowed: false, until };
  return {
    allowed: true,
    quota: { startedAt: current.startedAt, count: current.count + 1, expiresAt: until },
  };
}

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
