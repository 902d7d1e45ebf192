import { getRequestListener } from '@hono/node-server';
import { chatMessageRequestSchema, type TurnEvent } from '@merve/contract';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { streamSSE } from 'hono/streaming';
import { postMessage } from '../channels/web/post-message.ts';
import { identitySection, marketSection, readConfig } from '../platform/config.ts';
import { MerveError } from '../platform/errors.ts';
import { randomId } from '../platform/ids.ts';
import { withTrace } from '../platform/trace.ts';
import { errorAnswer } from './http-errors.ts';
import { orchestratorDependencies } from './runtime.ts';
import { type Identity, verifyIdToken } from './verify-id-token.ts';

type Environment = { Variables: { traceId: string; identity: Identity } };

/** Bytes a request body may have; a message of the longest allowed text in any script fits several times. */
const maximumBodyBytes = 64 * 1024;

const app = new Hono<Environment>();

app.use('*', cors({ origin: (origin) => origin, allowMethods: ['GET', 'POST'], maxAge: 3600 }));
app.use('*', async (context, next) => {
  const traceId = randomId();
  context.set('traceId', traceId);
  context.header('x-trace-id', traceId);
  await withTrace({ traceId }, next);
});
app.onError((thrown, context) => {
  const { status, body } = errorAnswer(thrown, context.get('traceId'));
  return Response.json(body, { status });
});
app.notFound((context) => {
  const { status, body } = errorAnswer(new MerveError('NOT_FOUND', 'No such route'), context.get('traceId'));
  return Response.json(body, { status });
});

app.get('/health', (context) => context.json({ status: 'ok', service: 'merve' }));

app.use('/chat/*', async (context, next) => {
  context.set('identity', await verifyIdToken(context.req.header('authorization')));
  await next();
});

app.post('/chat/message', async (context) => {
  const request = chatMessageRequestSchema.safeParse(await jsonBody(context.req.raw));
  if (!request.success) {
    const tooLong = request.error.issues.some(
      (issue) => issue.code === 'too_big' && issue.path[0] === 'message',
    );
    const fields = request.error.issues.map((issue) => issue.path.join('.') || 'body').join(', ');
    throw new MerveError(tooLong ? 'MESSAGE_TOO_LONG' : 'BAD_REQUEST', `Not a chat message: ${fields}`, {
      details: { fields },
    });
  }
  const identity = context.get('identity');
  const deps = await orchestratorDependencies();
  const sender = {
    uid: identity.uid,
    name: identity.name,
    actorKey: readConfig(identitySection).ACTOR_KEY,
    marketId: readConfig(marketSection).DEFAULT_MARKET_ID,
    traceId: context.get('traceId'),
  };
  const wantsStream = request.data.stream ?? context.req.header('accept')?.includes('text/event-stream');
  if (!wantsStream) return context.json(await postMessage(deps, sender, request.data));

  return streamSSE(context, async (stream) => {
    // Events are written in the order they happen; the turn does not wait for a slow reader.
    let written: Promise<unknown> = Promise.resolve();
    const write = (event: TurnEvent) => {
      written = written.then(() => stream.writeSSE({ event: event.type, data: JSON.stringify(event) }));
    };
    try {
      await postMessage(deps, sender, request.data, write);
    } catch (thrown) {
      write({ type: 'error', error: errorAnswer(thrown, sender.traceId).body.error });
    }
    await written;
  });
});

/** @throws MerveError `BAD_REQUEST` for what is not JSON, or is larger than a chat message can be. */
async function jsonBody(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text.length > maximumBodyBytes) throw new MerveError('BAD_REQUEST', 'The body is too large');
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new MerveError('BAD_REQUEST', 'The body is not JSON', { cause });
  }
}

export const apiListener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
export { app };
