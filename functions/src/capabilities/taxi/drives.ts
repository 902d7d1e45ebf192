import type { Coordinates, TaxiDriver, TaxiPolicy } from '@merve/contract';
import type { ProviderCaller } from '../../integrations/provider/json-provider.ts';
import { type Drive, maxOrigins, type TravelTimes } from '../../integrations/travel-times.ts';
import { asMerveError } from '../../platform/errors.ts';
import { isLocated } from './estimate.ts';

/** Nobody waits longer for it: what is estimated from the straight line is told instead. */
const withinMs = 3_000;

/** Null where it is not known; that it failed is in the log of the one who was asked. */
async function known<Value>(asked: Promise<Value>): Promise<Value | null> {
  try {
    return await asked;
  } catch (thrown) {
    if (asMerveError(thrown).code !== 'UPSTREAM_UNAVAILABLE') throw thrown;
    return null;
  }
}

/** The way as it is driven now; null where nobody knows it. Calls the map once, if there is one. */
export async function driveBetween(
  travel: TravelTimes | null,
  from: Coordinates,
  to: Coordinates | null,
  caller: ProviderCaller,
): Promise<Drive | null> {
  if (travel === null || to === null) return null;
  return known(travel.drive({ from, to, caller, signal: AbortSignal.timeout(withinMs) }));
}

/**
 * The fewest minutes, 1 at least, that any of the nearest drivers drives to a place; null where it is not known of any. Those whose
 * position is too old are not counted. Calls the map once, if there is one.
 * @param drivers the nearest first
 */
export async function drivenMinutes(
  travel: TravelTimes | null,
  drivers: readonly Pick<TaxiDriver, 'location' | 'locatedAt'>[],
  to: Coordinates,
  {
    policy,
    now,
    caller,
  }: {
    readonly policy: Pick<TaxiPolicy, 'positionMinutes'>;
    readonly now: Date;
    readonly caller: ProviderCaller;
  },
): Promise<number | null> {
  const from = drivers
    .filter((driver) => isLocated(driver, policy, now))
    .slice(0, maxOrigins)
    .map(({ location }) => location);
  if (travel === null || from.length === 0) return null;
  const drives = await known(travel.drivesFrom({ from, to, caller, signal: AbortSignal.timeout(withinMs) }));
  const seconds = (drives ?? []).filter((drive) => drive !== null).map((drive) => drive.seconds);
  return seconds.length === 0 ? null : Math.max(1, Math.ceil(Math.min(...seconds) / 60));
}
