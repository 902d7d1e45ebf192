import type { Transaction } from '@google-cloud/firestore';
import type { Business } from '@merve/contract';
import type { EditedBusiness } from '@merve/contract/api';
import { slotsLeftUnlocked } from '../../ledger/standing-slots.ts';
import type { ActingOperator } from '../../platform/acting-operator.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { carryOut, contentVersion, type EditOutcome, fieldsChanged, missing, type Obstacle } from './edit.ts';

/** What an operator edits of a business; who works there it says itself. */
export function editedPartOf({ name, timeZone, whatsappE164, closedOn, language }: Business): EditedBusiness {
  return { name, timeZone, whatsappE164, closedOn, language: language ?? null };
}

export const businessVersion = (business: Business): string => contentVersion(editedPartOf(business));

/** The business with what an operator decides of it. */
export function withEdits(business: Business, { language, ...edited }: EditedBusiness): Business {
  const { language: _before, ...rest } = business;
  const closedOn = [...new Set(edited.closedOn)].toSorted();
  return { ...rest, ...edited, closedOn, ...(language === null ? {} : { language }) };
}

/**
 * Saves a business, on record. Another zone moves the grids of all its offerings, so it is refused while bookings stand
 * whose slots would be others.
 * @throws MerveError `NOT_FOUND` for a business there is not.
 */
export function saveBusiness(
  documents: Documents,
  businessId: string,
  { expectedVersion, business: edited }: { expectedVersion: string; business: EditedBusiness },
  operator: ActingOperator,
): Promise<EditOutcome<Business>> {
  return carryOut(documents, operator, {
    reference: documents.business(businessId),
    expectedVersion,
    versionOf: businessVersion,
    async change(tx, current) {
      if (current === undefined) throw missing('business');
      const changed = withEdits(current, edited);
      return (await zoneObstacle(tx, documents, current, changed, operator.now)) ?? changed;
    },
    subject: (changed, before) => ({
      action: 'business-changed',
      businessId,
      marketId: changed.marketId,
      changed: before === undefined ? [] : fieldsChanged(editedPartOf(before), editedPartOf(changed)),
    }),
  });
}

/** Bookings of any of its offerings that stand in the way of another zone; null if none does. */
export async function zoneObstacle(
  tx: Transaction,
  documents: Documents,
  before: Business,
  after: Business,
  now: Date,
): Promise<Obstacle | null> {
  if (before.timeZone === after.timeZone) return null;
  const offerings = (await tx.get(documents.offerings(before.businessId))).docs.map((found) => found.data());
  const found = await Promise.all(
    offerings.map((offering) =>
      slotsLeftUnlocked(tx, documents, { offering, business: before }, { offering, business: after }, now),
    ),
  );
  const [standing] = found.filter((slots) => slots !== null);
  return standing === undefined ? null : { kind: 'booked', standing };
}
