import type { ApiRoute } from '@merve/contract/api';
import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import { MerveError } from '../platform/errors.ts';
import {
  type ApiDependencies,
  type ApiNeeds,
  type Environment,
  jsonBody,
  parsed,
} from './api-environment.ts';
import type { Identity } from './verify-id-token.ts';

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** A request that has passed its route's caller check and schemas. */
export interface RouteRequest<Route extends ApiRoute> {
  readonly params: Parsed<Route['params']>;
  readonly query: Parsed<Route['query']>;
  readonly body: Parsed<Route['body']>;
  /** Nobody for a route that asks for no account. */
  readonly identity: Identity;
  readonly traceId: string;
  /** Of the request, as the proxies wrote it. */
  readonly forwardedFor: string | undefined;
  readonly deps: ApiDependencies;
}

/**
 * What a handler answers: what the route's schema takes, of which fields the schema does not name never leave; or one of the
 * route's refusals, as it is.
 */
export type RouteAnswer<Route extends ApiRoute> = Promise<z.input<Route['response']['schema']> | Response>;

const nobody: Identity = { uid: '', name: null, admin: false };

/**
 * Makes a route of the contract answer: checks the caller, parses what came, and sends what the route's schema lets
 * through.
 * @throws (as an error answer) MerveError `UNAUTHENTICATED`, `FORBIDDEN`, `BAD_REQUEST` with the fields at fault.
 */
export function bindRoute<Route extends ApiRoute>(
  app: Hono<Environment>,
  needs: ApiNeeds,
  route: Route,
  handle: (request: RouteRequest<Route>) => RouteAnswer<Route>,
): void {
  const path = route.path.replace(/\{(\w+)\}/g, ':$1');
  app.on(route.method.toUpperCase(), path, async (context) => {
    const identity = await callerOf(needs, route, context);
    const params = route.params && parsed(route.params, context.req.param());
    const query = route.query && parsed(route.query, context.req.query());
    const body = route.body && parsed(route.body, await jsonBody(context.req.raw));
    const answer = await handle({
      params: params as Parsed<Route['params']>,
      query: query as Parsed<Route['query']>,
      body: body as Parsed<Route['body']>,
      identity,
      traceId: context.get('traceId'),
      forwardedFor: context.req.header('x-forwarded-for'),
      deps: await needs.dependencies(),
    });
    if (answer instanceof Response) return answer;
    return Response.json(route.response.schema.parse(answer), { status: route.response.status });
  });
}

async function callerOf(needs: ApiNeeds, route: ApiRoute, context: Context<Environment>): Promise<Identity> {
  if (route.caller === 'anyone') return nobody;
  const identity = await needs.verify(context.req.header('authorization'));
  if (route.caller === 'operator' && !identity.admin) {
    throw new MerveError('FORBIDDEN', 'Only operators may do this');
  }
  return identity;
}
