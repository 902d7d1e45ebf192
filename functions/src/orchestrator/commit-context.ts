import { heldStatements } from '../allergies/safety.ts';
import type { CommitContext } from '../tools/commit-handler.ts';
import type { RunningTurn } from './turn.ts';

/** What a commit handler is told of the message that said YES or NO. */
export function commitContext(turn: RunningTurn, now: Date): CommitContext {
  return {
    now,
    language: turn.language,
    market: turn.market,
    config: turn.config,
    traceId: turn.traceId,
    threadId: turn.thread.threadId,
    alsoActorIds: turn.thread.alsoActorIds,
    allergies: heldStatements(turn.allergies.safety),
    idempotencyKey: `${turn.thread.threadId}:${turn.message.seq}`,
  };
}
