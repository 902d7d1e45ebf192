import type { Transaction as FirestoreTransaction } from '@google-cloud/firestore';
import type { Offering, ResourceLock } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';
import { hashId } from '../platform/ids.ts';
import type { WantedLock } from './choose-locks.ts';
import { preferredToken } from './lock-keys.ts';

/** An offering with so many places or fewer has no notes: who finds the first place taken looks at all of them. */
export const fewPlaces = 4;

const ofToken = /^(.+):token:(\d+)$/;

/**
 * Notes for whoever looks for a free place which tokens of a slot are taken: written with the locks, and never read in a
 * transaction, so that nobody waits for it. It is a hint: what it says is looked up at the locks themselves before anything
 * is concluded from it. An offering with few places has none.
 * @param locks `places` left out: it is not known how many there were, so there may be a note
 */
export function noteOccupancy(
  tx: FirestoreTransaction,
  documents: Documents,
  businessId: string,
  locks: readonly (WantedLock & Pick<ResourceLock, 'places'>)[],
  taken: boolean,
): void {
  const slots = new Map<string, { slotStartsAt: Date; taken: Record<string, boolean> }>();
  for (const { lockKey, slotStartsAt, places = fewPlaces + 1 } of locks) {
    if (places <= fewPlaces) continue;
    const [, slot, token] = ofToken.exec(lockKey) ?? [];
    if (slot === undefined || token === undefined) continue;
    const noted = slots.get(slot) ?? { slotStartsAt, taken: {} };
    noted.taken[token] = taken;
    slots.set(slot, noted);
  }
  for (const [slot, noted] of slots) tx.set(documents.occupancy(businessId, slot), noted, { merge: true });
}

/**
 * Tokens that nobody seems to have in any of these slots, in an order of the transaction's own, so that those who look at
 * once seldom meet. The token that is tried first is not among them. One document a slot, read outside any transaction.
 * @param slots the locks of any one token
 */
export async function tokensSeenFree(
  documents: Documents,
  businessId: string,
  { capacity }: Pick<Offering, 'capacity'>,
  slots: readonly WantedLock[],
  txId: string,
): Promise<number[]> {
  const keys = slots.flatMap(({ lockKey }) => ofToken.exec(lockKey)?.[1] ?? []);
  const hints = await Promise.all(keys.map((slot) => documents.occupancy(businessId, slot).get()));
  const taken = hints.map((hint) => hint.data()?.taken ?? {});
  const preferred = preferredToken(txId, capacity);
  const free = tokensOf(capacity).filter(
    (token) => token !== preferred && taken.every((ofSlot) => ofSlot[token] !== true),
  );
  return inOwnOrder(free, txId);
}

export const tokensOf = (capacity: number): number[] =>
  Array.from({ length: capacity }, (_, index) => index + 1);

/** Tokens in an order of the transaction's own. */
export function inOwnOrder(tokens: readonly number[], txId: string): number[] {
  const rank = new Map(tokens.map((token) => [token, hashId([txId, String(token)], 8)]));
  return tokens.toSorted((one, other) => ((rank.get(one) ?? '') < (rank.get(other) ?? '') ? -1 : 1));
}
