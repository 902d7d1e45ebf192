import type { VenueRiskEvent } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';
import { hashId } from '../platform/ids.ts';
import type { JudgedVenue } from './pipeline/judged-venue.ts';

const keptMs = 180 * 86_400_000;

/**
 * The risks of a plan that are not kept yet, each once: a venue, what it is and its evidence are its id (L-55). What was kept as bad as it is now is
 * not written again. Pure.
 */
export function newRisks(
  venues: readonly JudgedVenue[],
  { marketId, startsAt, now }: { readonly marketId: string; readonly startsAt: Date; readonly now: Date },
): readonly VenueRiskEvent[] {
  return venues.flatMap(({ candidate: { venueId }, risks }) => {
    const known = new Map(risks.history.map((event) => [event.riskEventId, event]));
    return (risks.flags ?? []).flatMap(({ code, severity, evidenceId }) => {
      const riskEventId = hashId([marketId, venueId, code, evidenceId]);
      if (known.get(riskEventId)?.severity === severity) return [];
      return [
        {
          ...{ riskEventId, marketId, venueId, code, severity, evidenceId },
          ...{ about: startsAt, seenAt: now, expiresAt: new Date(now.getTime() + keptMs) },
        },
      ];
    });
  });
}

/** Keeps them for the next plan. One round trip, none where there is nothing new. */
export async function keepRisks(documents: Documents, events: readonly VenueRiskEvent[]): Promise<void> {
  if (events.length === 0) return;
  const batch = documents.db.batch();
  for (const event of events) batch.set(documents.venueRiskEvent(event.riskEventId), event);
  await batch.commit();
}
