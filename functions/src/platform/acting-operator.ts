import type { Transaction } from '@google-cloud/firestore';
import type { AdminAction } from '@merve/contract';
import type { Documents } from './firestore/documents.ts';

/** Which operator acts, why, and the id of the record of it in `adminActions`, made before the transaction: one run again is the same action. */
export interface ActingOperator {
  /** The operator's uid, from the verified token. */
  readonly by: string;
  readonly reason: string;
  readonly actionId: string;
  readonly now: Date;
}

/** What an action was about, for its record. */
export type ActionSubject = Pick<AdminAction, 'action'> &
  Partial<Pick<AdminAction, 'marketId' | 'listingId' | 'businessId' | 'alertId' | 'part' | 'changed'>>;

/** Writes the record of an operator's action that concerns no single conversation, in the transaction that carries it out. */
export function recordAction(
  tx: Transaction,
  documents: Documents,
  { by, reason, actionId, now }: ActingOperator,
  subject: ActionSubject,
): void {
  const about = Object.fromEntries(Object.entries(subject).filter(([, value]) => value !== undefined));
  tx.create(documents.adminAction(actionId), {
    ...about,
    ...{ action: subject.action, actionId, by, reason, at: now },
    ...{ threadId: null, seq: null, until: null },
  });
}
