import { replayRoutes as routes } from '@merve/contract/api';
import { Hono } from 'hono';
import { MerveError } from '../platform/errors.ts';
import { randomId } from '../platform/ids.ts';
import type { ApiNeeds, Environment } from './api-environment.ts';
import { bindRoute } from './bind-route.ts';

/** Turns run again in a sandbox. Who asked for one is on record: it shows what a person said. */
export function replayRoutes(needs: ApiNeeds): Hono<Environment> {
  const app = new Hono<Environment>();

  bindRoute(app, needs, routes.replayTurn, async ({ deps, identity, params, body, traceId }) => {
    // Loaded here: the API's other requests have no use for it.
    const [{ replayTurn }, { sandboxCapabilities }] = await Promise.all([
      import('../orchestrator/replay/index.ts'),
      import('./sandbox-capabilities.ts'),
    ]);
    const { documents, clock, model } = deps;
    const replay = await replayTurn(
      {
        documents,
        liveModel: body.model === 'live' ? model : null,
        capabilities: (sandboxed) => sandboxCapabilities(sandboxed, deps),
      },
      { ...params, traceId },
    );
    if (replay === null) throw new MerveError('NOT_FOUND', 'There is no such turn');
    const actionId = randomId();
    await documents.adminAction(actionId).create({
      actionId,
      by: identity.uid,
      action: 'turn-replayed',
      threadId: params.threadId,
      seq: params.seq,
      until: null,
      reason: body.model,
      at: clock.now(),
    });
    return replay;
  });

  return app;
}
