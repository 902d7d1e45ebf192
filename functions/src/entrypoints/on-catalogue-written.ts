import './global-options.ts';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { z } from 'zod';
import { firestoreDocuments } from './firestore-client.ts';

const placed = z.object({ marketId: z.string().min(1) });

/**
 * Raises the market's catalogue version when a listing, business or offering changes: warm instances see it in the
 * market document they read anyway, and reload their search index. A version raised after this change already tells
 * of it, so an import of a thousand listings does not raise it a thousand times; one raised twice only reloads twice.
 */
async function raiseCatalogueVersion(data: unknown, changedAt: Date): Promise<void> {
  const parsed = placed.safeParse(data);
  if (!parsed.success) return;
  const documents = await firestoreDocuments();
  const market = await documents.market(parsed.data.marketId).get();
  const raisedAt = market.updateTime?.toDate();
  if (raisedAt === undefined || raisedAt > changedAt) return;
  const { FieldValue } = await import('@google-cloud/firestore');
  await market.ref.update({ catalogueVersion: FieldValue.increment(1) });
}

const changed = (document: string) =>
  onDocumentWritten({ document, retry: true }, (event) =>
    raiseCatalogueVersion(event.data?.after.data() ?? event.data?.before.data(), new Date(event.time)),
  );

export const onListingWritten = changed('listings/{listingId}');
export const onBusinessWritten = changed('businesses/{businessId}');
export const onOfferingWritten = changed('businesses/{businessId}/offerings/{offeringId}');
