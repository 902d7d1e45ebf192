import { apiErrorSchema } from '@merve/contract';
import type { ApiRoute } from '@merve/contract/api';
import { z } from 'zod';
import { ApiFailure } from './api-failure.ts';
import { idToken, isWithoutNetwork } from './session.ts';
import { loadSettings } from './settings.ts';

export { ApiFailure } from './api-failure.ts';

const refusalSchema = z.object({ error: apiErrorSchema });
const timeoutMs = 20_000;

interface RequestOptions {
  readonly method: string;
  readonly body?: unknown;
  /** A file as it is, in place of `body`. */
  readonly bytes?: Blob;
  readonly accept?: string;
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
}

/**
 * Sends a request with the account's token and gives the answer if it is a success. A token that is not taken is renewed
 * once.
 * @throws ApiFailure otherwise; the DOMException of `signal` if that was aborted.
 */
export async function request(path: string, options: RequestOptions): Promise<Response> {
  const deadline = AbortSignal.timeout(options.timeoutMs ?? timeoutMs);
  const token = await tokenOf(false);
  const first = await send(path, options, token, deadline);
  const response =
    first.status === 401 && token !== null ? await send(path, options, await tokenOf(true), deadline) : first;
  if (response.ok) return response;
  const body: unknown = await response.json().catch(() => undefined);
  const refusal = refusalSchema.safeParse(body);
  const error = refusal.success
    ? refusal.data.error
    : { code: 'INTERNAL', message: `HTTP ${response.status}`, traceId: '' };
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  throw new ApiFailure(error, {
    status: response.status,
    traceId: error.traceId,
    body,
    ...(Number.isFinite(retryAfter) ? { retryAfter } : {}),
  });
}

/** @throws ApiFailure `UNAUTHENTICATED` if the account's session has ended, `OFFLINE` if that cannot be found out. */
async function tokenOf(renewed: boolean): Promise<string | null> {
  try {
    return await idToken(renewed);
  } catch (cause) {
    const message = String(cause);
    throw isWithoutNetwork(cause)
      ? new ApiFailure({ code: 'OFFLINE', message }, { status: 0 })
      : new ApiFailure({ code: 'UNAUTHENTICATED', message }, { status: 401 });
  }
}

async function send(
  path: string,
  options: RequestOptions,
  token: string | null,
  deadline: AbortSignal,
): Promise<Response> {
  const { apiUrl } = await loadSettings();
  const signal = options.signal === undefined ? deadline : AbortSignal.any([options.signal, deadline]);
  try {
    return await fetch(`${apiUrl}${path}`, {
      method: options.method,
      signal,
      headers: {
        accept: options.accept ?? 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(options.bytes === undefined ? {} : { 'content-type': 'application/octet-stream' }),
      },
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
      ...(options.bytes === undefined ? {} : { body: options.bytes }),
    });
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    const code = deadline.aborted ? 'TIMEOUT' : 'OFFLINE';
    throw new ApiFailure({ code, message: String(cause) }, { status: 0 });
  }
}

type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

/** What a route of the contract is called with: the parts it has, and nothing else. */
type CallOptions<Route extends ApiRoute> = {
  readonly signal?: AbortSignal;
} & (Route extends { params: z.ZodObject } ? { readonly params: Input<Route['params']> } : unknown) &
  (Route extends { query: z.ZodObject } ? { readonly query?: Input<Route['query']> } : unknown) &
  (Route extends { body: z.ZodType } ? { readonly body: Input<Route['body']> } : unknown);

/** The address of a route with its parameters in it. Pure. */
export function pathOf(
  template: string,
  params: Record<string, unknown>,
  query: Record<string, unknown> = {},
): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  return search === '' ? path : `${path}?${search}`;
}

/**
 * Calls a route of the contract (`@merve/contract/api`); the answer has passed the route's own schema.
 * @throws ApiFailure as `request`; ZodError when the answer is not what the contract says.
 */
export async function callRoute<Route extends ApiRoute>(
  route: Route,
  options: CallOptions<Route>,
): Promise<z.output<Route['response']['schema']>> {
  const {
    params = {},
    query = {},
    body,
    signal,
  } = options as {
    params?: Record<string, unknown>;
    query?: Record<string, unknown>;
    body?: unknown;
    signal?: AbortSignal;
  };
  const response = await request(pathOf(route.path, params, query), {
    method: route.method.toUpperCase(),
    body,
    ...(signal === undefined ? {} : { signal }),
  });
  return route.response.schema.parse(await response.json()) as z.output<Route['response']['schema']>;
}
