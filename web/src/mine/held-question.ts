import type { ThreadView } from '@merve/contract/api';

/**
 * What waits for the YES to a hold: the question to confirm a booking that ends in the same instant as the hold does. A conversation
 * has one question at a time, and it lives as long as what it would confirm.
 */
export function questionOf(
  threads: readonly Pick<ThreadView, 'pendingAction'>[],
  holdExpiresAt: string | null,
): ThreadView['pendingAction'] {
  if (holdExpiresAt === null) return null;
  const waiting = threads.flatMap(({ pendingAction }) => pendingAction ?? []);
  return (
    waiting.find(
      ({ kind, expiresAt }) =>
        kind === 'confirm_transaction' && Date.parse(expiresAt) === Date.parse(holdExpiresAt),
    ) ?? null
  );
}
