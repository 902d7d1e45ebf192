import { z } from 'zod';
import type { Documents } from '../platform/firestore/documents.ts';

const placed = z.object({ marketId: z.string().min(1) });

/**
 * Raises the market's catalogue version after a listing, business or offering has changed: warm instances see it in
 * the market document they read anyway, and reload. A version raised after this change already tells of it, so an
 * import of a thousand listings does not raise it a thousand times; one raised twice only reloads twice.
 * @param data the changed document; what names no market is nobody's catalogue, and nothing is done
 */
export async function raiseCatalogueVersion(
  documents: Documents,
  data: unknown,
  changedAt: Date,
): Promise<void> {
  const parsed = placed.safeParse(data);
  if (!parsed.success) return;
  const market = await documents.market(parsed.data.marketId).get();
  const raisedAt = market.updateTime?.toDate();
  if (raisedAt === undefined || raisedAt > changedAt) return;
  const { FieldValue } = await import('@google-cloud/firestore');
  await market.ref.update({ catalogueVersion: FieldValue.increment(1) });
}
