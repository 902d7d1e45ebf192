/**
 * A wire double of Places API (New) on loopback: `places:searchText`, `places:searchNearby`, a place by its id, and a photo, with
 * the refusals Google documents. It counts what it is asked, and plants faults.
 * https://developers.google.com/maps/documentation/places/web-service/op-overview
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenOnLoopback } from '../listen-on-loopback.ts';
import { type Asked, checkNearby, checkText, keyRefusal, type Refusal, readMask } from './check-request.ts';
import type { KnownPlace } from './demo-city.ts';
import { findPlaces, masked, onTheWire } from './find-places.ts';

export { demoCityPlaces, type KnownPlace } from './demo-city.ts';

/** What befalls the next request, once. */
export type PlacesFault =
  | { readonly kind: 'status'; readonly status: number; readonly name: string; readonly reason?: string }
  | { readonly kind: 'hang' | 'reset' }
  | { readonly kind: 'body'; readonly body: string }
  /** Answers only after so many milliseconds. */
  | { readonly kind: 'slow'; readonly ms: number };

export interface PlacesRequest {
  readonly call: 'searchText' | 'searchNearby' | 'details' | 'photo' | 'unknown';
  readonly mask: string | null;
  readonly body: unknown;
  /** 0 for one that was given no answer. */
  readonly status: number;
}

export interface GooglePlacesDouble {
  readonly url: string;
  /** Every request so far, refused ones too; without the key. */
  readonly requests: readonly PlacesRequest[];
  plan(...faults: readonly PlacesFault[]): void;
  stop(): Promise<void>;
}

export interface GooglePlacesDoubleOptions {
  /** 0 or left out takes a free one. */
  readonly port?: number;
  readonly apiKey: string;
  readonly places: readonly KnownPlace[];
  readonly now?: () => Date;
}

/** Most places that the pages of one question hold. */
const maxOfAll = 60;

