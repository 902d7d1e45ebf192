import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { accountRoutes } from './account-routes.ts';
import { adminRoutes } from './admin-routes.ts';
import type { ApiNeeds, Environment } from './api-environment.ts';
import { answerErrors, traceRequests } from './api-frame.ts';
import { bindCapabilityRoutes } from './bind-route.ts';
import { catalogueEditorRoutes } from './catalogue-editor-routes.ts';
import { catalogueRoutes } from './catalogue-routes.ts';
import { chatRoutes } from './chat-routes.ts';
import { dutyRosterRoutes } from './duty-roster-routes.ts';
import { limitCallers } from './limit-callers.ts';
import { listingRoutes } from './listing-routes.ts';
import { meRoutes } from './me-routes.ts';
import { operatorRoutes } from './operator-routes.ts';
import { replayRoutes } from './replay-routes.ts';

/** The HTTP API: a trace for every request, one form of every error, and the routes. */
export function createApi(given: ApiNeeds): Hono<Environment> {
  const app = new Hono<Environment>();

  app.use(
    '*',
    cors({
      origin: (origin) => origin,
      allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      exposeHeaders: ['x-trace-id', 'retry-after', 'ratelimit', 'ratelimit-policy'],
      maxAge: 3600,
    }),
  );
  traceRequests(app);
  answerErrors(app);
  const needs = limitCallers(app, given);

  const own = new Hono<Environment>();
  own.get('/health', (context) => context.json({ status: 'ok', service: 'merve' }));
  own.route('/chat', chatRoutes(needs));
  own.route('/v1/chat', chatRoutes(needs));
  own.route('/', accountRoutes(needs));
  own.route('/', catalogueRoutes(needs));
  own.route('/', operatorRoutes(needs));
  own.route('/', replayRoutes(needs));
  own.route('/', dutyRosterRoutes(needs));
  own.route('/', listingRoutes(needs));
  own.route('/', catalogueEditorRoutes(needs));
  own.route('/v1/admin', adminRoutes(needs));
  own.route('/v1/me', meRoutes(needs));
  // Before the others: what stands over all routes of operators is not asked twice.
  bindCapabilityRoutes(app, needs, own.routes);
  app.route('/', own);
  return app;
}
