import './global-options.ts';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { z } from 'zod';
import { firestoreDocuments } from './firestore-client.ts';

const placed = z.object({ marketId: z.string().min(1) });

/**
 * Raises the market's catalogue version when a listing, business or offering changes: warm instances see it in the
 * market document they read anyway, and reload their search index. Counting a change twice only reloads twice.
 */
async function raiseCatalogueVersion(data: unknown): Promise<void> {
  const parsed = placed.safeParse(data);
  if (!parsed.success) return;
  const documents = await firestoreDocuments();
  await documents.db.runTransaction(async (tx) => {
    const ref = documents.market(parsed.data.marketId);
    const market = (await tx.get(ref)).data();
    if (market) tx.set(ref, { ...market, catalogueVersion: market.catalogueVersion + 1 });
  });
}

const changed = (document: string) =>
  onDocumentWritten({ document, retry: true }, (event) =>
    raiseCatalogueVersion(event.data?.after.data() ?? event.data?.before.data()),
  );

export const onListingWritten = changed('listings/{listingId}');
export const onBusinessWritten = changed('businesses/{businessId}');
export const onOfferingWritten = changed('businesses/{businessId}/offerings/{offeringId}');
