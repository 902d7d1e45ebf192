import {
  type Coordinates,
  type DeliveryPlace,
  distanceKm,
  type Ordering,
  type ThreadContext,
} from '@merve/contract';
import { townNames } from '../catalogue/catalogue-snapshot.ts';
import { searchWords } from '../catalogue/fold.ts';
import type { RequestRefusal } from './request-shape.ts';

/** A shared location is where the person is for so long. */
const freshMs = 60 * 60_000;

/** True if one of the town's names stands in the words, as a whole: with an ending in Turkish, `Girne'ye`. */
function namesTown(words: readonly string[], town: string): boolean {
  return townNames(town).some((name) => {
    const wanted = name.split(' ');
    return words.some((_, start) =>
      wanted.every((word, offset) => {
        const said = words[start + offset] ?? '';
        return said === word || (word.length >= 5 && said.startsWith(word) && said.length <= word.length + 4);
      }),
    );
  });
}

export interface WantedPlace {
  /** As the person wrote it; null without one. */
  readonly address: string | null;
  readonly lastLocation: ThreadContext['lastLocation'];
  readonly delivery: NonNullable<Ordering['delivery']>;
  /** Where it comes from. */
  readonly from: Coordinates;
  /** All towns of the market, as listings spell them. */
  readonly towns: readonly string[];
  /** Whether the person may come for it instead. */
  readonly canCollect: boolean;
  readonly now: Date;
}

export type PlaceOutcome =
  | { readonly ok: true; readonly place: DeliveryPlace }
  | { readonly ok: false; readonly refusal: RequestRefusal };

/**
 * Where something is to be brought, if it is brought there: to a written address in a town that is served, or to the
 * location the person shared, within the radius. A written address in no town we know is served only if the shared
 * location is. Pure.
 */
export function deliveryPlace(wanted: WantedPlace): PlaceOutcome {
  const { address, lastLocation, delivery, from, towns, canCollect, now } = wanted;
  const collect: Record<string, string> = canCollect ? { collect: 'yes' } : {};
  const outside: PlaceOutcome = {
    ok: false,
    refusal: { code: 'OUT_OF_AREA', details: { ...collect, towns: delivery.towns.join(', ') } },
  };
  if (address !== null) {
    const words = searchWords(address);
    if (delivery.towns.some((town) => namesTown(words, town)))
      return { ok: true, place: { address, location: null } };
    if (towns.some((town) => namesTown(words, town))) return outside;
  }
  const isFresh = lastLocation !== null && now.getTime() - lastLocation.at.getTime() <= freshMs;
  // A street is in some town: only that is asked for.
  const street: Record<string, string> = address === null ? {} : { street: address };
  if (!isFresh) return { ok: false, refusal: { code: 'PLACE_MISSING', details: { ...collect, ...street } } };
  const { latitude, longitude, label } = lastLocation;
  if (distanceKm(from, { latitude, longitude }) > delivery.radiusKm) return outside;
  const onMap = `https://maps.google.com/?q=${latitude},${longitude}`;
  const said = address ?? label;
  const place = { address: said === null ? onMap : `${said} (${onMap})`, location: { latitude, longitude } };
  return { ok: true, place };
}
