/**
 * A wire double of OpenWeather's forecast on loopback: `GET /data/2.5/forecast`, forty steps of three hours from the next one on, with the
 * refusals OpenWeather documents. https://openweathermap.org/forecast5, https://openweathermap.org/faq#error401
 */
import { createServer, type ServerResponse } from 'node:http';
import { z } from 'zod';
import { listenOnLoopback } from '../listen-on-loopback.ts';
import type { InventedWeather } from './changing-weather.ts';

export { changingWeather, type InventedWeather } from './changing-weather.ts';

/** What befalls the next request, once. */
export type WeatherFault =
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'hang' }
  | { readonly kind: 'body'; readonly body: string };

export interface WeatherRequest {
  readonly path: string;
  /** Without the key. */
  readonly parameters: Readonly<Record<string, string>>;
  /** 0 for one that was given no answer. */
  readonly status: number;
}

export interface OpenWeatherDouble {
  readonly url: string;
  readonly requests: readonly WeatherRequest[];
  plan(...faults: readonly WeatherFault[]): void;
  stop(): Promise<void>;
}

export interface OpenWeatherDoubleOptions {
  /** 0 or left out takes a free one. */
  readonly port?: number;
  readonly apiKey: string;
  /** What the weather is at a point and a time. */
  readonly weather: (
    at: { readonly latitude: number; readonly longitude: number },
    time: Date,
  ) => InventedWeather;
  readonly now?: () => Date;
}

const degrees = (most: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(?:\.\d+)?$/)
    .transform(Number)
    .pipe(z.number().min(-most).max(most));
/** Its parameters, and no other: a name that is none is a mistake of ours. */
const questionSchema = z.strictObject({
  lat: degrees(90),
  lon: degrees(180),
  units: z.enum(['standard', 'metric', 'imperial']).default('standard'),
  mode: z.literal('json').optional(),
  lang: z.string().optional(),
  cnt: z.coerce.number().int().min(1).max(40).default(40),
});

const stepSeconds = 3 * 3_600;

export async function startOpenWeatherDouble(options: OpenWeatherDoubleOptions): Promise<OpenWeatherDouble> {
  const { apiKey, weather, now = () => new Date() } = options;
  const requests: WeatherRequest[] = [];
  const faults: WeatherFault[] = [];

  function send(response: ServerResponse, status: number, body: string): number {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
    response.end(body);
    return status;
  }
  /** `cod` is a number with a bad key and too many calls, else text: as they have it. */
  const refuse = (response: ServerResponse, status: number, message: string) =>
    send(
      response,
      status,
      JSON.stringify({ cod: status === 401 || status === 429 ? status : String(status), message }),
    );

  function answer(url: URL, response: ServerResponse): number {
    const fault = faults.shift();
    if (fault?.kind === 'hang') return 0;
    if (fault?.kind === 'body') return send(response, 200, fault.body);
    if (fault?.kind === 'status') return refuse(response, fault.status, 'Planned by the test');
    if (url.pathname !== '/data/2.5/forecast') return refuse(response, 404, 'Internal error');
    const { appid, ...parameters } = Object.fromEntries(url.searchParams);
    if (appid !== apiKey)
      return refuse(
        response,
        401,
        'Invalid API key. Please see https://openweathermap.org/faq#error401 for more info.',
      );
    const asked = questionSchema.safeParse(parameters);
    if (!asked.success) {
      const [issue] = asked.error.issues;
      const field = String(issue?.path[0] ?? '');
      return refuse(
        response,
        400,
        field === 'lat' || field === 'lon'
          ? `wrong ${field === 'lat' ? 'latitude' : 'longitude'}`
          : 'Nothing to geocode',
      );
    }
    const { lat, lon, units, cnt } = asked.data;
    const first = Math.ceil((now().getTime() / 1000 + 1) / stepSeconds) * stepSeconds;
    const list = Array.from({ length: cnt }, (_, index) => {
      const dt = first + index * stepSeconds;
      const time = new Date(dt * 1000);
      return stepOf(weather({ latitude: lat, longitude: lon }, time), time, units);
    });
    const city = { id: 0, name: '', coord: { lat, lon }, country: '', population: 0, timezone: 0 };
    return send(response, 200, JSON.stringify({ cod: '200', message: 0, cnt: list.length, list, city }));
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://double');
    const status = answer(url, response);
    url.searchParams.delete('appid');
    requests.push({ path: url.pathname, parameters: Object.fromEntries(url.searchParams), status });
  });
  const listening = await listenOnLoopback(server, options.port);
  return { ...listening, requests, plan: (...more) => void faults.push(...more) };
}

/** Codes of https://openweathermap.org/weather-conditions. */
const codes = {
  clear: [800, 'Clear', 'clear sky'],
  clouds: [804, 'Clouds', 'overcast clouds'],
  rain: [501, 'Rain', 'moderate rain'],
  snow: [601, 'Snow', 'snow'],
  thunderstorm: [211, 'Thunderstorm', 'thunderstorm'],
  mist: [701, 'Mist', 'mist'],
} as const;

function stepOf(weather: InventedWeather, time: Date, units: 'standard' | 'metric' | 'imperial') {
  const { sky, celsius, wind, rain = 0, snow = 0 } = weather;
  const temp =
    units === 'metric' ? celsius : units === 'standard' ? celsius + 273.15 : (celsius * 9) / 5 + 32;
  const speed = units === 'imperial' ? wind * 2.237 : wind;
  const [id, main, description] = codes[sky];
  return {
    dt: time.getTime() / 1000,
    main: {
      temp,
      feels_like: temp,
      temp_min: temp,
      temp_max: temp,
      pressure: 1014,
      humidity: 60,
      temp_kf: 0,
    },
    weather: [{ id, main, description, icon: '01d' }],
    ...{ clouds: { all: sky === 'clear' ? 0 : 90 }, wind: { speed, deg: 270, gust: speed * 1.3 } },
    ...{ visibility: 10_000, pop: rain > 0 ? 1 : 0 },
    ...(rain > 0 && { rain: { '3h': rain } }),
    ...(snow > 0 && { snow: { '3h': snow } }),
    sys: { pod: 'd' },
    dt_txt: time.toISOString().slice(0, 19).replace('T', ' '),
  };
}
