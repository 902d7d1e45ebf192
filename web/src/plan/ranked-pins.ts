import type { Coordinates, PlanVenue } from '@merve/contract';

export interface RankedPin {
  readonly rank: number;
  readonly venueId: string;
  readonly name: string;
  readonly at: Coordinates;
}

/** Only what is our own is drawn, whatever the map beneath: Google's and Yelp's places stand in the list alone (C-24). Pure. */
const isOwn = ({ venue_id }: PlanVenue): boolean => /^(?:listing|place):/.test(venue_id);

/** The venues of a plan that may stand on our map, by their ranks. Pure. */
export function rankedPins(venues: readonly PlanVenue[]): readonly RankedPin[] {
  return venues.flatMap((venue) => {
    const { rank, venue_id: venueId, name, lat, lng } = venue;
    if (!isOwn(venue) || name === null || lat === null || lng === null) return [];
    return [{ rank, venueId, name, at: { latitude: lat, longitude: lng } }];
  });
}

/** The ranks that the map lacks, for the line that says so. Pure. */
export function ranksNotDrawn(venues: readonly PlanVenue[], pins: readonly RankedPin[]): readonly number[] {
  const drawn = new Set(pins.map(({ rank }) => rank));
  return venues.flatMap(({ rank }) => (drawn.has(rank) ? [] : [rank]));
}

/** Gold, silver, bronze, and grey for the rest (L-96). Pure. */
export function lookOfRank(rank: number): string {
  return (
    {
      1: 'bg-[#e6b93d] text-[#1c1b19]',
      2: 'bg-[#c9ced3] text-[#1c1b19]',
      3: 'bg-[#d59a66] text-[#1c1b19]',
    }[rank] ?? 'bg-raised text-ink'
  );
}
