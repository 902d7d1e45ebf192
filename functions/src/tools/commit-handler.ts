import type {
  DocumentData,
  DocumentReference,
  Transaction as FirestoreTransaction,
} from '@google-cloud/firestore';
import type {
  AllergyStatement,
  Commitment,
  JsonObject,
  Language,
  Market,
  MerveConfig,
  OutboxIntent,
  PendingAction,
  Safety,
  ThreadContext,
} from '@merve/contract';
import type { CardType } from '@merve/contract/cards';

/** What a YES or NO is answered with, and what else leaves because of it. Built inside the transaction: no I/O, no clock. */
export interface CommitEffect {
  /** The sentence for the person, rendered from the ledger. */
  readonly text: string;
  /** See `Reply.brief`. */
  readonly brief?: string;
  readonly ui: JsonObject | null;
  readonly committed: boolean;
  /** Messages to others (merchant, driver). */
  readonly intents: readonly OutboxIntent[];
  /** What the conversation speaks of from now on; left out where that stays. */
  readonly context?: Partial<ThreadContext>;
  /** What the person is known not to eat from now on; left out where that stays. */
  readonly safety?: (safety: Safety, now: Date) => Safety;
  /** Performs the writes. Called once all reads of the transaction are done. */
  write(): void;
  /**
   * Makes something prompt that would happen anyway (a Cloud Task): run once, after the transaction. If it fails, or the
   * process dies before it, the minute sweep does the work.
   */
  afterCommit?(): Promise<void>;
}

export interface CommitContext {
  readonly now: Date;
  readonly language: Language;
  readonly market: Market;
  readonly config: MerveConfig;
  readonly traceId: string;
  readonly threadId: string;
  /** Other actors that are this same person by now: what they booked is this person's too. */
  readonly alsoActorIds?: readonly string[];
  /** Which YES it was, where the proposal has several (`Proposal.choices`); null for one in words, which is the first. */
  readonly choice?: string | null;
  /** See `ToolContext.allergies`: as of the message that said YES or NO. */
  readonly allergies?: readonly AllergyStatement[];
  /** `{threadId}:{seq}`: of the message that said YES or NO. */
  readonly idempotencyKey: string;
}

/**
 * What a capability does with one kind of pending action. Firestore wants all reads of a transaction before its
 * writes, so each step reads and decides first, and hands back `write`.
 */
export interface CommitHandler {
  /** Of the pending actions it carries out; each kind has one handler. */
  readonly kind: string;
  /** The type of card that tells how what it carried out stands: what the person said before one of these was settled. */
  readonly statusCard?: CardType;
  /** True where what it carries out is no tool that a market switches on and off: what staff do at their own business. */
  readonly isNoTool?: true;
  /**
   * What `commit` will read, as far as the action and its context tell: it is then read with all else that the finishing transaction
   * reads first. Left out, or incomplete, it costs `commit` a round trip and changes nothing.
   */
  readsOfCommit?(
    action: PendingAction,
    context: CommitContext,
  ): readonly DocumentReference<unknown, DocumentData>[];
  /** YES: re-checks policy, price and expiry, and commits exactly `action.args`. A refusal has `committed: false`. */
  commit(tx: FirestoreTransaction, action: PendingAction, context: CommitContext): Promise<CommitEffect>;
  /** NO, replaced by a newer proposal, or no longer allowed in the market: gives back what was held. */
  release(
    tx: FirestoreTransaction,
    action: PendingAction,
    reason: 'declined' | 'replaced' | 'policy_changed',
    context: CommitContext,
  ): Promise<CommitEffect>;
  /**
   * The person tells of an allergy, and this is open for them already: whoever serves it is told now, word for word, of what
   * they do not know yet (`context.allergies`). Null where they know it all, where it goes along with a later YES, and for
   * what is another handler's. Left out where nobody is to be told. One round trip.
   */
  tellAllergies?(
    tx: FirestoreTransaction,
    commitment: Commitment,
    context: CommitContext,
  ): Promise<CommitEffect | null>;
  /**
   * Whether what waits for a YES is still held; left out where nothing is. Asked after a call that ended without saying what
   * it had done: a hold it made after all may have let this one go. One round trip.
   */
  isHeld?(tx: FirestoreTransaction, action: PendingAction, now: Date): Promise<boolean>;
}
