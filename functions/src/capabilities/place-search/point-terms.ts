import type { PlaceSource } from '@merve/contract';

/** Who gave a point. */
export type PointOwner = 'person' | PlaceSource;

/** What an owner's terms let be done with a point. */
interface PointTerms {
  /** Whose search may be made around it. */
  readonly searchedAt: readonly PlaceSource[];
  /** Whether another's geocoder, matrix or directions may be given it. */
  readonly travelTimes: boolean;
  /** Whether our own map, or Mapbox's, may show it. */
  readonly onMap: boolean;
  /** How long it may be kept, in days; null for never, Infinity where it is ours. */
  readonly keptDays: number | null;
}

/**
 * Which provider's points may feed which search, geocoder, matrix and map (docs/decisions/0042-the-worlds-places.md has the same
 * table, and the terms it comes from).
 */
export const pointTerms: Readonly<Record<PointOwner, PointTerms>> = {
  person: { searchedAt: ['google', 'market', 'mapbox'], travelTimes: true, onMap: true, keptDays: 30 },
  market: { searchedAt: ['google', 'market', 'mapbox'], travelTimes: true, onMap: true, keptDays: Infinity },
  mapbox: { searchedAt: ['google', 'market', 'mapbox'], travelTimes: true, onMap: true, keptDays: null },
  google: { searchedAt: ['google'], travelTimes: false, onMap: false, keptDays: 30 },
};

/** Whether a search may be made around a point. Pure. */
export function maySearchAround(owner: PointOwner | null, source: PlaceSource): boolean {
  return owner === null || pointTerms[owner].searchedAt.includes(source);
}
