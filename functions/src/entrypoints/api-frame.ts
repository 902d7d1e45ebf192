import type { Hono } from 'hono';
import { MerveError } from '../platform/errors.ts';
import { randomId } from '../platform/ids.ts';
import { withTrace } from '../platform/trace.ts';
import type { Environment } from './api-environment.ts';
import { errorAnswer } from './http-errors.ts';

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
