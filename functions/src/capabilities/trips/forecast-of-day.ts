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

/**
 * The weather on a day of a trip as facts, each with its hour, and whose they are; that it is not known yet, where the forecast does not reach; null for a day
 * that is over. Of one place one question is asked, however many hours are told.
 */
export async function forecastOfDay(
  weather: WeatherService,
  day: DayOfTrip,
  {
    language,
    market,
    config,
    now,
    signal,
  }: Pick<ToolContext, 'language' | 'market' | 'config' | 'now' | 'signal'>,
): Promise<string | null> {
  const say = weatherSentences(language);
  const hours = hoursAhead(day, now);
  if (hours.length === 0 || !config.providers.openWeather.enabled) return null;
  const told = (hour: Date, { condition, celsius }: HourForecast) =>
    say.atHour(formatClock(hour, day.timeZone), say[condition](), `${Math.round(celsius)} °C`);
  try {
    const found = await Promise.all(
      hours.map(async (hour) => ({
        hour,
        forecast: await weather.forecast({ at: day.at, hour, caller: { market, config }, signal }),
      })),
    );
    const facts = found.flatMap(({ hour, forecast }) => (forecast === null ? [] : [told(hour, forecast)]));
    return facts.length === 0 ? say.tooFar() : say.forecast(weather.source.name, facts.join(' · '));
  } catch (thrown) {
    if (!(thrown instanceof MerveError)) throw thrown;
    log.info('a day is told without its weather', { code: thrown.code });
    return say.notAsked();
  }
}
