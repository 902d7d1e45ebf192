import type { TripDayWeather } from '@merve/contract';
import { tripRoutes as routes } from '@merve/contract/api';
import { formatClock } from '../../language/format.ts';
import { type AnsweredRoute, answerRoute, type RouteWorld } from '../../manifest/route.ts';
import { readMarket, withController } from '../../markets/index.ts';
import { weatherOfDay } from './forecast-of-day.ts';
import { seenTrip } from './trip-of-account.ts';

/** A page waits no longer for it: it is beside what it tells. */
const askMs = 6_000;

/** The weather on the days of a trip: one question, however long the trip is. */
export const weatherRoutesAnswered: readonly AnsweredRoute<RouteWorld>[] = [
  answerRoute(routes.getTripWeather, async ({ deps, identity, params: { tripId } }) => {
    const { documents, clock, markets, riskSources } = deps;
    const { trip, days } = await seenTrip(documents, tripId, identity.uid);
    const { marketId, stay: at, timeZone } = trip;
    const { market, config } = withController(
      await (markets?.read(marketId) ?? readMarket(documents, marketId)),
      marketId,
      [],
    );
    const weather = riskSources?.weather ?? null;
    if (weather === null || !config.providers.openWeather.enabled) return { source: null, days: [] };
    const asking = { market, config, now: clock.now(), signal: AbortSignal.timeout(askMs) };
    const told = await Promise.all(
      days.map(async ({ day, date }): Promise<TripDayWeather[]> => {
        const known = await weatherOfDay(weather, { date, at, timeZone }, asking);
        if (known.state === 'off') return [];
        const hours = known.state === 'known' ? known.hours : [];
        return [
          {
            ...{ day, state: known.state },
            hours: hours.map(({ hour, forecast: { condition: sky, celsius } }) => ({
              ...{ clock: formatClock(hour, timeZone), sky, celsius: Math.round(celsius) },
            })),
          },
        ];
      }),
    );
    return { source: weather.source, days: told.flat().toSorted((one, other) => one.day - other.day) };
  }),
];
