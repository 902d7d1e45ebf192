import type { DocumentData, DocumentReference, Transaction } from '@google-cloud/firestore';

type AnyReference = DocumentReference<unknown, DocumentData>;
type Wanted = AnyReference | readonly AnyReference[] | null;
type Model<Item> = Item extends null
  ? undefined
  : Item extends DocumentReference<infer M, DocumentData>
    ? M | undefined
    : Item extends readonly DocumentReference<infer M, DocumentData>[]
      ? readonly (M | undefined)[]
      : never;
type Models<Items extends readonly Wanted[]> = { -readonly [Index in keyof Items]: Model<Items[Index]> };

/**
 * Reads documents of different types in one round trip, each through its own converter. A list of references gives
 * a list; a document that does not exist is `undefined`, and so is null in its place, where there is nothing to read. (Several
 * `tx.get` would cost two round trips: the first one also begins the transaction, and the rest wait for it.)
 */
export function readTogether<const Items extends readonly Wanted[]>(
  tx: Transaction,
  ...wanted: Items
): Promise<Models<Items>>;
export async function readTogether(tx: Transaction, ...wanted: readonly Wanted[]): Promise<unknown[]> {
  const snapshots = await tx.getAll(...wanted.flat().filter((reference) => reference !== null));
  let next = 0;
  return wanted.map((item) => {
    if (item === null) return undefined;
    if (!Array.isArray(item)) return snapshots[next++]?.data();
    const first = next;
    next += item.length;
    return snapshots.slice(first, next).map((snapshot) => snapshot.data());
  });
}
