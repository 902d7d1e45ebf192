import type { Transaction } from '@google-cloud/firestore';
import type { WhatsAppSession } from '@merve/contract';
import type { Documents } from '../platform/firestore/documents.ts';

/**
 * A number is registered for a line, or no more: what its session remembers of that is taken out, so that its next message looks it
 * up. Part of the transaction that changes the registration, in which the session was read.
 */
export function forgetLines(
  tx: Transaction,
  documents: Documents,
  session: WhatsAppSession | undefined,
): void {
  if (session?.lines === undefined) return;
  const { lines: _, ...rest } = session;
  tx.set(documents.session(session.address), rest);
}
