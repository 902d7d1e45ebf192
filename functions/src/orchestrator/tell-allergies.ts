import type { Transaction } from '@google-cloud/firestore';
import type { Commitment, OpenCommitments } from '@merve/contract';
import { isOpen } from '../commitments/commitment-of.ts';
import type { CommitContext, CommitEffect } from '../tools/commit-handler.ts';
import type { OrchestratorDependencies } from './dependencies.ts';
import type { RunningTurn, TurnDecision } from './turn.ts';

/** Merchants that one turn tells: who has more open is told of the soonest. */
const maxTold = 8;

const begins = ({ startsAt, changedAt }: Commitment) => (startsAt ?? changedAt).getTime();

/** Whose open things a turn has to look at: the person's who tells of an allergy in it. */
export function actorsToTellFor({ allergies, thread }: RunningTurn): readonly string[] {
  if (thread.threadType !== 'merve' || allergies.stated.length === 0) return [];
  return [thread.actorId, ...thread.alsoActorIds];
}

/**
 * An allergy that is told when something is open already: whoever serves it reads it now, in the same transaction that
 * notes it. What the turn's own decision writes carries it by itself, and is left alone. One round trip where there is something open.
 */
export async function tellAllergies(
  { commitHandlers }: OrchestratorDependencies,
  turn: RunningTurn,
  { write, isUrgent }: Pick<TurnDecision, 'write' | 'isUrgent'>,
  found: readonly (OpenCommitments | undefined)[],
  { tx, context }: { readonly tx: Transaction; readonly context: CommitContext },
): Promise<readonly CommitEffect[]> {
  // Who is in danger now is told whom to call, and nothing else.
  if (isUrgent) return [];
  const written = write === undefined ? undefined : turn.thread.pendingAction?.ref;
  const open = found
    .flatMap((each) => Object.values(each?.commitments ?? {}))
    .filter((each) => isOpen(each, context.now) && each.path !== written)
    .toSorted((one, other) => begins(one) - begins(other))
    .slice(0, maxTold);
  const effects = await Promise.all(
    open.flatMap((each) => commitHandlers.map((handler) => handler.tellAllergies?.(tx, each, context))),
  );
  return effects.filter((effect) => effect !== null && effect !== undefined);
}
