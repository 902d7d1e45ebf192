import type { DocumentSnapshot, Timestamp } from '@google-cloud/firestore';
import type { Listing } from '@merve/contract';
import { log } from '../platform/log.ts';

/** A listing as Firestore has it at one moment. */
export interface StoredListing {
  readonly listingId: string;
  /** See `versionOf`. */
  readonly version: number | null;
  /** What the index shall have: null for one that is gone, inactive, or does not fit its schema. */
  readonly listing: Listing | null;
}

/** Microseconds since 1970, as precise as Firestore counts; null for a document that does not exist. */
export function versionOf(updateTime: Timestamp | undefined): number | null {
  if (updateTime === undefined) return null;
  return updateTime.seconds * 1_000_000 + Math.floor(updateTime.nanoseconds / 1000);
}

export function storedListing(snapshot: DocumentSnapshot<Listing>): StoredListing {
  const { id: listingId, updateTime } = snapshot;
  const version = versionOf(updateTime);
  if (version === null) return { listingId, version, listing: null };
  try {
    const listing = snapshot.data();
    return { listingId, version, listing: listing?.active === true ? listing : null };
  } catch (error) {
    // The catalogue leaves it out as well.
    log.error('listing left out of the index', { path: snapshot.ref.path }, error);
    return { listingId, version, listing: null };
  }
}
