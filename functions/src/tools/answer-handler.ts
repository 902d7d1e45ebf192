import type { Transaction as FirestoreTransaction } from '@google-cloud/firestore';
import type { JsonObject, Language, Message, OutboxIntent, ThreadType } from '@merve/contract';
import type { CommitContext } from './commit-handler.ts';
import type { Proposal } from './define-tool.ts';

/** What somebody who answered Merve is told, and what else leaves because of it. */
export interface AnswerEffect {
  /** A short constant for the log, for example `request-accepted`. */
  readonly outcome: string;
  /** Empty: nothing is said. */
  readonly text: string;
  readonly ui: JsonObject | null;
  readonly buttons?: Message['buttons'];
  /** What is to be asked instead of said: it becomes the line's pending action, and YES carries it out. */
  readonly proposal?: Proposal;
  /** What a proposal's buttons are written in, where it is not what the person just wrote in. */
  readonly language?: Language;
  /** Messages to others (the customer, the rider). */
  readonly intents: readonly OutboxIntent[];
  /** Performs the writes. Called once all reads of the transaction are done. */
  write(): void;
  /** See `CommitEffect.afterCommit`. */
  afterCommit?(): Promise<void>;
}

/**
 * What a capability does with the messages of those who work with Merve: merchants (`ops` threads), drivers (`dispatch`
 * threads), or answer a customer (`business` threads). The channel's door sends a message to such a thread; its turn asks
 * no model, but this.
 */
export interface AnswerHandler {
  readonly threadType: Exclude<ThreadType, 'merve'>;
  /**
   * Present on a line that asks for a YES of its own: then the gate reads a message before this does, unless it
   * `precedes` (a no to something else, with its code, is no answer to what waits). Pure.
   */
  readonly gate?: { precedes(message: Message): boolean };
  /** Within the turn's finishing transaction. May be run again and must have no effects. */
  answer(tx: FirestoreTransaction, message: Message, context: CommitContext): Promise<AnswerEffect>;
}
