import type { Transaction } from '@google-cloud/firestore';
import type { Documents } from '../platform/firestore/documents.ts';
import { readTogether } from '../platform/firestore/read-together.ts';
import { hasSaid, joined } from './person.ts';

/**
 * What one actor said of themselves, allergies above all, as of another's too: they are one person, or were until now. As one step of the caller's
 * transaction: reads, and hands back the write. The other document stays as it is. One round trip.
 */
export async function prepareJoin(
  tx: Transaction,
  documents: Documents,
  {
    fromActorId,
    intoActorId,
    now,
  }: { readonly fromActorId: string; readonly intoActorId: string; readonly now: Date },
): Promise<() => void> {
  const intoRef = documents.person(intoActorId);
  const [from, into] = await readTogether(tx, documents.person(fromActorId), intoRef);
  if (from === undefined || fromActorId === intoActorId || !hasSaid(from)) return () => {};
  return () => {
    tx.set(intoRef, joined(into, intoActorId, from, now));
  };
}
