import type { Business, Offering, ResourceLock } from '@merve/contract';
import {
  bookingEndsAt,
  checkBookable,
  firstFree,
  firstInstantAt,
  type LedgerRefusal,
  localDate,
  slotStartAfter,
  slotStartAtOrBefore,
  wantedLocks,
} from '../../../ledger/index.ts';
import type { Documents } from '../../../platform/firestore/documents.ts';

/** What is asked about: nothing of it is held. */
export interface DayQuestion {
  readonly offering: Offering;
  readonly business: Business;
  readonly party: number;
  readonly now: Date;
}

/** A day's starts that could be booked, capacity apart, in order; and where there is none, why the first was refused. */
export interface DayStarts {
  readonly starts: readonly Date[];
  readonly refusal: LedgerRefusal | null;
}

/** Locks read for one answer at the most: a question must not cost what a crowded month costs. */
export const lockLimit = 500;

/**
 * The starts of a local date, `YYYY-MM-DD`. Days on which clocks change have other hours: a time that does not exist is
 * not among them, one that exists twice is there twice. Pure.
 */
export function startsOn(date: string, question: DayQuestion): DayStarts {
  const { timeZone } = question.business;
  const grid = { slotMinutes: question.offering.slotMinutes, timeZone };
  const starts: Date[] = [];
  let refusal: LedgerRefusal | null = null;
  const midnight = firstInstantAt(date, 0, timeZone);
  for (
    let time = slotStartAtOrBefore(midnight, grid);
    localDate(time, timeZone) <= date;
    time = slotStartAfter(time, grid)
  ) {
    if (localDate(time, timeZone) < date) continue;
    const obstacle = checkBookable({ ...question, startsAt: time });
    if (obstacle === null) starts.push(time);
    // What speaks against the whole day speaks against its last start, too: the past is not the reason for an evening.
    else refusal = obstacle;
  }
  return { starts, refusal: starts.length === 0 ? refusal : null };
}

/** Those of the starts for which a capacity token is free in every slot. Pure. */
export function freeOf(
  starts: readonly Date[],
  locks: readonly ResourceLock[],
  { offering, business, now }: DayQuestion,
): Date[] {
  const taken = new Map(locks.map((lock) => [lock.lockKey, lock]));
  return starts.filter((time) => {
    const choices = Array.from({ length: offering.capacity }, (_, index) =>
      wantedLocks(offering, business, time, index + 1),
    );
    // Every lock of the time was read, so a key that is not among them is free.
    const read = new Map(choices.flat().map(({ lockKey }) => [lockKey, taken.get(lockKey)]));
    return firstFree(choices, read, now) !== undefined;
  });
}

/**
 * The free ones of some starts, in order. One query of at most `lockLimit` locks; starts that those do not reach are left
 * out, for nothing is known of them.
 */
export async function readFree(
  documents: Documents,
  starts: readonly Date[],
  question: DayQuestion,
): Promise<Date[]> {
  const [first, last] = [starts[0], starts.at(-1)];
  if (first === undefined || last === undefined) return [];
  const { offering, business } = question;
  const found = await documents
    .lock(business.businessId, 'any')
    .parent.where('offeringId', '==', offering.offeringId)
    .where('slotStartsAt', '>=', new Date(first.getTime() - offering.slotMinutes * 60_000))
    .where('slotStartsAt', '<', bookingEndsAt({ offering, business, startsAt: last }))
    .orderBy('slotStartsAt')
    .limit(lockLimit)
    .get();
  const locks = found.docs.map((document) => document.data());
  const reached = locks.length < lockLimit ? null : (locks.at(-1)?.slotStartsAt ?? null);
  const known = starts.filter(
    (time) => reached === null || bookingEndsAt({ offering, business, startsAt: time }) <= reached,
  );
  return freeOf(known, locks, question);
}
