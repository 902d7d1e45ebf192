import type { HumanTakeover, TakeoverResponse } from '@merve/contract';
import { operatorRoutes as routes } from '@merve/contract/api';
import { Hono } from 'hono';
import { release, takeOver } from '../conversations/human-takeover.ts';
import { sayAsOperator } from '../orchestrator/operator-message.ts';
import { hashId, randomId } from '../platform/ids.ts';
import type { ApiNeeds, Environment } from './api-environment.ts';
import { bindRoute } from './bind-route.ts';

/** An operator takes a conversation over, writes in it, gives it back; every action is on record in `adminActions`. */
export function takeoverRoutes(needs: ApiNeeds): Hono<Environment> {
  const app = new Hono<Environment>();

  bindRoute(app, needs, routes.takeOver, async ({ deps, identity: { uid: by }, params, body }) => {
    const { threadId } = params;
    const { minutes, reason } = body;
    const now = deps.clock.now();
    const until = minutes === null ? null : new Date(now.getTime() + minutes * 60_000);
    const takeover = { threadId, by, actionId: randomId(), now, until, reason };
    return takeoverAnswer(threadId, await takeOver(deps.documents, takeover));
  });

  bindRoute(app, needs, routes.release, async ({ deps, identity: { uid: by }, params: { threadId } }) => {
    await release(deps.documents, { threadId, by, actionId: randomId(), now: deps.clock.now() });
    return takeoverAnswer(threadId, null);
  });

  bindRoute(app, needs, routes.sayAsOperator, async ({ deps, identity, params, body, traceId }) => {
    const { threadId } = params;
    const { text, clientMessageId } = body;
    const { uid: by } = identity;
    const actionId = hashId([threadId, by, clientMessageId]);
    const now = deps.clock.now();
    return { threadId, ...(await sayAsOperator(deps, { threadId, by, text, actionId, traceId, now })) };
  });

  return app;
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
