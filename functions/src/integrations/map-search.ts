import type { Coordinates, Language, Market } from '@merve/contract';
import type { ProviderCaller } from './provider/json-provider.ts';

/** Degrees; never across the date line. */
export type MapBounds = Market['boundingBox'];

/** A point of interest as the map service knows it. Its words are a stranger's. */
export interface MapPoint {
  readonly id: string;
  readonly name: string;
  readonly category: string | null;
  readonly address: string | null;
  readonly phone: string | null;
  readonly at: Coordinates;
}

export interface MapQuestion {
  readonly text: string;
  /** Nothing outside is found. */
  readonly bounds: MapBounds;
  /** What is near this comes first. */
  readonly near?: Coordinates;
  readonly language: Language;
  /** The market that asks: its operators' switch, and its money. */
  readonly caller: ProviderCaller;
  readonly signal?: AbortSignal;
}

/** Finds points of interest by words. */
export interface PointSearch {
  /** What has to stand beside its results wherever they are shown. */
  readonly attribution: string;
  /**
   * At most `limit` (1 … 10) points, best first; none if nothing is found.
   * @throws MerveError `UPSTREAM_UNAVAILABLE`, whatever the reason; `details.reason` says which.
   */
  points(question: MapQuestion & { readonly limit: number }): Promise<readonly MapPoint[]>;
}

/** Finds where a named street or town is. */
export interface Geocoder {
  /**
   * The best match; null for none.
   * @throws MerveError `UPSTREAM_UNAVAILABLE`, whatever the reason; `details.reason` says which.
   */
  locate(question: MapQuestion): Promise<{ readonly label: string; readonly at: Coordinates } | null>;
}
