import type { Coordinates } from '@merve/contract';
import type { ProviderCaller } from './provider/json-provider.ts';

/** An event around a venue at an hour, as far as it matters to who goes there: its title is nobody's business. */
export interface NearbyEvent {
  /** `predicthq:{id}`. */
  readonly evidenceId: string;
  readonly kind: 'crowd' | 'road_closed' | 'severe_weather_warning';
  /** 0 to 100, as its service ranks how much it moves. */
  readonly rank: number;
}

export interface EventService {
  /**
   * What is on around a point between two times. None found is no proof that there is none: who is asked outside of what is subscribed to
   * answers with an empty list.
   * @throws MerveError `UPSTREAM_UNAVAILABLE` where nobody answers, or the question is refused
   */
  around(question: {
    readonly at: Coordinates;
    readonly radiusMetres: number;
    readonly from: Date;
    readonly until: Date;
    readonly caller: ProviderCaller;
    readonly signal?: AbortSignal;
  }): Promise<readonly NearbyEvent[]>;
}
