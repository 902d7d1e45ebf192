import type { Transaction } from '@merve/contract';
import type { CalendarEntry } from '@merve/contract/api';
import { addDays, agendaOf, prepareBlockSlots, prepareCancel } from '../../ledger/index.ts';
import { type ActingOperator, recordAction } from '../../platform/acting-operator.ts';
import { MerveError } from '../../platform/errors.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readTogether } from '../../platform/firestore/read-together.ts';
import { dayBounds, spanOf } from './said-time.ts';

/** A booking or a kept time as a calendar shows it. */
export function calendarEntry(one: Transaction): CalendarEntry {
  const { txId, reference, offeringId, state, party, kind = 'booking', startsAt, endsAt } = one;
  return {
    ...{ txId, reference, offeringId, state, party },
    kind: kind === 'block' ? 'block' : 'booking',
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
  };
}

const missing = (what: string) => new MerveError('NOT_FOUND', `There is no such ${what}`);

/** What stands at a listing on some days of its own calendar. @throws MerveError `NOT_FOUND` */
export function calendarOf(
  documents: Documents,
  { listingId, from, days, now }: { listingId: string; from: string; days: number; now: Date },
): Promise<{ timeZone: string; entries: CalendarEntry[] }> {
  return documents.db.runTransaction(
    async (tx) => {
      const [listing] = await readTogether(tx, documents.listing(listingId));
      if (listing === undefined) throw missing('listing');
      const [business] = await readTogether(tx, documents.business(listing.businessId));
      if (business === undefined) throw missing('business');
      const { timeZone, businessId } = business;
      // What began the evening before may reach into the first day.
      const { from: first } = dayBounds(addDays(from, -1), timeZone);
      const { until } = dayBounds(addDays(from, days - 1), timeZone);
      const standing = await agendaOf(tx, documents, businessId, { from: first, until, now });
      const entries = standing.filter((one) => one.listingId === listingId).map(calendarEntry);
      return {
        timeZone,
        entries: entries.toSorted((one, other) => (one.startsAt < other.startsAt ? -1 : 1)),
      };
    },
    { readOnly: true },
  );
}

const minutesOf = (wallTime: string) => {
  const [hours = 0, minutes = 0] = wallTime.split(':').map(Number);
  return (hours * 60 + minutes) % (24 * 60);
};

/** A time of an offering, by the clock of the place. */
export interface KeptTime {
  readonly listingId: string;
  readonly offeringId: string;
  readonly date: string;
  readonly from: string;
  readonly until: string;
}

/**
 * Keeps a time to the business, on record; what is booked stays. Asked twice with one action, it is kept once.
 * @throws MerveError `NOT_FOUND`; what the ledger refuses: `TIME_PAST`, `SLOT_TAKEN` (nothing of it is free), `BAD_REQUEST` (too long)
 */
export function blockAsOperator(
  documents: Documents,
  { listingId, offeringId, date, from, until }: KeptTime,
  operator: ActingOperator,
): Promise<Transaction> {
  const { by, actionId, now } = operator;
  return documents.db.runTransaction(async (tx) => {
    const [listing, done] = await readTogether(
      tx,
      documents.listing(listingId),
      documents.adminAction(actionId),
    );
    if (listing === undefined) throw missing('listing');
    const { businessId, marketId } = listing;
    const [business, offering] = await readTogether(
      tx,
      documents.business(businessId),
      documents.offering(businessId, offeringId),
    );
    if (business === undefined || offering?.listingId !== listingId) throw missing('offering');
    const { durationMinutes } = offering;
    const span = spanOf(
      date,
      { from: minutesOf(from), until: minutesOf(until), durationMinutes },
      business.timeZone,
    );
    const { outcome, write } = await prepareBlockSlots(tx, documents, {
      ...{ businessId, offeringId, ...span, now },
      actorId: `operator:${by}`,
      threadId: 'operators',
      idempotencyKey: actionId,
    });
    if (!outcome.ok) throw new MerveError(outcome.code, 'Nothing was kept');
    if (done === undefined) {
      write();
      recordAction(tx, documents, operator, {
        action: 'time-blocked',
        ...{ marketId, businessId, listingId, part: `bookings/${outcome.transaction.txId}` },
      });
    }
    return outcome.transaction;
  });
}

/**
 * Gives a kept time back, on record; given back already, nothing is done.
 * @throws MerveError `NOT_FOUND` for what is no kept time of this listing: a booking is called off, and its guest told
 */
export function giveBackAsOperator(
  documents: Documents,
  { listingId, txId }: { readonly listingId: string; readonly txId: string },
  operator: ActingOperator,
): Promise<Transaction> {
  const { by, actionId, now } = operator;
  return documents.db.runTransaction(async (tx) => {
    const [listing] = await readTogether(tx, documents.listing(listingId));
    if (listing === undefined) throw missing('listing');
    const { businessId, marketId } = listing;
    const [kept] = await readTogether(tx, documents.transaction(businessId, txId));
    if (kept === undefined || kept.kind !== 'block' || kept.listingId !== listingId)
      throw missing('kept time');
    if (kept.state === 'cancelled') return kept;
    const { outcome, write } = await prepareCancel(tx, documents, {
      ...{ businessId, txId, now, reason: 'unblocked' },
      actorId: `operator:${by}`,
      idempotencyKey: actionId,
    });
    if (!outcome.ok) throw new MerveError(outcome.code, 'Nothing was given back');
    write();
    recordAction(tx, documents, operator, {
      action: 'time-given-back',
      ...{ marketId, businessId, listingId, part: `bookings/${txId}` },
    });
    return outcome.transaction;
  });
}