const photo = (name: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#d9e2dd"/><text x="300" y="205" text-anchor="middle" font-family="sans-serif" font-size="22" fill="#33524a">${name.replace(/[^\w/-]/g, '')}</text></svg>`;

export async function startGooglePlacesDouble(
  options: GooglePlacesDoubleOptions,
): Promise<GooglePlacesDouble> {
  const { apiKey, places, now = () => new Date() } = options;
  const requests: PlacesRequest[] = [];
  const faults: PlacesFault[] = [];
  let url = '';

  function send(
    response: ServerResponse,
    status: number,
    body: string,
    type = 'application/json; charset=UTF-8',
  ) {
    response.writeHead(status, { 'content-type': type });
    response.end(body);
    return status;
  }

  function refuse(response: ServerResponse, { status, name, message, reason }: Refusal): number {
    const details =
      reason === undefined
        ? []
        : [
            {
              '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
              ...{ reason, domain: 'googleapis.com', metadata: { service: 'places.googleapis.com' } },
            },
          ];
    const error = { code: status, message, status: name, ...(details.length > 0 && { details }) };
    return send(response, status, JSON.stringify({ error }, null, 2));
  }

  function page(asked: Asked, paths: readonly string[]) {
    const [fingerprint, start] = asked.pageToken?.split('.') ?? [asked.fingerprint, '0'];
    const from = Number(start);
    if (fingerprint !== asked.fingerprint || !Number.isInteger(from)) return null;
    const found = findPlaces(places, asked, now()).slice(0, maxOfAll);
    const shown = found.slice(from, from + asked.limit);
    const next = from + asked.limit < found.length ? `${asked.fingerprint}.${from + asked.limit}` : null;
    return {
      ...(shown.length > 0 && {
        places: shown.map((place) => masked(onTheWire(place, asked.language, now()), paths, 'places.')),
      }),
      ...(next !== null &&
        (paths.includes('nextPageToken') || paths.includes('*')) && { nextPageToken: next }),
    };
  }

  function search(
    response: ServerResponse,
    given: ReturnType<typeof checkText>,
    mask: string | undefined,
  ): number {
    const read = readMask(mask, 'places.');
    if ('refusal' in read) return refuse(response, read.refusal);
    if ('refusal' in given) return refuse(response, given.refusal);
    const body = page(given.asked, read.paths);
    return body === null
      ? refuse(response, {
          ...{ status: 400, name: 'INVALID_ARGUMENT' },
          message: 'Request parameters for paging requests must match the initial SearchText request.',
        })
      : send(response, 200, JSON.stringify(body, null, 2));
  }

  function details(response: ServerResponse, id: string, language: string, mask: string | undefined): number {
    const read = readMask(mask, '');
    if ('refusal' in read) return refuse(response, read.refusal);
    const place = places.find((known) => known.id === id);
    if (place === undefined)
      return refuse(response, {
        ...{ status: 404, name: 'NOT_FOUND' },
        message: 'The Place ID is no longer valid. Please refresh cached Place IDs.',
      });
    return send(response, 200, JSON.stringify(masked(onTheWire(place, language, now()), read.paths, '')));
  }

  function answer(
    call: PlacesRequest['call'],
    address: URL,
    request: IncomingMessage,
    response: ServerResponse,
    body: unknown,
  ): number {
    const header = (name: string) => request.headers[name]?.toString();
    const refusal = keyRefusal(
      header('x-goog-api-key') ?? address.searchParams.get('key') ?? undefined,
      apiKey,
    );
    if (refusal !== null) return refuse(response, refusal);
    const mask = header('x-goog-fieldmask');
    if (call === 'searchText') return search(response, checkText(body), mask);
    if (call === 'searchNearby') return search(response, checkNearby(body), mask);
    const parts = address.pathname.split('/').map(decodeURIComponent);
    if (call === 'details')
      return details(response, parts[3] ?? '', address.searchParams.get('languageCode') ?? 'en', mask);
    const name = parts.slice(2, 6).join('/');
    const width = Number(address.searchParams.get('maxWidthPx') ?? address.searchParams.get('maxHeightPx'));
    const known = places.some(
      ({ id, photographer }) => photographer !== null && name === `places/${id}/photos/photo-1`,
    );
    if (!known)
      return refuse(response, { status: 404, name: 'NOT_FOUND', message: 'The photo is not there.' });
    if (!(width >= 1 && width <= 4800))
      return refuse(response, {
        status: 400,
        name: 'INVALID_ARGUMENT',
        message: 'maxWidthPx must be from 1 to 4800.',
      });
    return send(
      response,
      200,
      JSON.stringify({ name: `${name}/media`, photoUri: `${url}/content/${parts[3]}` }),
    );
  }

  const server = createServer(async (request, response) => {
    const address = new URL(request.url ?? '/', 'http://double');
    if (address.pathname.startsWith('/content/')) {
      send(response, 200, photo(address.pathname.slice('/content/'.length)), 'image/svg+xml');
      return;
    }
    let text = '';
    for await (const part of request) text += String(part);
    let body: unknown = null;
    try {
      body = text === '' ? null : JSON.parse(text);
    } catch {
      // What is no JSON fits no schema.
    }
    const call = callAt(request.method ?? '', address.pathname);
    const note = (status: number) =>
      requests.push({ call, mask: request.headers['x-goog-fieldmask']?.toString() ?? null, body, status });
    const fault = faults.shift();
    if (fault?.kind === 'hang') return void note(0);
    if (fault?.kind === 'reset') {
      note(0);
      response.socket?.resetAndDestroy();
      return;
    }
    if (fault?.kind === 'slow') await new Promise((resolve) => setTimeout(resolve, fault.ms));
    if (fault?.kind === 'body') return void note(send(response, 200, fault.body));
    if (fault?.kind === 'status')
      return void note(refuse(response, { ...fault, message: 'Planned by the test' }));
    note(
      call === 'unknown'
        ? send(response, 404, '<!DOCTYPE html><title>Error 404 (Not Found)</title>', 'text/html')
        : answer(call, address, request, response, body),
    );
  });
  const listening = await listenOnLoopback(server, options.port);
  url = listening.url;
  return { ...listening, requests, plan: (...more) => void faults.push(...more) };
}

function callAt(method: string, path: string): PlacesRequest['call'] {
  if (method === 'POST' && path === '/v1/places:searchText') return 'searchText';
  if (method === 'POST' && path === '/v1/places:searchNearby') return 'searchNearby';
  if (method === 'GET' && /^\/v1\/places\/[^/]+$/.test(path)) return 'details';
  if (method === 'GET' && /^\/v1\/places\/[^/]+\/photos\/[^/]+\/media$/.test(path)) return 'photo';
  return 'unknown';
}
