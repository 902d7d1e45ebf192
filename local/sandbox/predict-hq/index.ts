/**
 * A wire double of PredictHQ's events on loopback: `GET /v1/events/`, with what it answers outside of a subscription (nothing), on the free
 * plan (400) and without a token (401). Fields and parameters are those of https://docs.predicthq.com/api/events/search-events
 */
import { createServer, type ServerResponse } from 'node:http';
import { type Coordinates, distanceMetres } from '@merve/contract';
import { z } from 'zod';
import { listenOnLoopback } from '../listen-on-loopback.ts';
import type { KnownEvent } from './demo-events.ts';

export { demoEvents, type KnownEvent } from './demo-events.ts';

/** What befalls the next request, once. */
export type EventsFault =
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'hang' }
  | { readonly kind: 'body'; readonly body: string };

export interface EventsRequest {
  readonly path: string;
  readonly parameters: Readonly<Record<string, string>>;
  /** 0 for one that was given no answer. */
  readonly status: number;
}

export interface PredictHqDouble {
  readonly url: string;
  readonly requests: readonly EventsRequest[];
  plan(...faults: readonly EventsFault[]): void;
  stop(): Promise<void>;
}

export interface PredictHqDoubleOptions {
  /** 0 or left out takes a free one. */
  readonly port?: number;
  readonly accessToken: string;
  readonly events: (from: Date, until: Date) => readonly KnownEvent[];
  /** Whether the subscription holds a point; all are where it is left out. Outside, nothing is found, and nothing says why. */
  readonly holds?: (at: Coordinates) => boolean;
}

const categories = [
  ...['academic', 'airport-delays', 'community', 'concerts', 'conferences', 'daylight-savings', 'disasters'],
  ...[
    'expos',
    'festivals',
    'health-warnings',
    'observances',
    'performing-arts',
    'politics',
    'public-holidays',
  ],
  ...['school-holidays', 'severe-weather', 'sports', 'terror'],
];
const moment = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2})?$/, { error: 'Not a valid datetime.' })
  .transform((text) => new Date(`${text.length === 10 ? `${text}T00:00:00` : text}Z`));
const listOf = (known: readonly string[]) =>
  z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.string().refine((one) => known.includes(one), { error: 'Not a valid choice.' })).min(1));

/** Its parameters, as far as we may ask; a name that is none is a mistake of ours. */
const questionSchema = z.strictObject({
  within: z
    .string()
    .regex(/^\d+(?:\.\d+)?(?:m|km|ft|mi)@-?\d+(?:\.\d+)?,-?\d+(?:\.\d+)?$/, { error: 'Not a valid area.' }),
  'active.gte': moment,
  'active.lte': moment,
  category: listOf(categories).optional(),
  state: listOf(['active', 'predicted', 'deleted']).optional(),
  sort: z.enum(['rank', '-rank', 'start', '-start']).optional(),
  limit: z.coerce.number().int().min(1).max(500).default(10),
});

const metresOf = { m: 1, km: 1_000, ft: 0.3048, mi: 1_609.344 } as const;

function areaOf(within: string): { readonly at: Coordinates; readonly metres: number } {
  const [, amount = '0', unit = 'm', latitude = '0', longitude = '0'] =
    /^([\d.]+)(m|km|ft|mi)@([-\d.]+),([-\d.]+)$/.exec(within) ?? [];
  const factor = Object.entries(metresOf).find(([name]) => name === unit)?.[1] ?? 1;
  return {
    at: { latitude: Number(latitude), longitude: Number(longitude) },
    metres: Number(amount) * factor,
  };
}

export async function startPredictHqDouble(options: PredictHqDoubleOptions): Promise<PredictHqDouble> {
  const { accessToken, events, holds = () => true } = options;
  const requests: EventsRequest[] = [];
  const faults: EventsFault[] = [];

  function send(response: ServerResponse, status: number, body: unknown): number {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
    return status;
  }

  function answer(url: URL, authorization: string | undefined, response: ServerResponse): number {
    const fault = faults.shift();
    if (fault?.kind === 'hang') return 0;
    if (fault?.kind === 'body') return send(response, 200, fault.body);
    if (fault?.kind === 'status') return send(response, fault.status, { error: 'Planned by the test' });
    if (url.pathname !== '/v1/events/') return send(response, 404, { error: 'Not found.' });
    if (authorization !== `Bearer ${accessToken}`)
      return send(response, 401, {
        error: 'invalid_token',
        error_description: 'The access token is invalid',
      });
    const asked = questionSchema.safeParse(Object.fromEntries(url.searchParams));
    if (!asked.success) {
      const problems = asked.error.issues.map(({ path, message }) => [path.join('.') || 'query', [message]]);
      return send(response, 400, { errors: Object.fromEntries(problems) });
    }
    const { within, limit, category, 'active.gte': from, 'active.lte': until } = asked.data;
    const { at, metres } = areaOf(within);
    const found = !holds(at)
      ? []
      : events(from, until)
          .filter(
            (event) =>
              event.start <= until &&
              event.end >= from &&
              distanceMetres(at, event.at) <= metres &&
              (category === undefined || category.includes(event.category)),
          )
          .toSorted((one, other) => other.rank - one.rank);
    return send(response, 200, {
      ...{ count: found.length, overflow: false, previous: null, next: null },
      results: found.slice(0, limit).map(onTheWire),
    });
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://double');
    const status = answer(url, request.headers.authorization, response);
    requests.push({ path: url.pathname, parameters: Object.fromEntries(url.searchParams), status });
  });
  const listening = await listenOnLoopback(server, options.port);
  return { ...listening, requests, plan: (...more) => void faults.push(...more) };
}

function onTheWire({ id, title, category, rank, start, end, at }: KnownEvent) {
  const time = (moment_: Date) => moment_.toISOString().replace('.000Z', 'Z');
  return {
    ...{ id, title, description: '', category, labels: [category], rank, local_rank: rank },
    ...{ start: time(start), end: time(end), duration: (end.getTime() - start.getTime()) / 1000 },
    ...{ timezone: 'UTC', location: [at.longitude, at.latitude], scope: 'locality', country: 'CY' },
    ...{ state: 'active', phq_attendance: rank * 40, entities: [], place_hierarchies: [], private: false },
    ...{ first_seen: '2026-01-01T00:00:00Z', updated: '2026-01-01T00:00:00Z' },
  };
}
