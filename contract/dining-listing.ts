import type { Listing } from './catalogue.ts';

const diningKinds: ReadonlySet<string> = new Set([
  ...['restaurant', 'restaurants', 'cafe', 'cafes', 'bar', 'bars', 'pub', 'pubs', 'bakery', 'bakeries'],
  ...['patisserie', 'tavern', 'taverns', 'meyhane', 'food'],
]);

/** Whether people eat there: only then is a listing a restaurant as well, and has a kitchen with allergens. Pure. */
export function isDiningListing({ domain, category }: Pick<Listing, 'domain' | 'category'>): boolean {
  return diningKinds.has(domain.toLowerCase()) || diningKinds.has(category.toLowerCase());
}
