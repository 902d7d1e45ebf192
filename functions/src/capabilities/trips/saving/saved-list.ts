import { maxSavedPlaces, type SavedPlace } from '@merve/contract';
import { isRepeat } from '../../../trips/verify-place.ts';

type Named = Pick<SavedPlace, 'placeId' | 'outsideId' | 'name'>;
const told = ({ placeId, outsideId, name }: Named) => ({ id: placeId ?? outsideId, name });

/** Whether a place is on the list: by its id, then by its name in whatever letters. Pure. */
export const isOnList = (place: Named, saved: readonly Named[]): boolean =>
  isRepeat(told(place), saved.map(told));

/** The list with one more place, or without it; null where it would be as it was, or is full. Pure. */
export function changedList(
  saved: readonly SavedPlace[],
  place: SavedPlace,
  removes: boolean,
): readonly SavedPlace[] | null {
  const others = saved.filter((one) => !isRepeat(told(one), [told(place)]));
  if (removes) return others.length === saved.length ? null : others;
  return others.length < saved.length || saved.length >= maxSavedPlaces ? null : [...saved, place];
}
