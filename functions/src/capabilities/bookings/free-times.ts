import type { ResourceLock } from '@merve/contract';
import {
  bookingEndsAt,
  checkBookable,
  daysLater,
  firstFree,
  isSoldByNight,
  localDate,
  openPeriodAt,
  slotStartAfter,
  slotStartAtOrBefore,
  startsOf,
  wantedLocks,
} from '../../ledger/index.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import type { ReadBookingRequest } from './read-booking-request.ts';

/** How many times around the one asked for are looked at. */
const candidateLimit = 12;
const offeredLimit = 3;
/** The days on which another stay may begin, the nearest first: the next one, the one before, and so on, a week each way. */
const daysAround = [1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6, 7, -7];

/**
 * Times near the one asked for that could be booked, capacity apart: nearest first, of the same local day or the
 * same opening (a night runs past midnight). Of a stay, the days around: so many nights from each of them. Pure.
 */
export function candidateTimes(request: ReadBookingRequest): Date[] {
  const { offering, business, startsAt } = request;
  const { timeZone } = business;
  if (isSoldByNight(offering)) {
    return daysAround
      .map((days) => daysLater(startsAt, days, timeZone))
      .filter((time) => checkBookable({ ...request, startsAt: time }) === null);
  }
  const grid = { slotMinutes: offering.slotMinutes, timeZone };
  const open = openPeriodAt(startsAt, {
    openingHours: offering.openingHours,
    closedOn: business.closedOn,
    timeZone,
  });
  const isSameDay = (time: Date) =>
    localDate(time, timeZone) === localDate(startsAt, timeZone) ||
    (open !== null && open.opensAt <= time && time < open.closesAt);
  const candidates: Date[] = [];
  let earlier = slotStartAtOrBefore(new Date(startsAt.getTime() - 1), grid);
  let later = slotStartAfter(startsAt, grid);
  while (candidates.length < candidateLimit && (isSameDay(earlier) || isSameDay(later))) {
    for (const time of [earlier, later]) {
      if (isSameDay(time) && checkBookable({ ...request, startsAt: time }) === null) candidates.push(time);
    }
    earlier = slotStartAtOrBefore(new Date(earlier.getTime() - 1), grid);
    later = slotStartAfter(later, grid);
  }
  return candidates.slice(0, candidateLimit);
}

/**
 * The first three candidates with a free capacity token, of a stay in every night, in the order of the clock. Pure.
 * @param replacedTxId the person's own hold that would be given up for the new one; its locks count as free.
 * @param movedTxId the person's own booking that would be moved; so do its.
 */
export function freeAmong(
  candidates: readonly Date[],
  locks: readonly ResourceLock[],
  request: ReadBookingRequest,
  replacedTxId: string | null = null,
  movedTxId: string | null = null,
): Date[] {
  const { offering, business, now } = request;
  const taken = new Map(locks.map((lock) => [lock.lockKey, lock]));
  return candidates
    .filter((time) =>
      startsOf({ ...request, startsAt: time }).every((start) => {
        const choices = Array.from({ length: offering.capacity }, (_, index) =>
          wantedLocks(offering, business, start, index + 1),
        );
        // Every lock of the window was read, so a key that is not among them is free.
        const read = new Map(choices.flat().map(({ lockKey }) => [lockKey, taken.get(lockKey)]));
        return firstFree(choices, read, now, replacedTxId, movedTxId) !== undefined;
      }),
    )
    .slice(0, offeredLimit)
    .sort((a, b) => a.getTime() - b.getTime());
}

/** Up to three free times near a taken one, in the order of the clock. One query of the locks in between. */
export async function nearestFreeTimes(
  documents: Documents,
  request: ReadBookingRequest,
  replacedTxId: string | null,
  movedTxId: string | null = null,
): Promise<Date[]> {
  const { offering, business } = request;
  const candidates = candidateTimes(request);
  if (candidates.length === 0) return [];
  const times = candidates.map((time) => time.getTime());
  const from = new Date(Math.min(...times) - offering.slotMinutes * 60_000);
  const to = bookingEndsAt({ ...request, startsAt: new Date(Math.max(...times)) });
  const locks = await documents
    .lock(business.businessId, 'any')
    .parent.where('offeringId', '==', offering.offeringId)
    .where('slotStartsAt', '>=', from)
    .where('slotStartsAt', '<', to)
    .get();
  return freeAmong(
    candidates,
    locks.docs.map((document) => document.data()),
    request,
    replacedTxId,
    movedTxId,
  );
}
