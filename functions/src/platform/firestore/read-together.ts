import type { DocumentData, DocumentReference, DocumentSnapshot, Transaction } from '@google-cloud/firestore';

type AnyReference = DocumentReference<unknown, DocumentData>;
/** What a transaction's present attempt has read ahead of who asks for it, by path. */
const readAheadBy = new WeakMap<object, ReadonlyMap<string, DocumentSnapshot<unknown, DocumentData>>>();

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
 * `tx.get` would cost two round trips: the first one also begins the transaction, and the rest wait for it.) What the transaction
 * has been told to read ahead is not read again.
 */
export function readTogether<const Items extends readonly Wanted[]>(
  tx: Transaction,
  ...wanted: Items
): Promise<Models<Items>>;
export async function readTogether(tx: Transaction, ...wanted: readonly Wanted[]): Promise<unknown[]> {
  const snapshots = await held(
    tx,
    wanted.flat().filter((reference) => reference !== null),
  );
  let next = 0;
  return wanted.map((item) => {
    if (item === null) return undefined;
    if (!Array.isArray(item)) return snapshots[next++]?.data();
    const first = next;
    next += item.length;
    return snapshots.slice(first, next).map((snapshot) => snapshot.data());
  });
}

/**
 * Reads documents ahead of whoever asks for them later in this attempt of the transaction (`readTogether`): several steps that do not
 * know of each other then share one round trip. To be called first in each attempt, since the SDK runs every one with the same object,
 * and what an earlier one read may have changed. Read in one transaction, a document stays as it was read until its end.
 */
export async function readAhead(tx: Transaction, references: readonly AnyReference[]): Promise<void> {
  readAheadBy.delete(tx);
  if (references.length === 0) return;
  const snapshots = await tx.getAll(...references);
  readAheadBy.set(tx, byPath(references, snapshots));
}

/** Each document as it was read ahead, and the others from Firestore, if there are any; in the order asked for. */
async function held(
  tx: Transaction,
  references: readonly AnyReference[],
): Promise<readonly DocumentSnapshot<unknown, DocumentData>[]> {
  const ahead = readAheadBy.get(tx);
  if (ahead === undefined) return tx.getAll(...references);
  const unread = references.filter(({ path }) => !ahead.has(path));
  const read = byPath(unread, unread.length === 0 ? [] : await tx.getAll(...unread));
  return references.flatMap(({ path }) => ahead.get(path) ?? read.get(path) ?? []);
}

function byPath(
  references: readonly AnyReference[],
  snapshots: readonly DocumentSnapshot<unknown, DocumentData>[],
): ReadonlyMap<string, DocumentSnapshot<unknown, DocumentData>> {
  return new Map(
    references.flatMap(({ path }, index) => {
      const snapshot = snapshots[index];
      return snapshot === undefined ? [] : [[path, snapshot] as const];
    }),
  );
}
