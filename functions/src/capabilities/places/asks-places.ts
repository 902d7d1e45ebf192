import { speaksOfNearby } from '../../language/nearby-words.ts';
import { placeKindIn } from '../../language/place-kinds.ts';

/** True for a wish whose answer may have been missing where the person is: what is near them, or a pharmacy. Pure. */
export function asksPlaces(text: string): boolean {
  return speaksOfNearby(text) || placeKindIn(text) === 'pharmacy';
}
