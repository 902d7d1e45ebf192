import { FieldValue, type QueryDocumentSnapshot } from '@google-cloud/firestore';
import { listingSchema, type StoredPicture } from '@merve/contract';
import type { PictureStore } from '../../integrations/picture-store.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { log } from '../../platform/log.ts';
import { pictureName } from './keep-picture.ts';
import { mayBeTakenAway } from './unused-pictures.ts';

/** What a sweep writes to and takes from. */
export interface PictureSweep {
  readonly documents: Documents;
  readonly store: PictureStore;
  readonly now: Date;
}

/** How many pictures were marked, were found in use again, are gone, and could not be looked after this time. */
export interface SweptPictures {
  readonly marked: number;
  readonly unmarked: number;
  readonly gone: number;
  readonly failed: number;
}

const sizes = ['small', 'large'] as const;
const namingSchema = listingSchema.pick({ pictures: true });

/**
 * Looks after the pictures of all markets: what no listing names is marked, what is named again loses the mark, and what was not named for
 * a week and a day is taken away. Those listings that are switched off count, too. It can be run as often as one likes, and broken off.
 */
export async function sweepPictures(sweep: PictureSweep): Promise<SweptPictures> {
  const swept = { marked: 0, unmarked: 0, gone: 0, failed: 0 };
  const { docs: markets } = await sweep.documents.markets.get();
  for (const market of markets) {
    const { docs: pictures } = await sweep.documents.storedPictures(market.id).get();
    if (pictures.length === 0) continue;
    // Read after the pictures: one that is uploaded and named meanwhile is not among them.
    const named = await namedBy(sweep.documents, market.id);
    for (const picture of pictures) {
      try {
        const done = await lookAfter(sweep, picture, named.has(picture.id));
        if (done !== null) swept[done] += 1;
      } catch (thrown) {
        swept.failed += 1;
        log.error('a picture was not looked after', { marketId: market.id, pictureId: picture.id }, thrown);
      }
    }
  }
  log.info('pictures swept', { ...swept });
  return swept;
}

/** The ids of all pictures that listings of a market name. */
async function namedBy({ db }: Documents, marketId: string): Promise<ReadonlySet<string>> {
  const { docs } = await db.collection('listings').where('marketId', '==', marketId).select('pictures').get();
  return new Set(
    docs.flatMap((listing) =>
      (namingSchema.parse(listing.data()).pictures ?? []).map(({ pictureId }) => pictureId),
    ),
  );
}

async function lookAfter(
  { documents, store, now }: PictureSweep,
  picture: QueryDocumentSnapshot<StoredPicture>,
  isNamed: boolean,
): Promise<'marked' | 'unmarked' | 'gone' | null> {
  const stored = picture.data();
  const { marketId, pictureId, unused } = stored;
  const reference = documents.storedPicture(marketId, pictureId);
  /** What changed since it was read, an upload for one, is for the next sweep to judge. */
  const asRead = { lastUpdateTime: picture.updateTime };
  if (isNamed) {
    if (unused === undefined) return null;
    return await unlessChanged(reference.update({ unused: FieldValue.delete() }, asRead), 'unmarked');
  }
  if (unused === undefined) {
    const [small = null, large = null] = await Promise.all(
      sizes.map((size) => store.generation(pictureName(marketId, pictureId, size))),
    );
    const mark = { since: now, generations: { small, large } };
    return await unlessChanged(reference.update({ unused: mark }, asRead), 'marked');
  }
  if (!mayBeTakenAway(stored, now)) return null;
  // The bytes first: broken off here, the mark is still there, and the next sweep goes on. Those of an upload meanwhile are another version,
  // and stay.
  for (const size of sizes) {
    const generation = unused.generations[size];
    if (generation !== null) await store.remove(pictureName(marketId, pictureId, size), generation);
  }
  return await unlessChanged(reference.delete(asRead), 'gone');
}

/** What was done; null where the picture is another than was read: gRPC status FAILED_PRECONDITION, or NOT_FOUND. */
async function unlessChanged<Done>(write: Promise<unknown>, done: Done): Promise<Done | null> {
  try {
    await write;
    return done;
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && (thrown.code === 9 || thrown.code === 5)) return null;
    throw thrown;
  }
}
