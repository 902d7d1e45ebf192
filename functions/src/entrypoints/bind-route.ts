import { type ApiRoute, apiRoutes } from '@merve/contract/api';
import type { Context, Hono } from 'hono';
import {
  type AnsweredRoute,
  answerRoute,
  type BadBody,
  type Identity,
  type RouteAnswer,
  type RouteRequest,
} from '../manifest/route.ts';
import { MerveError } from '../platform/errors.ts';
import { type ApiNeeds, bytesBody, type Environment, jsonBody, type RouteNeeds } from './api-environment.ts';
import { capabilityRoutes } from './capabilities.ts';

/** Who calls a route that asks for no account, or that a service calls. */
export const nobody: Identity = { uid: '', name: null, operates: [] };

/**
 * Makes a route of the contract answer: checks the caller, parses what came, and sends what the route's schema lets
 * through.
 * @throws (as an error answer) MerveError `UNAUTHENTICATED`, `FORBIDDEN`, `BAD_REQUEST` with the fields at fault, or
 * what `badBody` makes of them.
 */
export function bindRoute<Route extends ApiRoute, Deps>(
  app: Hono<Environment>,
  needs: RouteNeeds<Deps>,
  route: Route,
  handle: (request: RouteRequest<Route, Deps>) => RouteAnswer<Route>,
  badBody?: BadBody,
): void {
  const answered = answerRoute<Route, Deps>(route, handle, badBody);
  bind(app, needs, route, async () => answered);
}

const pathOf = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

/** Binds the routes of the contract that no door has: capabilities answer them, loaded with the first request for one. */
export function bindCapabilityRoutes(app: Hono<Environment>, needs: ApiNeeds): void {
  const bound = new Set(app.routes.map(({ method, path }) => `${method} ${path}`));
  for (const route of apiRoutes) {
    if (bound.has(`${route.method.toUpperCase()} ${pathOf(route.path)}`)) continue;
    bind(app, needs, route, async () => {
      const answered = (await capabilityRoutes()).find((one) => one.route === route);
      if (answered === undefined) throw new MerveError('INTERNAL', `Nobody answers ${route.operationId}`);
      return answered;
    });
  }
}

function bind<Deps>(
  app: Hono<Environment>,
  needs: RouteNeeds<Deps>,
  route: ApiRoute,
  load: () => Promise<AnsweredRoute<Deps>>,
): void {
  const paths = [route.path, ...(route.alias === undefined ? [] : [route.alias])].map(pathOf);
  app.on(route.method.toUpperCase(), paths, async (context) => {
    const identity = await callerOf(needs, route, context);
    if (route.caller === 'operator') await needs.admit?.(identity, route, context.req.param());
    const { answer } = await load();
    return answer({
      params: context.req.param(),
      query: context.req.query(),
      body: () =>
        route.bytes === undefined ? jsonBody(context.req.raw) : bytesBody(context.req.raw, route.bytes.most),
      identity,
      traceId: context.get('traceId'),
      forwardedFor: context.req.header('x-forwarded-for'),
      accept: context.req.header('accept'),
      deps: await needs.dependencies(),
    });
  });
}

async function callerOf<Deps>(
  needs: RouteNeeds<Deps>,
  route: ApiRoute,
  context: Context<Environment>,
): Promise<Identity> {
  if (route.caller === 'anyone') return nobody;
  const identity = await needs.verify(
    context.req.header('authorization'),
    context.req.header('x-service-token'),
  );
  if (route.caller === 'operator' && identity.operates.length === 0) {
    throw new MerveError('FORBIDDEN', 'Only operators may do this');
  }
  return identity;
}
