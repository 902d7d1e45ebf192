import { businessSchema, storedListingSchema } from '@merve/contract';
import { collection, getDocs, query, where } from 'firebase/firestore';
import type { z } from 'zod';
import { liveFirestore } from '../../../platform/live-firestore.ts';
import { parseDocument } from '../../../platform/parse-document.ts';
import { listingsTable } from './write-table.ts';

async function readAll<Schema extends z.ZodType>(
  name: string,
  marketId: string,
  schema: Schema,
): Promise<z.output<Schema>[]> {
  const wanted = query(collection(await liveFirestore(), name), where('marketId', '==', marketId));
  const { docs } = await getDocs(wanted);
  return docs.flatMap((found) => parseDocument(schema, { path: found.ref.path, data: found.data() }) ?? []);
}

/** All listings of a market as a table that can be imported again, by name. Reads each listing and business once. */
export async function exportListings(marketId: string): Promise<string> {
  const [listings, businesses] = await Promise.all([
    readAll('listings', marketId, storedListingSchema),
    readAll('businesses', marketId, businessSchema),
  ]);
  const byId = new Map(businesses.map((business) => [business.businessId, business]));
  const sorted = listings.toSorted((one, other) => one.name.localeCompare(other.name));
  return listingsTable(sorted, (businessId) => byId.get(businessId));
}
