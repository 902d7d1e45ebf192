import type { Coordinates, Place } from '@merve/contract';
import type { ListingView } from '@merve/contract/api';

/** Something on the map: a listing or one of our own places. Nothing of another map service is ever drawn on ours. */
export type Pin =
  | {
      readonly kind: 'listing';
      readonly key: string;
      readonly at: Coordinates;
      readonly listing: ListingView;
    }
  | { readonly kind: 'place'; readonly key: string; readonly at: Coordinates; readonly place: Place };

export function listingPin(listing: ListingView): Pin {
  return { kind: 'listing', key: `listing:${listing.listingId}`, at: listing.location, listing };
}

export function placePin(place: Place): Pin {
  return { kind: 'place', key: `place:${place.placeId}`, at: place.location, place };
}

export function nameOf(pin: Pin): string {
  return pin.kind === 'listing' ? pin.listing.name : pin.place.name;
}

/** The pin an address shows (`?listing=…`, `?place=…`), by its key; null for none. */
export function selectedIn(search: string): string | null {
  const query = new URLSearchParams(search);
  for (const kind of ['listing', 'place'] as const) {
    const id = query.get(kind)?.trim() ?? '';
    if (id !== '') return `${kind}:${id}`;
  }
  return null;
}

/** The address of a pin, or of the map alone. */
export function addressOfPin(key: string | null): string {
  if (key === null) return '/map';
  const at = key.indexOf(':');
  return `/map?${new URLSearchParams({ [key.slice(0, at)]: key.slice(at + 1) })}`;
}

/** Lower case without accents, so that "lefkosa" finds "Lefkoşa". */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');
}

/** Whether every word somebody looks for begins a word of the place's names, kind or district. */
export function placeMatches(place: Place, kindName: string, query: string): boolean {
  const words = fold(
    [place.name, ...place.otherNames, place.district, kindName, ...place.tags].join(' '),
  ).split(/[^\p{L}\p{N}]+/u);
  const wanted = fold(query).split(/[^\p{L}\p{N}]+/u);
  return wanted.every((part) => words.some((word) => word.startsWith(part)));
}
