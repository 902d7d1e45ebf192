import type { Coordinates, Market, MerveConfig, VenueRiskEvent } from '@merve/contract';
import type { NearbyEvent } from '../integrations/event-service.ts';
import type { RiskSources } from '../integrations/risk-sources.ts';
import type { HourForecast } from '../integrations/weather-service.ts';
import { asMerveError } from '../platform/errors.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { log } from '../platform/log.ts';
import type { Candidate } from './pipeline/candidate.ts';
import { isOutdoors, risksOf } from './pipeline/risk-evidence.ts';
import type { PlanPorts } from './pipeline/run-plan.ts';

/** One mile (L-50). */
const eventsWithinMetres = 1_609;
/** Who comes to a concert is on the road before it begins, and a group stays for a while. */
const beforeMs = 60 * 60_000;
const afterMs = 3 * 60 * 60_000;
const dayMs = 86_400_000;
/** Of all venues of a plan together. */
const mostStored = 60;

export interface RiskWorld {
  readonly documents: Documents;
  readonly riskSources?: RiskSources | null;
}

/** What somebody brings, or null: a source that does not answer is a source that is not there. Its call has left its own line in the log. */
async function orNull<Value>(work: Promise<Value> | null): Promise<Value | null> {
  if (work === null) return null;
  try {
    return await work;
  } catch (thrown) {
    log.info('a plan is made without a source', { reason: asMerveError(thrown).code });
    return null;
  }
}

/** What was found for these venues before, the newest hour first, by their ids. One round trip. */
async function storedRisks(
  { venueRiskEvents }: Documents,
  venues: readonly Candidate[],
  now: Date,
): Promise<ReadonlyMap<string, readonly VenueRiskEvent[]>> {
  if (venues.length === 0) return new Map();
  const found = await venueRiskEvents
    .where(
      'venueId',
      'in',
      venues.map(({ venueId }) => venueId),
    )
    .orderBy('about', 'desc')
    .limit(mostStored)
    .get();
  const living = found.docs.map((one) => one.data()).filter(({ expiresAt }) => expiresAt > now);
  return new Map(
    venues.map(({ venueId }) => [venueId, living.filter((event) => event.venueId === venueId)] as const),
  );
}

/**
 * CRITIC's eyes: the forecast for the hour, what is on within a mile, and what was found before (L-49 to L-51), all asked side by side. Code alone
 * makes flags of it. A source that is missing, switched off or does not answer leaves its part unknown.
 */
export function riskFinder(
  { documents, riskSources }: RiskWorld,
  { market, config, now }: { readonly market: Market; readonly config: MerveConfig; readonly now: Date },
): PlanPorts['risks'] {
  const caller = { market, config };
  const { weather = null, events = null } = riskSources ?? {};
  return async (venues, { startsAt, intent }, signal) => {
    const forecastAt = (at: Coordinates): Promise<HourForecast | null> =>
      orNull(weather?.forecast({ at, hour: startsAt, caller, signal }) ?? null);
    const eventsAt = (at: Coordinates): Promise<readonly NearbyEvent[] | null> =>
      orNull(
        events?.around({
          ...{ at, radiusMetres: eventsWithinMetres, caller, signal },
          from: new Date(startsAt.getTime() - beforeMs),
          until: new Date(startsAt.getTime() + afterMs),
        }) ?? null,
      );
    const coveredMs = config.providers.predictHq.coversDays * dayMs;
    const knowsEvents = startsAt.getTime() + afterMs <= now.getTime() + coveredMs;
    const nothingStored: ReadonlyMap<string, readonly VenueRiskEvent[]> = new Map();
    const [stored, ...found] = await Promise.all([
      orNull(storedRisks(documents, venues, now)).then((known) => known ?? nothingStored),
      ...venues.map(async (venue) => {
        const { location } = venue;
        const [forecast, around] =
          location === null ? [null, null] : await Promise.all([forecastAt(location), eventsAt(location)]);
        return { venue, forecast, around };
      }),
    ]);
    return new Map(
      found.map(({ venue, forecast, around }) => [
        venue.venueId,
        risksOf({
          ...{ weather: forecast, asksWeather: weather !== null, events: around, knowsEvents, startsAt, now },
          stored: stored.get(venue.venueId) ?? [],
          isOutside: isOutdoors([venue.category, intent.activity]),
        }),
      ]),
    );
  };
}
