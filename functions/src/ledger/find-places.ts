import type { Transaction as FirestoreTransaction } from '@google-cloud/firestore';
import type { Business, Offering } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';
import { startsOf } from './check-bookable.ts';
import {
  firstFree,
  type LocksRead,
  preferredLocks,
  readLocks,
  readLocksNow,
  type WantedLock,
  wantedLocks,
} from './choose-locks.ts';
import { fewPlaces, inOwnOrder, tokensOf, tokensSeenFree } from './occupancy.ts';

/** How many places that seem free are looked at one after another before all of them are. */
const tries = 4;

/** What a booking needs locks for, or a stay in one of its nights. */
interface Part {
  readonly start: Date;
  /** The locks of each token that was tried, in that order. */
  readonly candidates: readonly (readonly WantedLock[])[];
}

interface Wish {
  readonly businessId: string;
  readonly startsAt: Date;
  readonly nights?: number | undefined;
  readonly now: Date;
}

interface Current {
  readonly offering: Offering;
  readonly business: Business;
  readonly txId: string;
  readonly replacedTxId: string | null;
  readonly movedTxId: string | null;
}

/**
 * Finds locks for the booking, or for each night of a stay: the preferred token's if they are free; else those of a token that
 * seems free (`tokensSeenFree`), looked at one by one, so that what is read does not grow with the places there are. Where all of
 * these were lost, every lock is looked at outside the transaction: so whoever finds nothing keeps nobody waiting, and a place that one of
 * them shows to be free is tried like the others. Nobody is told that it is taken before every lock was looked at. With few places all
 * are read at once. A token is a place and no door: nights of one stay may have different ones, since as long as no night has more stays
 * than rooms, each stay can be given one room for all of its nights.
 * @param read locks that were read in this transaction already
 * @returns `taken`: the starts for which there is none
 */
export async function findPlaces(
  tx: FirestoreTransaction,
  documents: Documents,
  wish: Wish,
  current: Current,
  read: LocksRead,
): Promise<{ chosen: readonly WantedLock[]; taken: readonly Date[]; locks: LocksRead }> {
  const { offering, business, txId, replacedTxId, movedTxId } = current;
  const { businessId, now } = wish;
  const locks = new Map(read);
  const firstFreeIn = (candidates: Part['candidates'], known: LocksRead) =>
    firstFree(candidates, known, now, replacedTxId, movedTxId);
  const freeOf = ({ candidates }: Part) => firstFreeIn(candidates, locks);
  const look = async (parts: readonly Part[]) => {
    const unread = parts
      .filter((part) => freeOf(part) === undefined)
      .flatMap(({ candidates }) => candidates.flat())
      .map((lock) => lock.lockKey)
      .filter((key) => !locks.has(key));
    const found = await readLocks(tx, documents, businessId, [...new Set(unread)]);
    for (const [key, lock] of found) locks.set(key, lock);
  };
  let parts: readonly Part[] = startsOf({ ...wish, offering, business }).map((start) => ({
    start,
    candidates: [preferredLocks(offering, business, start, txId)],
  }));
  const isFound = () => parts.every((part) => freeOf(part) !== undefined);
  const locksOf = ({ start }: Part, token: number) => wantedLocks(offering, business, start, token);
  const withTokens = async (tokensFor: (part: Part) => readonly number[]) => {
    parts = parts.map((part) => {
      if (freeOf(part) !== undefined) return part;
      const more = tokensFor(part).map((token) => locksOf(part, token));
      return { ...part, candidates: [...part.candidates, ...more] };
    });
    await look(parts);
  };
  const oneByOne = async (tokens: ReadonlyMap<Date, readonly number[]>) => {
    for (let tried = 0; tried < tries && !isFound(); tried += 1)
      await withTokens(({ start }) => tokens.get(start)?.slice(tried, tried + 1) ?? []);
  };
  const missing = () => parts.filter((part) => freeOf(part) === undefined);
  const found = (taken: readonly Part[]) => ({
    chosen: parts.flatMap((part) => freeOf(part) ?? []),
    taken: taken.map(({ start }) => start),
    locks,
  });

  await look(parts);
  if (!isFound() && offering.capacity > fewPlaces) {
    const hinted = missing().map(async ({ start, candidates: [tried = []] }) => {
      return [start, await tokensSeenFree(documents, businessId, offering, tried, txId)] as const;
    });
    await oneByOne(new Map(await Promise.all(hinted)));
    if (!isFound()) {
      const tokens = inOwnOrder(tokensOf(offering.capacity), txId);
      const all = missing().flatMap((part) => tokens.flatMap((token) => locksOf(part, token)));
      const seen = await readLocksNow(documents, businessId, [...new Set(all.map(({ lockKey }) => lockKey))]);
      const isSeenFree = (part: Part, token: number) =>
        firstFreeIn([locksOf(part, token)], seen) !== undefined;
      const free = new Map(
        missing().map((part) => [part.start, tokens.filter((token) => isSeenFree(part, token))]),
      );
      const taken = missing().filter(({ start }) => free.get(start)?.length === 0);
      if (taken.length > 0) return found(taken);
      await oneByOne(free);
    }
  }
  if (!isFound()) await withTokens(() => tokensOf(offering.capacity));
  return found(missing());
}
