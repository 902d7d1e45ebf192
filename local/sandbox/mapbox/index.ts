/**
 * A wire double of Mapbox on loopback: `GET /search/searchbox/v1/forward`, `GET /search/geocode/v6/forward`, Directions and Matrix, with the
 * token, parameter and rate limit answers Mapbox documents; and the style and tiles' addresses that the web app's map begins
 * with. https://docs.mapbox.com/api/search/
 */
import { createServer, type ServerResponse } from 'node:http';
import type { JsonObject } from '@merve/contract';
import { listenOnLoopback } from '../listen-on-loopback.ts';
import { checkRequest, tokenRefusal } from './check-request.ts';
import { answerDrives } from './drives.ts';
import { collectionOf, type KnownFeature } from './features.ts';
import { streetsStyle, streetsTiles } from './map-style.ts';

export type { KnownFeature } from './features.ts';

/** What befalls the next request, once. */
export type MapboxFault =
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'hang' | 'reset' }
  | { readonly kind: 'body'; readonly body: string };

export interface MapboxRequest {
  readonly path: string;
  /** Without the token. */
  readonly parameters: Readonly<Record<string, string>>;
  /** 0 for one that was given no answer. */
  readonly status: number;
}

export interface MapboxDouble {
  readonly url: string;
  /** Every request so far, refused ones too. */
  readonly requests: readonly MapboxRequest[];
  plan(...faults: readonly MapboxFault[]): void;
  stop(): Promise<void>;
}

export interface MapboxDoubleOptions {
  /** 0 or left out takes a free one. */
  readonly port?: number;
  readonly token: string;
  readonly features: readonly KnownFeature[];
  /** Requests a minute; 600 when left out. */
  readonly perMinute?: number;
  readonly now?: () => Date;
}

const endpoints = {
  '/search/searchbox/v1/forward': 'search',
  '/search/geocode/v6/forward': 'geocoding',
} as const;
const mapAnswers: Readonly<Record<string, (token: string) => JsonObject>> = {
  '/styles/v1/mapbox/streets-v12': () => streetsStyle,
  '/v4/mapbox.mapbox-streets-v8.json': streetsTiles,
};
const apiAt = (path: string) => Object.entries(endpoints).find(([known]) => known === path)?.[1];

export async function startMapboxDouble(options: MapboxDoubleOptions): Promise<MapboxDouble> {
  const { token, features, perMinute = 600, now = () => new Date() } = options;
  const requests: MapboxRequest[] = [];
  const faults: MapboxFault[] = [];
  let minute = { starts: 0, count: 0 };

  /** Headers of the limit; counts the request. */
  function limited(): { readonly over: boolean; readonly headers: Record<string, string> } {
    const starts = Math.floor(now().getTime() / 60_000) * 60;
    minute = minute.starts === starts ? { starts, count: minute.count + 1 } : { starts, count: 1 };
    return {
      over: minute.count > perMinute,
      headers: {
        'x-rate-limit-interval': '60',
        'x-rate-limit-limit': String(perMinute),
        'x-rate-limit-reset': String(starts + 60),
      },
    };
  }

  function answer(url: URL, response: ServerResponse): number {
    const send = (status: number, body: string, headers: Record<string, string> = {}) => {
      response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
      response.end(body);
      return status;
    };
    const refuse = (status: number, message: string, headers?: Record<string, string>) =>
      send(status, JSON.stringify({ message }), headers);
    const fault = faults.shift();
    if (fault?.kind === 'hang') return 0;
    if (fault?.kind === 'reset') {
      response.socket?.resetAndDestroy();
      return 0;
    }
    if (fault?.kind === 'body') return send(200, fault.body);
    const { over, headers } = limited();
    if (fault?.kind === 'status') return refuse(fault.status, 'Planned by the test', headers);
    const map = mapAnswers[url.pathname];
    if (map !== undefined) {
      if (url.searchParams.get('access_token') !== token)
        return refuse(401, 'Not Authorized - Invalid Token');
      return send(200, JSON.stringify(map(token)));
    }
    const drive = answerDrives(url.pathname, url.searchParams);
    if (drive !== null) {
      const refusal = tokenRefusal(url.searchParams, token);
      if (refusal !== null) return refuse(refusal.status, refusal.message);
      if (over) return refuse(429, 'Too Many Requests', headers);
      return send(drive.status, JSON.stringify(drive.body), headers);
    }
    const api = apiAt(url.pathname);
    if (api === undefined) return refuse(404, 'Not Found');
    const checked = checkRequest(url.searchParams, api, token);
    if ('refusal' in checked) return refuse(checked.refusal.status, checked.refusal.message);
    if (over) return refuse(429, 'Too Many Requests', headers);
    const kinds = features.filter(({ type }) => api === 'search' || type !== 'poi');
    return send(200, JSON.stringify(collectionOf(kinds, checked.asked)), headers);
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://double');
    const status = answer(url, response);
    url.searchParams.delete('access_token');
    requests.push({ path: url.pathname, parameters: Object.fromEntries(url.searchParams), status });
  });
  const listening = await listenOnLoopback(server, options.port);
  return {
    ...listening,
    requests,
    plan: (...more) => {
      faults.push(...more);
    },
  };
}
