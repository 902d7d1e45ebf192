import { createHash } from 'node:crypto';

export interface InventedWeather {
  readonly sky: 'clear' | 'clouds' | 'rain' | 'snow' | 'thunderstorm' | 'mist';
  readonly celsius: number;
  /** Metres a second. */
  readonly wind: number;
  /** Millimetres in three hours. */
  readonly rain?: number;
  readonly snow?: number;
}

const kinds: readonly InventedWeather[] = [
  { sky: 'clear', celsius: 24, wind: 3 },
  { sky: 'clear', celsius: 27, wind: 4 },
  { sky: 'clouds', celsius: 21, wind: 5 },
  { sky: 'rain', celsius: 17, wind: 7, rain: 6 },
  { sky: 'clear', celsius: 23, wind: 10 },
  { sky: 'thunderstorm', celsius: 18, wind: 11, rain: 15 },
  { sky: 'clear', celsius: 25, wind: 2 },
];

/** The embedded stack's weather: one a day, the same everywhere, another tomorrow; by the date alone, so that two starts agree. */
export function changingWeather(_at: unknown, time: Date): InventedWeather {
  const day = time.toISOString().slice(0, 10);
  const [byte = 0] = createHash('sha256').update(`weather of ${day}`).digest();
  return kinds[byte % kinds.length] ?? { sky: 'clear', celsius: 24, wind: 3 };
}
