import './global-options.ts';
import { documentIdSchema, marketIdSchema } from '@merve/contract';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import { z } from 'zod';
import { log } from '../platform/log.ts';
import { withTraceOf } from '../platform/trace.ts';
import { readTask } from './read-task.ts';
import { orchestratorDependencies } from './runtime.ts';
import { turnSecrets } from './secrets.ts';

const taskSchema = z.object({ rideId: documentIdSchema, marketId: marketIdSchema });

/**
 * Runs when a round of a ride's search ends: asks drivers farther away, or tells the rider that there is no taxi. The
 * ride decides by its own clock whether it is time; too early or twice is harmless.
 */
export const taxiRound = onTaskDispatched(
  {
    secrets: turnSecrets,
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 2 },
    rateLimits: { maxConcurrentDispatches: 50 },
  },
  async (request) => {
    const ride = readTask(taskSchema, request.data);
    if (ride === null) return;
    const [{ nextRoundOf }, { sendWritten }, { taxiRoundTasks }, deps] = await Promise.all([
      import('../capabilities/taxi/index.ts'),
      import('../outbox/index.ts'),
      import('./taxi-round-tasks.ts'),
      orchestratorDependencies(),
    ]);
    const round = await nextRoundOf(deps.documents, ride, {
      now: deps.clock.now(),
      tools: deps.tools.tools,
    });
    await withTraceOf(round, async () => {
      const { kind, intents, roundEndsAt } = round;
      log.info('taxi round ended', { rideId: ride.rideId, outcome: kind, messages: intents.length });
      if (roundEndsAt !== null) await taxiRoundTasks().schedule(ride.rideId, ride.marketId, roundEndsAt);
      if (intents.length > 0) await sendWritten(deps.documents, deps.sender, intents, deps);
    });
  },
);
