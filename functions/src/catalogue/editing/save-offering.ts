import type { Market, Offering, PolicyProblem } from '@merve/contract';
import type { EditedOffering } from '@merve/contract/api';
import { slotsLeftUnlocked } from '../../ledger/standing-slots.ts';
import type { ActingOperator } from '../../platform/acting-operator.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readTogether } from '../../platform/firestore/read-together.ts';
import { carryOut, contentVersion, type EditOutcome, fieldsChanged, missing } from './edit.ts';
import { currencyProblems, invalid } from './problems.ts';

/** Lock documents one booking may take: what its transaction writes beside all else stays well under Firestore's bounds. */
const maxSlots = 100;

export const offeringVersion = (offering: Offering): string =>
  contentVersion({ ...offering, deposit: offering.deposit ?? null, usualParty: offering.usualParty ?? null });

/** What is wrong with an offering by itself. Pure. */
export function offeringProblems(
  offering: EditedOffering,
  market: Pick<Market, 'currency'>,
): PolicyProblem[] {
  const { minParty, maxParty, usualParty, durationMinutes, slotMinutes, openingHours, active } = offering;
  return [
    ...(maxParty < minParty ? [invalid('maxParty', 'It is below the smallest party')] : []),
    ...(usualParty !== null && (usualParty < minParty || usualParty > maxParty)
      ? [invalid('usualParty', 'No booking is for so many')]
      : []),
    ...(durationMinutes / slotMinutes > maxSlots
      ? [invalid('slotMinutes', `One booking would cover more than ${maxSlots} slots`)]
      : []),
    ...(active && openingHours.length === 0
      ? [{ path: 'openingHours', code: 'missing' as const, message: 'It is never open' }]
      : []),
    ...openingHours.flatMap(({ opens, closes }, index) =>
      opens === closes || opens === '24:00'
        ? [invalid(`openingHours.${index}`, 'It must end at another time than it begins')]
        : [],
    ),
    ...currencyProblems('price', offering.price, market),
    ...currencyProblems('deposit.amount', offering.deposit?.amount, market),
  ];
}

/**
 * Saves what can be booked at a listing, or adds it, on record. Refused as `booked` while a booking stands whose locks
 * the changed offering would not look at: see `slotsLeftUnlocked`.
 * @throws MerveError `NOT_FOUND` for a listing, market or business there is not.
 */
export async function saveOffering(
  documents: Documents,
  { listingId, offeringId }: { readonly listingId: string; readonly offeringId: string },
  given: { readonly expectedVersion: string | null; readonly offering: EditedOffering },
  operator: ActingOperator,
): Promise<EditOutcome<Offering>> {
  const listing = (await documents.listing(listingId).get()).data();
  if (listing === undefined) throw missing('listing');
  const { businessId, marketId } = listing;
  return carryOut(documents, operator, {
    reference: documents.offering(businessId, offeringId),
    expectedVersion: given.expectedVersion,
    versionOf: offeringVersion,
    async change(tx, current) {
      const [market, business] = await readTogether(
        tx,
        documents.market(marketId),
        documents.business(businessId),
      );
      if (market === undefined) throw missing('market');
      if (business === undefined) throw missing('business');
      const problems = [
        ...offeringProblems(given.offering, market),
        // Another listing of the same business offers it: bookings of it name that one.
        ...(current !== undefined && current.listingId !== listingId
          ? [invalid('offeringId', 'Another listing of this business has it')]
          : []),
      ];
      if (problems.length > 0) return { kind: 'invalid', problems };
      const changed: Offering = { ...given.offering, offeringId, businessId, listingId, marketId };
      if (current === undefined) return changed;
      const standing = await slotsLeftUnlocked(
        tx,
        documents,
        { offering: current, business },
        { offering: changed, business },
        operator.now,
      );
      return standing === null ? changed : { kind: 'booked', standing };
    },
    subject: (changed, before) => ({
      action: 'offering-changed',
      ...{ listingId, businessId, marketId },
      part: `offerings/${offeringId}`,
      changed: before === undefined ? ['offeringId'] : fieldsChanged(before, changed),
    }),
  });
}
