import type { DocumentReference, DocumentSnapshot } from '@google-cloud/firestore';
import type { Place } from '@merve/contract';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readable } from '../../platform/firestore/readable.ts';

/** Our own places by their ids, each once, those that are still there: one round trip. */
export async function readPlaces(
  documents: Documents,
  placeIds: readonly (string | null)[],
): Promise<Place[]> {
  const wanted = new Set(placeIds.flatMap((placeId) => placeId ?? []));
  const references = [...wanted].map((placeId) => documents.place(placeId));
  return references.length === 0 ? [] : readable(await allOf(documents, references));
}

/** Each reference keeps its own converter at run time; `getAll` is typed without. */
function allOf<T>(
  documents: Documents,
  references: readonly DocumentReference<T>[],
): Promise<DocumentSnapshot<T>[]>;
function allOf({ db }: Documents, references: readonly DocumentReference[]): Promise<DocumentSnapshot[]> {
  return db.getAll(...references);
}
