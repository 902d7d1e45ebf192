import type { Market, Money, PolicyProblem } from '@merve/contract';
import type { EditedListing } from '@merve/contract/api';
import type { Documents } from '../../platform/firestore/documents.ts';
import { catalogueLimits } from '../catalogue-limits.ts';

/** One thing that is wrong with a field. */
export function invalid(path: string, message: string, known?: readonly string[]): PolicyProblem {
  return { path, code: 'invalid', message, ...(known === undefined ? {} : { known: [...known] }) };
}

/** Prices are in the market's currency: sums of an order, and what a person is shown, would mix two otherwise. */
export function currencyProblems(
  path: string,
  price: Money | null | undefined,
  { currency }: Pick<Market, 'currency'>,
): PolicyProblem[] {
  if (price === null || price === undefined) return [];
  if (price.currency !== currency) return [invalid(`${path}.currency`, `Prices here are in ${currency}`)];
  return price.minorUnits < 0 ? [invalid(`${path}.minorUnits`, 'It is below nothing')] : [];
}

/** A place outside the market is, nearly always, latitude and longitude changed over. */
export function listingProblems(
  { location, tags }: Pick<EditedListing, 'location' | 'tags'>,
  { boundingBox: box, name }: Pick<Market, 'boundingBox' | 'name'>,
): PolicyProblem[] {
  const { latitude, longitude } = location;
  const isInside =
    latitude >= box.south && latitude <= box.north && longitude >= box.west && longitude <= box.east;
  const area = `latitude ${box.south} to ${box.north}, longitude ${box.west} to ${box.east}`;
  const outside: PolicyProblem = {
    path: 'location',
    code: 'out_of_range',
    message: `It is outside ${name} (${area})`,
  };
  const isTwice = new Set(tags).size < tags.length;
  return [...(isInside ? [] : [outside]), ...(isTwice ? [invalid('tags', 'A tag is named twice')] : [])];
}

/**
 * How many listings a market may still take. Counted beside the transaction: two who add the last one at once may both, and no promise
 * hangs on one too many. One read for each thousand.
 */
export async function roomFor(documents: Documents, marketId: string): Promise<number> {
  const counted = await documents.listings.where('marketId', '==', marketId).count().get();
  return catalogueLimits.listingsPerMarket - counted.data().count;
}

export const marketFull = invalid(
  'listingId',
  `The market has ${catalogueLimits.listingsPerMarket} listings, and takes no more`,
);
