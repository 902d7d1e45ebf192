import type { Coordinates } from '@merve/contract';
import { memoryCache } from '../../platform/cache.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { sharedCache } from '../../platform/firestore/shared-cache.ts';
import { type JsonProviderOptions, jsonProvider } from '../provider/json-provider.ts';
import type { WeatherService } from '../weather-service.ts';
import { type Forecast, forecastSchema, hourOf } from './read-forecast.ts';

export interface OpenWeatherOptions extends Pick<JsonProviderOptions, 'cap'> {
  readonly apiKey: string;
  /** Where instances share what they were told. */
  readonly documents: Documents;
  /** Only the embedded stack and tests set it: the loopback double. */
  readonly baseUrl?: string;
  /** Milliseconds for one attempt; 3,000 when left out. */
  readonly timeoutMs?: number;
  readonly now?: () => Date;
}

/** A million calls cost nothing in a month; the next plan is 40 dollars for ten: as if each cost that much, so that the cap counts them. https://openweathermap.org/price */
const callMicros = 40;
/** "Make no more than one call every 10 minutes for one location": https://openweathermap.org/appid */
const keptMs = 10 * 60_000;
/** Five kilometres: the model behind it is not finer. */
const grain = 20;

const rounded = (degrees: number) => (Math.round(degrees * grain) / grain).toFixed(2);
const pointOf = ({ latitude, longitude }: Coordinates) => ({
  lat: rounded(latitude),
  lon: rounded(longitude),
});

/**
 * OpenWeather's forecast of five days in steps of three hours, which a free key may ask for. Later is not known. What one question brought
 * is told by every instance for ten minutes, and by one that read it for at most ten more. https://openweathermap.org/forecast5
 */
export function createOpenWeather(options: OpenWeatherOptions): WeatherService {
  const { apiKey, documents, baseUrl = 'https://api.openweathermap.org', timeoutMs = 3_000, cap } = options;
  const now = options.now ?? (() => new Date());
  const call = jsonProvider({
    ...{ name: 'openWeather', baseUrl, timeoutMs, retries: 1, cap, now },
    secrets: [apiKey],
    query: { appid: apiKey },
  });
  const kept = memoryCache<Forecast>({ maxAgeMs: keptMs, maxEntries: 200, now });
  const shared = sharedCache<Forecast>({
    ...{ documents, source: 'openWeather', schema: forecastSchema, maxAgeMs: keptMs, now },
  });
  return {
    source: { name: 'OpenWeather', uri: 'https://openweathermap.org/' },
    async forecast({ at, hour, caller, signal }) {
      const { lat, lon } = pointOf(at);
      // A market that switched it off gets nothing that another one's question brought.
      const key = caller.config.providers.openWeather.enabled ? `${lat},${lon}` : `off:${lat},${lon}`;
      const asked = () =>
        call({
          ...{ operation: 'forecast', path: '/data/2.5/forecast', answer: forecastSchema },
          query: { lat, lon, units: 'metric' },
          ...{ costMicros: callMicros, caller, signal },
        });
      const forecast = await kept.get(key, () => shared.get(key, asked));
      return hourOf(forecast, { lat, lon }, hour);
    },
  };
}
