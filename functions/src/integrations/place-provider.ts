import type {
  Attribution,
  Coordinates,
  Language,
  OpeningHours,
  PlaceField,
  PlaceSource,
  PriceRange,
} from '@merve/contract';
import type { Geocoder } from './map-search.ts';
import type { ProviderCaller } from './provider/json-provider.ts';

export interface Circle {
  readonly centre: Coordinates;
  readonly radiusMetres: number;
}

/** Degrees; `west` is never above `east`: a part of the world across the date line is two of them. */
export interface Rectangle {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

interface PlaceQuestion {
  /** What is to be told of each place; nothing else is asked for, or paid. */
  readonly fields: readonly PlaceField[];
  readonly language: Language;
  /** Two small letters of a country, towards which results are drawn; null for none. */
  readonly region: string | null;
  /** 1 to 20. */
  readonly limit: number;
  /** The market that asks: its operators' switch, and its money. */
  readonly caller: ProviderCaller;
  readonly signal?: AbortSignal;
  /** Milliseconds of one attempt. */
  readonly timeoutMs: number;
}

export interface TextQuestion extends PlaceQuestion {
  readonly text: string;
  readonly type: string | null;
  readonly openNow: boolean;
  /** Null for any price; a place that is free, or whose price is not known, may be missing where it is set. */
  readonly price: PriceRange | null;
  /** What is in it comes first; null where it is not known. Never together with `within`. */
  readonly bias: Circle | null;
  /** Nothing outside is found. */
  readonly within: Rectangle | null;
  readonly rankBy: 'relevance' | 'distance';
  /** Of the page before; null for the first. The rest of the question must be the same. */
  readonly pageToken: string | null;
}

/** Places of one type around a point: no words, no price, no hours, no further page. */
export interface NearbyQuestion extends PlaceQuestion {
  readonly type: string;
  readonly around: Circle;
  readonly rankBy: 'popularity' | 'distance';
}

/** A place as its provider knows it; null where it was not asked for or is not known. Its words are a stranger's. */
export interface ProviderPlace {
  readonly id: string;
  readonly name: string | null;
  readonly address: string | null;
  readonly at: Coordinates | null;
  readonly rating: number | null;
  readonly ratings: number | null;
  /** 0 (free) to 4. */
  readonly priceLevel: number | null;
  readonly website: string | null;
  readonly openNow: boolean | null;
  /** When it closes next, where it is open. */
  readonly openUntil: Date | null;
  /** How far its clocks are ahead of UTC, in minutes: by them its hours are told. */
  readonly utcOffsetMinutes: number | null;
  readonly photo: { readonly name: string; readonly attributions: readonly Attribution[] } | null;
  readonly attributions: readonly Attribution[];
  /** Of our own list: it can be booked or ordered from. */
  readonly listingId: string | null;
  /** When it is open in a usual week, by its own clock; left out where that was not asked for, null where nobody knows. */
  readonly week?: OpeningHours | null;
}

export interface PlacePage {
  readonly places: readonly ProviderPlace[];
  readonly nextPageToken: string | null;
}

/**
 * Finds the world's places. Every provider passes `capabilities/place-search/testing/place-provider-conformance.ts`.
 * All of it throws MerveError: `RATE_LIMITED`, `UPSTREAM_TIMEOUT`, `UPSTREAM_DENIED`, `UPSTREAM_FAILED`, `UPSTREAM_UNAVAILABLE`
 * where nothing was asked (switched off, money spent, breaker open), `BAD_REQUEST` for what only the caller's own words explain.
 */
export interface PlaceProvider {
  readonly source: PlaceSource;
  /** The best fit first; none if nothing is found. */
  searchText(question: TextQuestion): Promise<PlacePage>;
  searchNearby(question: NearbyQuestion): Promise<PlacePage>;
  /** One place by its id; null where there is none any more. */
  details(
    id: string,
    question: Pick<PlaceQuestion, 'fields' | 'language' | 'region' | 'caller' | 'signal' | 'timeoutMs'> & {
      /** True: with the hours of a week. */
      readonly week?: boolean;
    },
  ): Promise<ProviderPlace | null>;
  /** Where a browser gets a photo, without any key; null where there is none. */
  photo(
    name: string,
    question: { readonly widthPixels: number } & Pick<PlaceQuestion, 'caller' | 'signal' | 'timeoutMs'>,
  ): Promise<string | null>;
}

/** The providers outside that this deployment has, and whoever knows where a town is. Each is null where it is not configured. */
export interface OutsidePlaces {
  readonly google: PlaceProvider | null;
  readonly map: PlaceProvider | null;
  readonly geocoder: Geocoder | null;
  /** For plans alone: shown in their list, on no map. Left out where there is no key for it. */
  readonly yelp?: Pick<PlaceProvider, 'searchText'> | null;
}
