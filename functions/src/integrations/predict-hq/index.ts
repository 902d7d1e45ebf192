import { z } from 'zod';
import type { EventService, NearbyEvent } from '../event-service.ts';
import { type JsonProviderOptions, jsonProvider } from '../provider/json-provider.ts';

export interface PredictHqOptions extends Pick<JsonProviderOptions, 'cap'> {
  readonly accessToken: string;
  /** Only the embedded stack and tests set it: the loopback double. */
  readonly baseUrl?: string;
  /** Milliseconds for one attempt; 3,000 when left out. */
  readonly timeoutMs?: number;
  readonly now?: () => Date;
}

/** It is paid by subscription: as if a call cost a tenth of a cent, so that the market's cap counts them. */
const callMicros = 1_000;
const most = 20;

/** Where many people come together, and what warns of the weather: https://docs.predicthq.com/getting-started/predicthq-data/event-categories */
const kindOf = {
  concerts: 'crowd',
  sports: 'crowd',
  festivals: 'crowd',
  expos: 'crowd',
  conferences: 'crowd',
  community: 'crowd',
  'performing-arts': 'crowd',
  politics: 'crowd',
  'severe-weather': 'severe_weather_warning',
  disasters: 'severe_weather_warning',
} as const satisfies Record<string, NearbyEvent['kind']>;
const kinds: Readonly<Record<string, NearbyEvent['kind'] | undefined>> = kindOf;

export const eventsSchema = z.object({
  results: z.array(
    z.object({
      id: z.string().regex(/^[\w-]{1,80}$/),
      category: z.string(),
      rank: z.number().min(0).max(100),
      state: z.string().default('active'),
    }),
  ),
});

const moment = (time: Date) => time.toISOString().slice(0, 19);

/**
 * PredictHQ's events. Only id, kind and rank are read: no title reaches a log, a document or a person. Outside of what is subscribed to it
 * answers with an empty list, and its free plan refuses (400) what it does not hold: neither is "no events".
 * https://docs.predicthq.com/api/events/search-events
 */
export function createPredictHq(options: PredictHqOptions): EventService {
  const { accessToken, baseUrl = 'https://api.predicthq.com', timeoutMs = 3_000, cap, now } = options;
  const call = jsonProvider({
    ...{ name: 'predictHq', baseUrl, timeoutMs, retries: 1, cap },
    secrets: [accessToken],
    headers: { authorization: `Bearer ${accessToken}` },
    ...(now && { now }),
  });
  return {
    async around({ at, radiusMetres, from, until, caller, signal }) {
      const { results } = await call({
        ...{ operation: 'events', path: '/v1/events/', answer: eventsSchema },
        query: {
          within: `${radiusMetres}m@${at.latitude.toFixed(5)},${at.longitude.toFixed(5)}`,
          'active.gte': moment(from),
          'active.lte': moment(until),
          category: Object.keys(kindOf).join(','),
          ...{ state: 'active', sort: '-rank', limit: String(most) },
        },
        ...{ costMicros: callMicros, caller, signal },
      });
      return results.flatMap(({ id, category, rank, state }) => {
        const kind = kinds[category];
        return kind === undefined || state !== 'active'
          ? []
          : [{ evidenceId: `predicthq:${id}`, kind, rank }];
      });
    },
  };
}
