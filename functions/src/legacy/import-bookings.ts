import type { ImportReport, ImportRow, LegacyBooking } from '@merve/contract';
import type { CatalogueSnapshot } from '../catalogue/index.ts';
import { threadIdFor } from '../conversations/thread-id.ts';
import { confirm, holdSlot } from '../ledger/index.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { actorIdFor } from '../platform/ids.ts';
import { type ImportPage, importEach } from './import-page.ts';

export interface BookingImport extends ImportPage {
  readonly marketId: string;
  readonly catalogue: CatalogueSnapshot;
  readonly key: string;
  readonly dryRun: boolean;
  readonly now: Date;
}

/** The earlier application's word for a booking that both sides count on. */
const confirmed = 'confirmed';

/**
 * One page of `bookings`. What was confirmed there and is still to come takes its slot in the ledger, like any other
 * booking, by the rules of today; nobody is written to. What only waited for a payment never was a commitment.
 */
export function importBookings(documents: Documents, request: BookingImport): Promise<ImportReport> {
  return importEach(documents.legacyBookings, request, (id, booking) =>
    importBooking(documents, id, booking, request),
  );
}

async function importBooking(
  documents: Documents,
  id: string,
  { userId, listingId, status, startsAt, party, name }: LegacyBooking,
  { marketId, catalogue, key, dryRun, now }: BookingImport,
): Promise<Omit<ImportRow, 'id'>> {
  if (status !== confirmed) return { outcome: 'no-commitment', detail: status.slice(0, 40) };
  if (startsAt === null || party === null) {
    return { outcome: 'unreadable', detail: startsAt === null ? 'no time' : 'no number of people' };
  }
  if (startsAt <= now) return { outcome: 'past', detail: null };
  const listing = catalogue.listing(listingId);
  const bookable = catalogue.bookable(listingId);
  if (!listing || !bookable) return { outcome: 'refused', detail: 'NOT_BOOKABLE' };
  if (dryRun) return { outcome: 'imported', detail: null };

  const { business, offering } = bookable;
  const actorId = actorIdFor(`web:${userId}`, key);
  const idempotencyKey = `legacy:${id}`;
  const held = await holdSlot(documents, {
    ...{ businessId: business.businessId, offering, business, listingId, marketId, actorId },
    threadId: threadIdFor({ threadType: 'merve', marketId, actorId, counterpart: null }),
    ...{ customerName: name, startsAt, party, idempotencyKey, now },
    title: offering.title,
    price: offering.price,
  });
  if (!held.ok) return { outcome: 'refused', detail: held.code };
  const { businessId, txId, reference } = held.transaction;
  // The key may have held it in an earlier run: what has become of it since, the ledger knows.
  const known = (await documents.transaction(businessId, txId).get()).data();
  if (known?.state === 'confirmed') return { outcome: 'already-here', detail: reference };
  const done = await confirm(documents, { businessId, txId, actorId, idempotencyKey, now });
  return done.ok ? { outcome: 'imported', detail: reference } : { outcome: 'refused', detail: done.code };
}
