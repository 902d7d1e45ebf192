import { z } from 'zod';
import type { HourForecast, WeatherCondition } from '../weather-service.ts';

const amount = z.number().min(0);

/** One step: what is said of the three hours that end at `dt` (rain and snow) and of that moment (all else). */
const stepSchema = z.object({
  /** Seconds since 1970, UTC. */
  dt: z.int().positive(),
  main: z.object({ temp: z.number().min(-90).max(70) }),
  weather: z.array(z.object({ id: z.int() })).min(1),
  wind: z.object({ speed: amount, gust: amount.optional() }),
  rain: z.object({ '3h': amount.optional() }).optional(),
  snow: z.object({ '3h': amount.optional() }).optional(),
});
type Step = z.output<typeof stepSchema>;

/** https://openweathermap.org/forecast5#JSON */
export const forecastSchema = z.object({ list: z.array(stepSchema) });
export type Forecast = z.output<typeof forecastSchema>;

const stepMs = 3 * 3_600_000;

/** Groups of codes: https://openweathermap.org/weather-conditions */
function conditionOf(step: Step): WeatherCondition {
  const id = step.weather[0]?.id ?? 800;
  if (id < 300) return 'thunderstorm';
  if (id < 600) return 'rain';
  if (id < 700) return 'snow';
  if (id < 800) return 'mist';
  return id <= 801 ? 'clear' : 'clouds';
}

/** The step whose three hours hold the hour; null where the forecast does not reach it. Pure. */
export function hourOf(
  { list }: Forecast,
  { lat, lon }: { readonly lat: string; readonly lon: string },
  hour: Date,
): HourForecast | null {
  const at = hour.getTime();
  const step = list.find(({ dt }) => at <= dt * 1000 && at > dt * 1000 - stepMs);
  if (step === undefined) return null;
  const { main, wind, rain, snow, weather } = step;
  return {
    evidenceId: `openweather:${lat},${lon}:${new Date(step.dt * 1000).toISOString().slice(0, 13)}`,
    condition: conditionOf(step),
    celsius: main.temp,
    windMetresPerSecond: wind.speed,
    rainMillimetres: (rain?.['3h'] ?? 0) / 3,
    snowMillimetres: (snow?.['3h'] ?? 0) / 3,
    isThunderstorm: weather.some(({ id }) => id >= 200 && id < 300),
  };
}
