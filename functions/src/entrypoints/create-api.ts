import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { accountRoutes } from './account-routes.ts';
import { adminRoutes } from './admin-routes.ts';
import type { ApiNeeds, Environment } from './api-environment.ts';
import { answerErrors, traceRequests } from './api-frame.ts';
import { catalogueEditorRoutes } from './catalogue-editor-routes.ts';
import { catalogueRoutes } from './catalogue-routes.ts';
import { chatRoutes } from './chat-routes.ts';
import { driverRoutes } from './driver-routes.ts';
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
      allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
      exposeHeaders: ['x-trace-id', 'retry-after', 'ratelimit', 'ratelimit-policy'],
      maxAge: 3600,
    }),
  );
  traceRequests(app);
  answerErrors(app);
  const needs = limitCallers(app, given);

  app.get('/health', (context) => context.json({ status: 'ok', service: 'merve' }));
  app.route('/chat', chatRoutes(needs));
  app.route('/v1/chat', chatRoutes(needs));
  app.route('/', accountRoutes(needs));
  app.route('/', catalogueRoutes(needs));
  app.route('/', operatorRoutes(needs));
  app.route('/', replayRoutes(needs));
  app.route('/', driverRoutes(needs));
  app.route('/', dutyRosterRoutes(needs));
  app.route('/', listingRoutes(needs));
  app.route('/', catalogueEditorRoutes(needs));
  app.route('/v1/admin', adminRoutes(needs));
  app.route('/v1/me', meRoutes(needs));
  return app;
}
