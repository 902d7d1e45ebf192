import { describe, expect, test } from '@jest/globals';
import type { WeatherService } from '../../integrations/weather-service.ts';
import { defaultMerveConfig } from '../../markets/index.ts';
import { market } from '../../orchestrator/testing/demo-market.ts';
import { MerveError } from '../../platform/errors.ts';
import { forecastOfDay, hoursAhead } from './forecast-of-day.ts';

const now = new Date('2026-11-21T10:00:00Z');
const at = { latitude: 35.3, longitude: 33.3 };
const zone = 'Asia/Nicosia';
const config = defaultMerveConfig(market, []);
const asking = { language: 'en', market, config, now, signal: new AbortController().signal } as const;

/** Rain where it is known, for five days. */
const weather = (answer: (hour: Date) => 'rain' | null): WeatherService => ({
  source: { name: 'OpenWeather', uri: 'https://openweathermap.org/' },
  async forecast({ hour }) {
    const condition = answer(hour);
    return condition === null
      ? null
      : {
          ...{ evidenceId: 'e', condition, celsius: 16.6, windMetresPerSecond: 2, rainMillimetres: 1 },
          ...{ snowMillimetres: 0, isThunderstorm: false },
        };
  },
});
const day = (date: string) => ({ date, at, timeZone: zone });

describe('the weather on a day of a trip', () => {
  test('is facts with their hours, on the clock there, and whose they are', async () => {
    expect(
      await forecastOfDay(
        weather(() => 'rain'),
        day('2026-11-23'),
        asking,
      ),
    ).toBe('Forecast (OpenWeather): 09:00 rain, 17 °C · 14:00 rain, 17 °C · 19:00 rain, 17 °C');
  });

  test('is not known where the forecast does not reach, and said to be', async () => {
    expect(
      await forecastOfDay(
        weather(() => null),
        day('2026-12-20'),
        asking,
      ),
    ).toContain('is not known');
    const half = weather((hour) => (hour < new Date('2026-11-26T12:30:00Z') ? 'rain' : null));
    expect(await forecastOfDay(half, day('2026-11-26'), asking)).toBe(
      'Forecast (OpenWeather): 09:00 rain, 17 °C · 14:00 rain, 17 °C',
    );
  });

  test('is told of what is ahead alone; where nobody answers that is said', async () => {
    // Noon there: the morning is over.
    expect(hoursAhead({ date: '2026-11-21', timeZone: zone }, now)).toHaveLength(2);
    expect(
      await forecastOfDay(
        weather(() => 'rain'),
        day('2026-11-20'),
        asking,
      ),
    ).toBeNull();
    const down: WeatherService = {
      ...weather(() => null),
      forecast: async () => {
        throw new MerveError('UPSTREAM_UNAVAILABLE', 'down');
      },
    };
    expect(await forecastOfDay(down, day('2026-11-23'), asking)).toBe(
      'The forecast could not be asked just now.',
    );
  });
});
