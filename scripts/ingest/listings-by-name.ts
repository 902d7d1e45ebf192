import { z } from 'zod';
import { foldName, searchWords } from '../../functions/src/catalogue/fold.ts';
import type { Documents } from '../../functions/src/platform/firestore/documents.ts';

const listingSchema = z.object({ name: z.string(), town: z.string() });

/**
 * Tells which listing of a market a row of a table is: the one of exactly this name, in a town that the row's area or address names. Null where
 * there is none, or more than one: a house of a chain is not to be taken for another.
 */
export async function listingsByName(
  documents: Documents,
  marketId: string,
): Promise<(name: string, area: string, address: string) => string | null> {
  const found = await documents.listings
    .where('marketId', '==', marketId)
    .select('name', 'town')
    .withConverter(null)
    .get();
  const byName = new Map<string, { readonly listingId: string; readonly towns: readonly string[] }[]>();
  for (const one of found.docs) {
    const listing = listingSchema.safeParse(one.data());
    if (!listing.success) continue;
    const name = foldName(listing.data.name);
    const listed = { listingId: one.id, towns: searchWords(listing.data.town) };
    byName.set(name, [...(byName.get(name) ?? []), listed]);
  }
  return (name, area, address) => {
    const words = new Set(searchWords(`${area} ${address}`));
    const there = (byName.get(name) ?? []).filter(({ towns }) => towns.some((town) => words.has(town)));
    return there.length === 1 ? (there[0]?.listingId ?? null) : null;
  };
}
