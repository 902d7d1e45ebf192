import type { TypesenseClient, TypesenseDocument } from '../integrations/typesense/index.ts';
import type { Embedder } from '../model/embedder.ts';
import { MerveError } from '../platform/errors.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { log } from '../platform/log.ts';
import { type StoredListing, storedListing } from './stored-listing.ts';
import {
  embeddedText,
  embeddingField,
  isListingsCollection,
  typesenseDocumentOf,
} from './typesense-listings.ts';

export interface SyncNeeds {
  readonly documents: Documents;
  readonly client: Pick<TypesenseClient, 'collections' | 'upsert' | 'remove'>;
  readonly embedder: Embedder | null;
}

/** How often a listing may change while it is written before the event is given back, to be tried again later. */
const roundLimit = 5;

/**
 * Brings one listing's index entry to what Firestore has now, in the collection in use and in any that a re-index is
 * filling. Safe to run any number of times, at once, and in any order: it takes from an event only *which* listing
 * changed, and looks at Firestore again after it has written. Whoever wrote an older state either sees the newer one
 * then and writes that, or is followed by the worker of the newer one; so what is written last is what is true.
 * @throws MerveError when Typesense does not take it; the event must then be delivered again.
 */
export async function syncListing(needs: SyncNeeds, listingId: string): Promise<void> {
  const { documents } = needs;
  const look = async () => storedListing(await documents.listing(listingId).get());
  let current = await look();
  for (let round = 0; round < roundLimit; round += 1) {
    await writeEntry(needs, current);
    const afterwards = await look();
    if (afterwards.version === current.version) return;
    current = afterwards;
  }
  throw new MerveError('UPSTREAM_UNAVAILABLE', `Listing ${listingId} changes faster than it is indexed`);
}

async function writeEntry({ client, embedder }: SyncNeeds, stored: StoredListing): Promise<void> {
  // Asked each time: a re-index may have begun since.
  const names = (await client.collections()).map(({ name }) => name).filter(isListingsCollection);
  if (names.length === 0) {
    log.warning('listing not indexed', { listingId: stored.listingId, reason: 'there is no index yet' });
    return;
  }
  const [entry] = await entriesOf([stored], embedder);
  for (const name of names) {
    if (entry === undefined) await client.remove(name, stored.listingId);
    else await unlessDropped(client.upsert(name, entry));
  }
}

/** A collection that a finished re-index has dropped meanwhile needs no entry. */
async function unlessDropped(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (thrown) {
    if (!(thrown instanceof MerveError && thrown.code === 'NOT_FOUND')) throw thrown;
  }
}

/** The index entries of those listings that shall have one. Embeds them together, where that is configured. */
export async function entriesOf(
  stored: readonly StoredListing[],
  embedder: Embedder | null,
): Promise<TypesenseDocument[]> {
  const listings = stored.flatMap(({ listing, version }) =>
    listing === null || version === null ? [] : [{ listing, version }],
  );
  const vectors =
    embedder === null || listings.length === 0
      ? []
      : await embedder.embed(
          listings.map(({ listing }) => embeddedText(listing)),
          'document',
        );
  return listings.map(({ listing, version }, place) => {
    const vector = vectors[place];
    return {
      ...typesenseDocumentOf(listing, version),
      ...(embedder === null || vector === undefined ? {} : { [embeddingField(embedder)]: vector }),
    };
  });
}
