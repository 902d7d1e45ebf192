/** What the map can be narrowed to: the catalogue's domains, and our own places. */
export const kinds = [
  'all',
  'restaurants',
  'cafes',
  'stays',
  'activities',
  'services',
  'spa',
  'sports',
  'shops',
  'properties',
  'places',
] as const;
export type Kind = (typeof kinds)[number];

export function isKind(value: string): value is Kind {
  return kinds.some((kind) => kind === value);
}
