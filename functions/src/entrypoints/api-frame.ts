import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { MerveError } from '../platform/errors.ts';
import { randomId } from '../platform/ids.ts';
import { withTrace } from '../platform/trace.ts';
import type { Environment } from './api-environment.ts';
import { errorAnswer } from './http-errors.ts';

/** Where the API says that it is up. By hand, and apart from the routes: it is to answer whatever else is missing. */
export const healthPath = '/health';

/** What every request meets, and the one route for which nothing else is loaded. */
export function apiFrame(): Hono<Environment> {
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
  app.get(healthPath, (context) => context.json({ status: 'ok', service: 'merve' }));
  return app;
}

/** A trace id for every request, in the logs and in the answer's `x-trace-id`. */
export function traceRequests(app: Hono<Environment>): void {
  app.use('*', async (context, next) => {
    const traceId = randomId();
    context.set('traceId', traceId);
    await withTrace({ traceId }, next);
    context.res.headers.set('x-trace-id', traceId);
  });
}

/** One form of every error, that of a route which does not exist included. */
export function answerErrors(app: Hono<Environment>): void {
  app.onError((thrown, context) => {
    const { status, headers, body } = errorAnswer(thrown, context.get('traceId'));
    return Response.json(body, { status, headers });
  });
  app.notFound((context) => {
    const thrown = new MerveError('NOT_FOUND', 'No such route');
    const { status, body } = errorAnswer(thrown, context.get('traceId'));
    return Response.json(body, { status });
  });
}
