import type { ItineraryItem } from '@merve/contract';
import { placeKindIn } from '../../../language/place-kinds.ts';
import { nameIn } from '../../../reading/named-as-said.ts';
import type { TripNow } from '../on-the-way/today-on-trip.ts';

/** A visit of a trip and the day that it is on. */
export interface VisitOfTrip {
  readonly day: number;
  readonly item: ItineraryItem;
}

/**
 * The visits that words mean: by their names, in whatever letters and languages they are known; else by what kind of place is named
 * ("the museum"). Pure.
 */
export function visitsNamed(
  words: string,
  { days, places }: Pick<TripNow, 'days' | 'places'>,
): readonly VisitOfTrip[] {
  const all = days.flatMap(({ day, items }) => items.map((item): VisitOfTrip => ({ day, item })));
  const things = all.map(({ item }) => ({
    names: [item.name, ...(places.get(item.placeId ?? '')?.otherNames ?? [])],
  }));
  const named = all.filter((_one, index) => {
    const thing = things[index];
    return thing !== undefined && nameIn(words, thing, things.toSpliced(index, 1)).isThis;
  });
  if (named.length > 0) return named;
  const kind = placeKindIn(words);
  return kind === null ? [] : all.filter(({ item }) => item.kind === kind);
}
