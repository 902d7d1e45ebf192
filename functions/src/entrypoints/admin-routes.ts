import {
  type HumanTakeover,
  type OperatorMessageResponse,
  operatorMessageRequestSchema,
  type TakeoverResponse,
  takeoverRequestSchema,
} from '@merve/contract';
import { Hono } from 'hono';
import { release, takeOver } from '../conversations/human-takeover.ts';
import { sayAsOperator } from '../orchestrator/operator-message.ts';
import { MerveError } from '../platform/errors.ts';
import { hashId, randomId } from '../platform/ids.ts';
import { type ApiNeeds, type Environment, parsedBody } from './api-environment.ts';
import { policyRoutes } from './policy-routes.ts';

/**
 * `/v1/admin/…`, for identities with the custom claim `admin`. `threads/{threadId}/…`: an operator takes a conversation
 * over, writes in it, gives it back; every action is on record in `adminActions`. `markets/{marketId}/merve…`: the controller.
 */
export function adminRoutes(needs: ApiNeeds): Hono<Environment> {
  const routes = new Hono<Environment>();

  routes.use('*', async (context, next) => {
    const identity = await needs.verify(context.req.header('authorization'));
    if (!identity.admin) throw new MerveError('FORBIDDEN', 'Only operators may do this');
    context.set('identity', identity);
    await next();
  });

  routes.post('/threads/:threadId/takeover', async (context) => {
    const { minutes, reason } = await parsedBody(context.req.raw, takeoverRequestSchema);
    const { documents, clock } = await needs.dependencies();
    const now = clock.now();
    const threadId = context.req.param('threadId');
    const until = minutes === null ? null : new Date(now.getTime() + minutes * 60_000);
    const { uid: by } = context.get('identity');
    const takeover = await takeOver(documents, { threadId, by, actionId: randomId(), now, until, reason });
    return context.json(takeoverAnswer(threadId, takeover));
  });

  routes.delete('/threads/:threadId/takeover', async (context) => {
    const { documents, clock } = await needs.dependencies();
    const threadId = context.req.param('threadId');
    const { uid: by } = context.get('identity');
    await release(documents, { threadId, by, actionId: randomId(), now: clock.now() });
    return context.json(takeoverAnswer(threadId, null));
  });

  routes.post('/threads/:threadId/messages', async (context) => {
    const { text, clientMessageId } = await parsedBody(context.req.raw, operatorMessageRequestSchema);
    const deps = await needs.dependencies();
    const threadId = context.req.param('threadId');
    const { uid: by } = context.get('identity');
    const written = await sayAsOperator(deps, {
      threadId,
      by,
      text,
      actionId: hashId([threadId, by, clientMessageId]),
      traceId: context.get('traceId'),
      now: deps.clock.now(),
    });
    return context.json({ threadId, ...written } satisfies OperatorMessageResponse);
  });

  routes.route('/markets/:marketId/merve', policyRoutes(needs));

  return routes;
}

function takeoverAnswer(threadId: string, takeover: HumanTakeover | null): TakeoverResponse {
  return {
    threadId,
    humanTakeover: takeover && {
      by: takeover.by,
      since: takeover.since.toISOString(),
      until: takeover.until?.toISOString() ?? null,
    },
  };
}
