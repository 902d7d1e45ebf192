import type { DocumentReference, DocumentSnapshot, Query } from '@google-cloud/firestore';
import type { Business, Listing, Offering } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';
import { log } from '../platform/log.ts';

/** A market's catalogue as it was read, each document under its path. */
export interface LoadedCatalogue {
  readonly listings: ReadonlyMap<string, Listing>;
  readonly businesses: ReadonlyMap<string, Business>;
  readonly offerings: ReadonlyMap<string, Offering>;
  /** Everything noted before this is in it. */
  readonly asOf: Date;
  /** Notes after that which are in it too, by their path, with the version of the note. */
  readonly applied: ReadonlyMap<string, string>;
}

interface Read<T> {
  readonly byPath: ReadonlyMap<string, T>;
  /** When the newest of them was written, in milliseconds since 1970. */
  readonly newest: number;
}

/**
 * What is noted late, or was written between the three queries of a load: notes so much older are asked for again. Those that
 * were followed already cost their read, and no other.
 */
const overlapMs = 60_000;

/** Its data; undefined, and named in the log, if an editor has broken it: that must not take the whole market's catalogue down. */
function dataOf<T>(document: DocumentSnapshot<T>): T | undefined {
  try {
    return document.data();
  } catch (error) {
    log.error('catalogue document left out', { path: document.ref.path }, error);
    return undefined;
  }
}

async function readAll<T>(query: Query<T>): Promise<Read<T>> {
  const { docs } = await query.get();
  const byPath = new Map<string, T>();
  let newest = 0;
  for (const document of docs) {
    const data = dataOf(document);
    if (data !== undefined) byPath.set(document.ref.path, data);
    newest = Math.max(newest, document.updateTime.toMillis());
  }
  return { byPath, newest };
}

/** A market's whole catalogue: three queries at once, so one round trip. */
export async function loadCatalogue(documents: Documents, marketId: string): Promise<LoadedCatalogue> {
  const [listings, businesses, offerings] = await Promise.all([
    readAll(documents.listings.where('marketId', '==', marketId)),
    readAll(documents.businesses.where('marketId', '==', marketId)),
    readAll(documents.allOfferings.where('marketId', '==', marketId)),
  ]);
  const newest = Math.max(listings.newest, businesses.newest, offerings.newest);
  return {
    listings: listings.byPath,
    businesses: businesses.byPath,
    offerings: offerings.byPath,
    asOf: new Date(newest - overlapMs),
    applied: new Map(),
  };
}

/**
 * The catalogue with what was noted since: one query, and a read for each document that changed, in a second round trip.
 * @returns null where reading everything is the shorter way, or the only one: nothing was noted, so the version was raised by
 * somebody who does not say what changed.
 */
export async function followChanges(
  documents: Documents,
  marketId: string,
  known: LoadedCatalogue,
): Promise<LoadedCatalogue | null> {
  const size = known.listings.size + known.businesses.size + known.offerings.size;
  const notes = await documents
    .catalogueChanges(marketId)
    .where('changedAt', '>=', known.asOf)
    .orderBy('changedAt')
    .limit(size + 1)
    .get();
  if (notes.empty || notes.size > size) return null;
  const applied = new Map(notes.docs.map(({ ref, updateTime }) => [ref.path, updateTime.valueOf()]));
  const changes = notes.docs.filter(({ ref }) => known.applied.get(ref.path) !== applied.get(ref.path));
  const last = notes.docs.at(-1)?.data().changedAt.getTime() ?? 0;
  const asOf = new Date(Math.max(known.asOf.getTime(), last - overlapMs));
  if (changes.length === 0) return { ...known, asOf, applied };
  const parts = changes.map((change) => change.data().part);
  const [listings, businesses, offerings] = await Promise.all([
    readAnew(
      documents,
      marketId,
      known.listings,
      parts.flatMap((part) => (part.kind === 'listing' ? [documents.listing(part.listingId)] : [])),
    ),
    readAnew(
      documents,
      marketId,
      known.businesses,
      parts.flatMap((part) => (part.kind === 'business' ? [documents.business(part.businessId)] : [])),
    ),
    readAnew(
      documents,
      marketId,
      known.offerings,
      parts.flatMap((part) =>
        part.kind === 'offering' ? [documents.offering(part.businessId, part.offeringId)] : [],
      ),
    ),
  ]);
  return { listings, businesses, offerings, asOf, applied };
}

/** The documents with some of them read anew; those that are gone, broken or of another market now are left out. */
async function readAnew<T extends { readonly marketId: string }>(
  documents: Documents,
  marketId: string,
  known: ReadonlyMap<string, T>,
  references: readonly DocumentReference<T>[],
): Promise<ReadonlyMap<string, T>> {
  if (references.length === 0) return known;
  const next = new Map(known);
  for (const snapshot of await readTyped(documents, references)) {
    const data = dataOf(snapshot);
    if (data?.marketId === marketId) next.set(snapshot.ref.path, data);
    else next.delete(snapshot.ref.path);
  }
  return next;
}

/** Each reference keeps its own converter at run time; `getAll` is typed without. */
function readTyped<T>(
  documents: Documents,
  references: readonly DocumentReference<T>[],
): Promise<DocumentSnapshot<T>[]>;
function readTyped(
  documents: Documents,
  references: readonly DocumentReference[],
): Promise<DocumentSnapshot[]> {
  return documents.db.getAll(...references);
}
