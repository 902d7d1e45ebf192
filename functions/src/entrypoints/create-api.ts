import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { MerveError } from '../platform/errors.ts';
import { randomId } from '../platform/ids.ts';
import { withTrace } from '../platform/trace.ts';
import { adminRoutes } from './admin-routes.ts';
import type { ApiNeeds, Environment } from './api-environment.ts';
import { chatRoutes } from './chat-routes.ts';
import { errorAnswer } from './http-errors.ts';
import { meRoutes } from './me-routes.ts';

/** The HTTP API: a trace for every request, one form of every error, and the routes. */
export function createApi(needs: ApiNeeds): Hono<Environment> {
  const app = new Hono<Environment>();

  app.use(
    '*',
    cors({
      origin: (origin) => origin,
      allowMethods: ['GET', 'POST', 'DELETE'],
      exposeHeaders: ['x-trace-id', 'retry-after'],
      maxAge: 3600,
    }),
  );
  app.use('*', async (context, next) => {
    const traceId = randomId();
    context.set('traceId', traceId);
    context.header('x-trace-id', traceId);
    await withTrace({ traceId }, next);
  });
  app.onError((thrown, context) => {
    const { status, headers, body } = errorAnswer(thrown, context.get('traceId'));
    return Response.json(body, { status, headers });
  });
  app.notFound((context) => {
    const thrown = new MerveError('NOT_FOUND', 'No such route');
    const { status, body } = errorAnswer(thrown, context.get('traceId'));
    return Response.json(body, { status });
  });

  app.get('/health', (context) => context.json({ status: 'ok', service: 'merve' }));
  app.route('/chat', chatRoutes(needs));
  app.route('/v1/admin', adminRoutes(needs));
  app.route('/v1/me', meRoutes(needs));
  return app;
}
