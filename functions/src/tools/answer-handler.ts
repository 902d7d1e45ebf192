import type { Transaction as FirestoreTransaction } from '@google-cloud/firestore';
import type { JsonObject, Message, OutboxIntent, ThreadType } from '@merve/contract';
import type { CommitContext } from './commit-handler.ts';

/** What somebody who answered Merve is told, and what else leaves because of it. */
export interface AnswerEffect {
  /** A short constant for the log, for example `request-accepted`. */
  readonly outcome: string;
  /** Empty: nothing is said. */
  readonly text: string;
  readonly ui: JsonObject | null;
  readonly buttons?: Message['buttons'];
  /** Messages to others (the customer, the rider). */
  readonly intents: readonly OutboxIntent[];
  /** Performs the writes. Called once all reads of the transaction are done. */
  write(): void;
  /** See `CommitEffect.afterCommit`. */
  afterCommit?(): Promise<void>;
}

/**
 * What a capability does with the messages of those who work with Merve: merchants (`ops` threads), drivers (`dispatch`
 * threads). The channel's door sends a message to such a thread; its turn asks no model and no gate, but this.
 */
export interface AnswerHandler {
  readonly threadType: Exclude<ThreadType, 'merve'>;
  /** Within the turn's finishing transaction. May be run again and must have no effects. */
  answer(tx: FirestoreTransaction, message: Message, context: CommitContext): Promise<AnswerEffect>;
}
