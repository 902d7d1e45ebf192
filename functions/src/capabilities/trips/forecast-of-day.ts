import type { Coordinates } from '@merve/contract';
import type { HourForecast, WeatherService } from '../../integrations/weather-service.ts';
import { formatClock } from '../../language/format.ts';
import { firstInstantAt } from '../../ledger/wall-clock.ts';
import { MerveError } from '../../platform/errors.ts';
import { log } from '../../platform/log.ts';
import type { ToolContext } from '../../tools/define-tool.ts';
import { weatherSentences } from './weather-sentences.ts';

/** Morning, after noon, evening: hours of the wall clock there. */
const toldHours = [9, 14, 19];

interface DayOfTrip {
  readonly date: string;
  /** From where its days are planned. */
  readonly at: Coordinates;
  readonly timeZone: string;
}

/** The hours of a day that are told, as far as they are ahead. Pure. */
export function hoursAhead(
  { date, timeZone }: Pick<DayOfTrip, 'date' | 'timeZone'>,
  now: Date,
): readonly Date[] {
  return toldHours
    .map((hour) => firstInstantAt(date, hour * 60, timeZone))
    .filter((instant) => instant > now);
}

type Asking = Pick<ToolContext, 'market' | 'config' | 'now'> & { readonly signal?: AbortSignal };

/** What is known of the weather on a day: its hours; or why there are none. */
export type KnownOfDay =
  | { readonly state: 'known'; readonly hours: readonly { hour: Date; forecast: HourForecast }[] }
  /** `off`: the market asks nobody. `over`: the day is. `too-far`: no forecast reaches it. `not-asked`: nobody answered. */
  | { readonly state: 'off' | 'over' | 'too-far' | 'not-asked' };

/** The hours of a day whose weather is known, the first one first. Of one place one question is asked, however many hours and days are wanted. */
export async function weatherOfDay(
  weather: WeatherService,
  day: DayOfTrip,
  { market, config, now, signal }: Asking,
): Promise<KnownOfDay> {
  const hours = hoursAhead(day, now);
  if (!config.providers.openWeather.enabled) return { state: 'off' };
  if (hours.length === 0) return { state: 'over' };
  try {
    const found = await Promise.all(
      hours.map(async (hour) => ({
        hour,
        forecast: await weather.forecast({
          ...{ at: day.at, hour, caller: { market, config } },
          ...(signal && { signal }),
        }),
      })),
    );
    const known = found.flatMap(({ hour, forecast }) => (forecast === null ? [] : [{ hour, forecast }]));
    return known.length === 0 ? { state: 'too-far' } : { state: 'known', hours: known };
  } catch (thrown) {
    if (!(thrown instanceof MerveError)) throw thrown;
    log.info('a day is told without its weather', { code: thrown.code });
    return { state: 'not-asked' };
  }
}

/** The weather on a day of a trip in words, each hour with its clock, and whose it is; that it is not known; null for a day that is over. */
export async function forecastOfDay(
  weather: WeatherService,
  day: DayOfTrip,
  asking: Asking & Pick<ToolContext, 'language'>,
): Promise<string | null> {
  const say = weatherSentences(asking.language);
  const told = (hour: Date, { condition, celsius }: HourForecast) =>
    say.atHour(formatClock(hour, day.timeZone), say[condition](), `${Math.round(celsius)} °C`);
  const known = await weatherOfDay(weather, day, asking);
  switch (known.state) {
    case 'known': {
      const facts = known.hours.map(({ hour, forecast }) => told(hour, forecast));
      return say.forecast(weather.source.name, facts.join(' · '));
    }
    case 'too-far':
      return say.tooFar();
    case 'not-asked':
      return say.notAsked();
    default:
      return null;
  }
}
