import type { JsonObject, PendingAction, Transaction } from '@merve/contract';
import { z } from 'zod';
import { type PendingArguments, pendingArguments, readPendingArguments } from '../pending-arguments.ts';

const movesSchema = z.object({
  moves: z.object({ txId: z.string(), reference: z.string(), lockKeys: z.array(z.string()) }),
});

/** What a pending move points at: the hold of the new time, and the booking whose place it is to take. */
export type PendingMove = PendingArguments & z.infer<typeof movesSchema>;

export function pendingMove(from: Transaction, to: Transaction): JsonObject {
  const { txId, reference, lockKeys } = from;
  return { ...pendingArguments(to), moves: { txId, reference, lockKeys } };
}

/** The move a pending action is about; null if it is about a booking of its own. */
export function readPendingMove(action: PendingAction): PendingMove | null {
  const parsed = movesSchema.safeParse(action.args);
  return parsed.success ? { ...readPendingArguments(action), ...parsed.data } : null;
}
