import type { Transaction as FirestoreTransaction } from '@google-cloud/firestore';
import type { Transaction } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';
import { withAllergies } from './resolve-transaction.ts';
import { isLive } from './transition.ts';
import { writeStanding } from './write-transaction.ts';

/**
 * A live booking whose guest tells of an allergy only now: no transition, so no event; state and locks are what they were.
 * As one step of the caller's transaction, of a booking that was read in it.
 * @returns null if it is over, or carries every one of these words already
 */
export function addAllergies(
  tx: FirestoreTransaction,
  documents: Documents,
  before: Transaction,
  { words, now }: { readonly words: readonly string[]; readonly now: Date },
): { readonly transaction: Transaction; write(): void } | null {
  const after = withAllergies(before, words);
  const isKnown = (after.allergies?.length ?? 0) === (before.allergies?.length ?? 0);
  if (isKnown || !isLive(before, now)) return null;
  const transaction = { ...after, updatedAt: now };
  return { transaction, write: () => writeStanding(tx, documents, before, transaction) };
}

/**
 * The same of what others tell who come along (`Transaction.companyAllergies`).
 * @returns null if it is over, or carries every one of these words already
 */
export function addCompanyAllergies(
  tx: FirestoreTransaction,
  documents: Documents,
  before: Transaction,
  { words, now }: { readonly words: readonly string[]; readonly now: Date },
): { readonly transaction: Transaction; readonly news: readonly string[]; write(): void } | null {
  const known = [...(before.companyAllergies ?? []), ...(before.allergies ?? [])];
  const news = [...new Set(words)].filter((one) => !known.includes(one));
  if (news.length === 0 || !isLive(before, now)) return null;
  const companyAllergies = [...(before.companyAllergies ?? []), ...news];
  const transaction = { ...before, companyAllergies, updatedAt: now };
  return { transaction, news, write: () => writeStanding(tx, documents, before, transaction) };
}
