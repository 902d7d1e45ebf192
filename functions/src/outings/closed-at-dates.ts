import type { Outing } from '@merve/contract';
import { openPeriodAt } from '../ledger/opening-hours.ts';
import { resolveLocalTime } from '../ledger/wall-clock.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { readable } from '../platform/firestore/readable.ts';

/** Offerings of one business that are looked at. */
const maxOfferings = 20;

/**
 * At which dates which of the market's own candidates are known to be closed: nothing that they offer begins then. Of others nothing is
 * known. Two reads a candidate, at once.
 */
export async function closedAtDates(
  documents: Documents,
  { candidates, dates }: Pick<Outing, 'candidates' | 'dates'>,
): Promise<(venueId: string, startsAtLocal: string) => boolean> {
  const own = dates.length < 2 ? [] : candidates.filter(({ listingId }) => listingId !== null);
  const closed = await Promise.all(
    own.map(async ({ venueId, listingId }) => {
      const listing = (await documents.listing(listingId ?? '').get()).data();
      if (listing === undefined) return [];
      const [business, offerings] = await Promise.all([
        documents.business(listing.businessId).get(),
        documents.offerings(listing.businessId).limit(maxOfferings).get(),
      ]);
      const calendar = business.data();
      const hours = readable(offerings.docs).map(({ openingHours }) => openingHours);
      if (calendar === undefined || hours.length === 0) return [];
      return dates
        .filter((date) => {
          const resolved = resolveLocalTime(date, calendar.timeZone);
          if (resolved.kind === 'missing') return true;
          const instant = resolved.kind === 'exact' ? resolved.instant : resolved.first;
          return hours.every((openingHours) => openPeriodAt(instant, { ...calendar, openingHours }) === null);
        })
        .map((date) => `${venueId} ${date}`);
    }),
  );
  const known = new Set(closed.flat());
  return (venueId, date) => known.has(`${venueId} ${date}`);
}
