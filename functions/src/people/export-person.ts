import { type DocumentSnapshot, GeoPoint, Timestamp } from '@google-cloud/firestore';
import type { JsonValue } from '@merve/contract';
import type { KeptOfPerson } from '../manifest/kept-of-person.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { keptByRooms } from './kept-of-person.ts';
import { findPerson, type KnownBy } from './person.ts';

/** Everything that is kept of a person, by collection, as it is stored. Times are ISO 8601 in UTC. */
export type PersonExport = Record<string, JsonValue[]>;

/**
 * Reads what erasure would find, but for keys and counters that say nothing about the person.
 * @param keptByCapabilities what their manifests say they keep
 */
export async function exportPerson(
  documents: Documents,
  knownBy: KnownBy,
  keptByCapabilities: readonly KeptOfPerson[],
): Promise<PersonExport> {
  const person = await findPerson(documents, knownBy);
  const found: PersonExport = {};
  const seen = new Set<string>();
  const add = (collection: string, snapshot: DocumentSnapshot, withheld: readonly string[]) => {
    const data = snapshot.data();
    if (data === undefined || seen.has(snapshot.ref.path)) return;
    seen.add(snapshot.ref.path);
    const shown = Object.fromEntries(Object.entries(data).filter(([field]) => !withheld.includes(field)));
    found[collection] = [...(found[collection] ?? []), plain(shown)];
  };
  for (const { collection, queries, references, under = [], withheld = [], isInternal } of [
    ...keptByRooms,
    ...keptByCapabilities,
  ]) {
    if (isInternal) continue;
    const snapshots = [
      ...(await Promise.all((references?.(documents, person) ?? []).map((one) => one.get()))),
      ...(await Promise.all(queries(documents, person).map((query) => query.get()))).flatMap(
        ({ docs }) => docs,
      ),
    ];
    for (const snapshot of snapshots) {
      add(collection, snapshot, withheld);
      for (const name of under) {
        const children = await snapshot.ref.collection(name).get();
        for (const child of children.docs) add(`${collection}/*/${name}`, child, []);
      }
    }
  }
  return found;
}

function plain(value: unknown): JsonValue {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (value instanceof GeoPoint) return { latitude: value.latitude, longitude: value.longitude };
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
  }
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return null;
}
