import type { Transaction as FirestoreTransaction } from '@google-cloud/firestore';
import type { OutboxIntent } from '@merve/contract';
import type { Documents } from '../../platform/firestore/documents.ts';
import type { CommitContext } from '../../tools/commit-handler.ts';

/** Where an operation is carried out: one Firestore transaction. */
export interface OperationContext<Known = CommitContext> {
  readonly tx: FirestoreTransaction;
  readonly documents: Documents;
  readonly context: Known;
}

/** What became of an operation; `write` after all reads. */
export interface CarriedOut {
  readonly text: string;
  readonly committed: boolean;
  readonly intents: readonly OutboxIntent[];
  write(): void;
  /** See `CommitEffect.afterCommit`. */
  afterCommit?(): Promise<void>;
}

export function nothingDone(text: string, write: () => void = () => {}): CarriedOut {
  return { text, committed: false, intents: [], write };
}
