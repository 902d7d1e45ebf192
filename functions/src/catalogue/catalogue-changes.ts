import type { DocumentSnapshot } from '@google-cloud/firestore';
import type { CataloguePart, Market } from '@merve/contract';
import { z } from 'zod';
import type { Documents } from '../platform/firestore/documents.ts';

/** A document of the catalogue was created, changed or deleted. */
export interface CatalogueEvent {
  /** The document's path. */
  readonly document: string;
  /** Its fields, before and after; undefined where there was none. */
  readonly before: unknown;
  readonly after: unknown;
}

const placed = z.object({ marketId: z.string().min(1) });

/** Which document of a catalogue a path leads to; null for any other. */
export function cataloguePartAt(path: string): CataloguePart | null {
  const [collection, id, inner, innerId, ...deeper] = path.split('/');
  if (id === undefined || deeper.length > 0) return null;
  if (collection === 'listings' && inner === undefined) return { kind: 'listing', listingId: id };
  if (collection !== 'businesses') return null;
  if (inner === undefined) return { kind: 'business', businessId: id };
  return inner === 'offerings' && innerId !== undefined
    ? { kind: 'offering', businessId: id, offeringId: innerId }
    : null;
}

/**
 * Notes that a document of the catalogue has changed, and raises its market's catalogue version: warm instances see that in the market
 * document they read anyway, ask what was noted since they last asked, and read those documents anew. In this order, so that whoever
 * sees the version finds the note. A note or a version written after this change tells of it already: an import of a
 * thousand listings does not raise the version a thousand times, and a storm of edits on one listing is one note.
 * What names no market is nobody's catalogue; what moved to another market is told to both.
 */
export async function raiseCatalogueVersion(
  documents: Documents,
  { document, before, after }: CatalogueEvent,
  changedAt: Date,
): Promise<void> {
  const part = cataloguePartAt(document);
  if (part === null) return;
  const marketIds = [after, before].flatMap((data) => placed.safeParse(data).data?.marketId ?? []);
  for (const marketId of new Set(marketIds)) await tellMarket(documents, marketId, part, changedAt);
}

async function tellMarket(
  documents: Documents,
  marketId: string,
  part: CataloguePart,
  changedAt: Date,
): Promise<void> {
  const { FieldValue } = await import('@google-cloud/firestore');
  const id = 'offeringId' in part ? [part.businessId, part.offeringId] : Object.values(part).slice(1);
  const note = documents.catalogueChange(marketId, [part.kind, ...id].join(':'));
  const [known, found] = await Promise.all([note.get(), documents.market(marketId).get()]);
  if (!found.exists) return;
  let notedAt = known.updateTime;
  // Milliseconds are all that is known of the change, so the note must be of a later one.
  if (notedAt === undefined || notedAt.toMillis() <= changedAt.getTime()) {
    // Past the converter, which takes dates only: by the clocks of instances, a note could be older than what it tells of.
    const noted = await documents.db.doc(note.path).set({ part, changedAt: FieldValue.serverTimestamp() });
    notedAt = noted.writeTime;
  } else if (found.updateTime !== undefined && found.updateTime.valueOf() > notedAt.valueOf()) return;
  await raiseAfter(found, notedAt.valueOf());
}

/** How often others may be first to write the market before this one is given back, to be tried again. */
const attemptLimit = 20;

/** Raises the version unless somebody has since the note. Of many at once one writes, and the others see that. */
async function raiseAfter(seen: DocumentSnapshot<Market>, notedAt: string): Promise<void> {
  const { FieldValue } = await import('@google-cloud/firestore');
  let market = seen;
  for (let attempt = 1; ; attempt += 1) {
    if (market.updateTime === undefined || market.updateTime.valueOf() > notedAt) return;
    try {
      await market.ref.update(
        { catalogueVersion: FieldValue.increment(1) },
        { lastUpdateTime: market.updateTime },
      );
      return;
    } catch (thrown) {
      if (!isOutdated(thrown) || attempt === attemptLimit) throw thrown;
      market = await market.ref.get();
    }
  }
}

/** gRPC status FAILED_PRECONDITION or ABORTED: somebody else was first. */
function isOutdated(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && [9, 10].some((code) => code === thrown.code);
}
