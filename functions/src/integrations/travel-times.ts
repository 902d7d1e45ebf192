import type { Coordinates } from '@merve/contract';
import type { ProviderCaller } from './provider/json-provider.ts';

/** A way along the road, as it is driven now. */
export interface Drive {
  readonly metres: number;
  readonly seconds: number;
}

interface TravelQuestion {
  readonly to: Coordinates;
  /** The market that asks: its operators' switch, and its money. */
  readonly caller: ProviderCaller;
  readonly signal?: AbortSignal;
}

/** Most places that are measured at once: each is paid for. */
export const maxOrigins = 3;

/**
 * Knows how long a car needs. Nothing of it is kept but what was told because of it.
 * Both throw MerveError `UPSTREAM_UNAVAILABLE`, whatever the reason; `details.reason` says which.
 */
export interface TravelTimes {
  /** From one place to another; null where no road leads there. */
  drive(question: TravelQuestion & { readonly from: Coordinates }): Promise<Drive | null>;
  /** From each of some places to one, in their order; of the first `maxOrigins` alone. Null where no road leads there. */
  drivesFrom(
    question: TravelQuestion & { readonly from: readonly Coordinates[] },
  ): Promise<readonly (Drive | null)[]>;
}
