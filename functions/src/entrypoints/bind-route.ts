import { type ApiRoute, apiRoutes } from '@merve/contract/api';
import type { Context, Hono } from 'hono';
import {
  type AnsweredRoute,
  answerRoute,
  type Identity,
  type RouteAnswer,
  type RouteRequest,
} from '../manifest/route.ts';
import { MerveError } from '../platform/errors.ts';
import { type ApiDependencies, type ApiNeeds, type Environment, jsonBody } from './api-environment.ts';
import { capabilityRoutes } from './capabilities.ts';

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
  handle: (request: RouteRequest<Route, ApiDependencies>) => RouteAnswer<Route>,
): void {
  const answered = answerRoute<Route, ApiDependencies>(route, handle);
  bind(app, needs, route, async () => answered);
}

const pathOf = ({ path }: ApiRoute) => path.replace(/\{(\w+)\}/g, ':$1');

/** Binds the routes of the contract that no door has: capabilities answer them, loaded with the first request for one. */
export function bindCapabilityRoutes(
  app: Hono<Environment>,
  needs: ApiNeeds,
  ofDoors: Hono<Environment>['routes'],
): void {
  const bound = new Set(ofDoors.map(({ method, path }) => `${method} ${path}`));
  for (const route of apiRoutes) {
    if (bound.has(`${route.method.toUpperCase()} ${pathOf(route)}`)) continue;
    bind(app, needs, route, async () => {
      const answered = (await capabilityRoutes()).find((one) => one.route === route);
      if (answered === undefined) throw new MerveError('INTERNAL', `Nobody answers ${route.operationId}`);
      return answered;
    });
  }
}

function bind(
  app: Hono<Environment>,
  needs: ApiNeeds,
  route: ApiRoute,
  load: () => Promise<AnsweredRoute<ApiDependencies>>,
): void {
  app.on(route.method.toUpperCase(), pathOf(route), async (context) => {
    const identity = await callerOf(needs, route, context);
    const { answer } = await load();
    return answer({
      params: context.req.param(),
      query: context.req.query(),
      body: () => jsonBody(context.req.raw),
      identity,
      traceId: context.get('traceId'),
      forwardedFor: context.req.header('x-forwarded-for'),
      deps: await needs.dependencies(),
    });
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
