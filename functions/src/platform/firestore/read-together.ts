import type { DocumentData, DocumentReference, Transaction } from '@google-cloud/firestore';

type Model<Reference> = Reference extends DocumentReference<infer Type, infer _Stored> ? Type : never;
type Models<References extends readonly unknown[]> = {
  -readonly [Index in keyof References]: Model<References[Index]> | undefined;
};

/**
 * Reads documents of several types in one round trip of a transaction; each passes its own converter. Separate
 * `tx.get` calls would cost one round trip each, even in parallel: the first begins the transaction and the others
 * wait for its id.
 * @returns the documents in the order asked for, `undefined` where there is none.
 */
export async function readTogether<const References extends readonly Pick<DocumentReference, 'path'>[]>(
  tx: Transaction,
  references: References,
): Promise<Models<References>> {
  // The SDK types getAll for one document type, but applies each reference's own converter; this is the one place
  // that says so to the compiler.
  const snapshots = await tx.getAll(...(references as unknown as DocumentReference<unknown, DocumentData>[]));
  return snapshots.map((snapshot) => snapshot.data()) as Models<References>;
}
