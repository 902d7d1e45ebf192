import { FieldPath } from '@google-cloud/firestore';
import type { TypesenseClient } from '../integrations/typesense/index.ts';
import type { Embedder } from '../model/embedder.ts';
import type { Clock } from '../platform/clock.ts';
import { MerveError } from '../platform/errors.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { type StoredListing, storedListing, versionOf } from './stored-listing.ts';
import { entriesOf, syncListing } from './sync-listing.ts';
import {
  isListingsCollection,
  listingsAlias,
  listingsCollectionName,
  listingsSchema,
} from './typesense-listings.ts';

export interface ReindexNeeds {
  readonly documents: Documents;
  readonly client: TypesenseClient;
  readonly embedder: Embedder | null;
  readonly clock: Clock;
  /** Tells two re-indexes that begin in the same second apart: letters and digits. */
  readonly uniquely: string;
  /** After each page. */
  readonly onProgress?: (progress: ReindexProgress) => void;
  /** Listings read and written at once; 200 if left out. */
  readonly pageSize?: number;
  /** Switch over even if Firestore has no active listing at all. */
  readonly allowEmpty?: boolean;
}

export interface ReindexProgress {
  readonly collection: string;
  readonly read: number;
  readonly indexed: number;
}

export interface ReindexReport extends ReindexProgress {
  /** Collections that were dropped: the one in use before, and what interrupted runs left. */
  readonly dropped: readonly string[];
}

/**
 * Fills a new collection with every active listing, then points the alias at it and drops the others: searches go on
 * in the old one until then, and nothing that is written meanwhile is lost, because `syncListing` writes to both. May be
 * interrupted at any moment, and run again: what it left is dropped by the next run that ends. Of two at once the one
 * that began later wins.
 * @throws MerveError `BAD_REQUEST` if a listing is refused, or none was found; the alias then stays where it was.
 */
export async function reindexListings(needs: ReindexNeeds): Promise<ReindexReport> {
  const { client, embedder, clock, uniquely } = needs;
  const collection = listingsCollectionName(clock.now(), uniquely);
  await client.createCollection(listingsSchema(collection, embedder));
  let read = 0;
  let indexed = 0;
  for await (const page of storedListings(needs)) {
    indexed += await indexPage(needs, collection, page);
    read += page.length;
    needs.onProgress?.({ collection, read, indexed });
  }
  if (indexed === 0 && needs.allowEmpty !== true) {
    await client.dropCollection(collection);
    throw new MerveError('BAD_REQUEST', 'Firestore has no active listing: is this the right project?');
  }
  const dropped = await switchOver(client, collection);
  return { collection, read, indexed, dropped };
}

/**
 * Points the alias at the filled collection and drops those begun before it, never one begun later: so of two runs at
 * once, one collection is always left.
 */
async function switchOver(client: TypesenseClient, collection: string): Promise<string[]> {
  await client.pointAlias(listingsAlias, collection);
  const names = (await client.collections()).map(({ name }) => name).filter(isListingsCollection);
  const newest = names.toSorted().at(-1);
  if (!names.includes(collection)) {
    if (newest !== undefined) await client.pointAlias(listingsAlias, newest);
    throw new MerveError(
      'BAD_REQUEST',
      'Another re-index began later and ended earlier: its index is in use',
    );
  }
  const older = names.filter((name) => name < collection);
  for (const name of older) await client.dropCollection(name);
  return older;
}

/** Every listing, page by page, in the order of their ids. */
async function* storedListings({ documents, pageSize = 200 }: ReindexNeeds): AsyncGenerator<StoredListing[]> {
  const pages = documents.listings.orderBy(FieldPath.documentId()).limit(pageSize);
  for (let page = await pages.get(); !page.empty; ) {
    yield page.docs.map(storedListing);
    const last = page.docs.at(-1);
    if (last === undefined || page.size < pageSize) return;
    page = await pages.startAfter(last).get();
  }
}

/** Writes a page, then looks again at what it read: what has changed in between is brought up to date. */
async function indexPage(
  needs: ReindexNeeds,
  collection: string,
  page: readonly StoredListing[],
): Promise<number> {
  const { documents, client, embedder } = needs;
  const entries = await entriesOf(page, embedder);
  const results = await client.importMany(collection, entries);
  for (const [place, result] of results.entries()) {
    if (result.success) continue;
    throw new MerveError('BAD_REQUEST', `${entries[place]?.id} was refused: ${result.error}`);
  }
  const again = await documents.db.getAll(...page.map(({ listingId }) => documents.listing(listingId)));
  const changed = page.filter(({ version }, place) => version !== versionOf(again[place]?.updateTime));
  for (const { listingId } of changed) await syncListing(needs, listingId);
  return entries.length;
}
