import type { DemoOffering } from '../demo-offerings.ts';
import type { DemoTown } from '../demo-towns.ts';

/** One invented place. No business of these names is known there. */
export interface DemoListing {
  readonly name: string;
  readonly town: DemoTown;
  readonly kind: readonly [domain: string, category: string, subCategory: string | null];
  readonly rating: number | null;
  readonly priceTier: 0 | 1 | 2 | 3 | 4 | null;
  readonly tags: string;
  readonly description: string;
  /** Null: found by search, but not booked through Merve. */
  readonly offering: DemoOffering | null;
}

export type Row = readonly [
  name: string,
  town: DemoTown,
  category: string,
  subCategory: string | null,
  rating: number | null,
  priceTier: DemoListing['priceTier'],
  offering: DemoOffering | null,
  tags: string,
  description: string,
];

/** The places of one domain, out of the lines of its file. */
export function rows(domain: string, list: readonly Row[]): DemoListing[] {
  return list.map(([name, town, category, subCategory, rating, priceTier, offering, tags, description]) => ({
    name,
    town,
    kind: [domain, category, subCategory],
    rating,
    priceTier,
    tags,
    description,
    offering,
  }));
}
