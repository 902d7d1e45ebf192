import type {
  AllergyStatement,
  Language,
  Market,
  MarketSpend,
  MerveConfig,
  Message,
  OutboxIntent,
  PastMessage,
  PendingAction,
  Person,
  Reply,
  Safety,
  Thread,
  ThreadContext,
  TurnEvent,
  UsageCounts,
} from '@merve/contract';
import type { AllergyReading } from '../allergies/allergies-by-phrases.ts';
import type { Conversation } from '../conversations/conversation.ts';
import type { TurnLog } from '../conversations/turn-log.ts';
import type { ShadowWatch } from '../markets/shadow.ts';
import type { ReplyOffer } from '../outbox/index.ts';
import type { DocumentCount } from '../platform/firestore/document-count.ts';
import type { Passing } from '../tools/define-tool.ts';
import type { DangerReading } from './emergency/recognise-emergency.ts';

/** The person as a turn sees them. */
export interface AllergiesOfTurn {
  /** Their document as read beside the lease; null where there is none. */
  readonly person: Person | null;
  /** What this message says, by code. */
  readonly reading: AllergyReading;
  /** What it states anew. */
  readonly stated: readonly AllergyStatement[];
  /** True if it answers how bad something is and whose, which Merve asked in her last message. */
  readonly isAnswer: boolean;
  /** As of this message: the person's own, with what it states or answers. */
  readonly safety: Safety;
}

/** One message on its way through the orchestrator. Plain data: steps hand a changed copy to the next one. */
export interface RunningTurn {
  readonly turnId: string;
  readonly traceId: string;
  /** The thread as it was when the lease was taken; only the lease holder changes what a turn reads from it. */
  readonly thread: Thread;
  readonly message: Message;
  /** What is being answered: the message's text, or what followed a YES or NO. */
  readonly text: string;
  readonly history: readonly PastMessage[];
  /** All that is known of the thread, messages that wait for their turn included. */
  readonly conversation: Conversation;
  /** Earlier messages that came over the limit, and are part of what is being answered. */
  readonly joined: readonly number[];
  /** True where nothing new was written: what came over the limit is answered now, and consent and gate have read it. */
  readonly isCatchUp: boolean;
  readonly market: Market;
  readonly config: MerveConfig;
  /** Notes in the turn's log what a policy on trial would have decided otherwise. */
  readonly shadow: ShadowWatch;
  /** What the market's models cost on its newest counted day; null before the first count. */
  readonly marketSpend: MarketSpend | null;
  readonly language: Language;
  /** What waits for a YES, as this turn sees it; null once consumed. */
  readonly pendingAction: PendingAction | null;
  /** Earlier messages of this thread are still on their way: what this turn writes must leave after them. */
  readonly behindOthers: boolean;
  /** The message that showed what waits for a YES, where it was read with the thread. */
  readonly shown: OutboxIntent | null;
  /** What is known of the person, and what this message says of what must not be eaten. */
  readonly allergies: AllergiesOfTurn;
  /** What this message says of danger to life; of none where nothing new was written. */
  readonly danger: DangerReading;
  readonly log: TurnLog;
  /** What this worker had read and written when the turn before this one was finished. */
  readonly documentsBefore: DocumentCount;
  readonly startedAt: Date;
  /** Ends model and tool calls when the turn's time is up. */
  readonly signal: AbortSignal;
  readonly emit: (event: TurnEvent) => void;
}

/** One message to the person before it has a sequence number. */
export interface ReplyDraft {
  readonly text: string;
  /** See `Reply.brief`. */
  readonly brief?: string;
  readonly buttons: Reply['buttons'];
  readonly ui: Reply['ui'];
  /** Set if it asks for an answer to what waits: sent late, that is left out once it is over. */
  readonly offer?: ReplyOffer;
  /** What of it is told and not kept: the message has none of it, and an intent only until it has left. */
  readonly passing?: Passing;
}

/** What a step decided; `finishTurn` makes it true in one transaction. */
export interface TurnDecision {
  /** A short constant for the log and the inspector, for example `answered`, `proposed`, `committed`. */
  readonly outcome: string;
  readonly replies: readonly ReplyDraft[];
  readonly pendingAction: PendingAction | null;
  /** Messages to others than the person. */
  readonly intents: readonly OutboxIntent[];
  readonly context?: Partial<ThreadContext>;
  readonly optedOut?: boolean;
  /** The answer to STOP, START or HELP: sent whatever the person's consent is. */
  readonly answersConsent?: boolean;
  /**
   * Help in danger of life: it leaves at once and before all else, whatever consent, takeover, limits and pace say.
   */
  readonly isUrgent?: boolean;
  /** Says that a limit was reached, and is not itself subject to it. */
  readonly reportsLimit?: boolean;
  /** Leaves the message to the operator who took over: the only thing besides consent that may end a turn then. */
  readonly leftToHuman?: boolean;
  /** The person asks for a human: operators see it on the conversation until one takes over. */
  readonly humanWanted?: true;
  /** Puts the answer off: what this turn leaves unanswered is answered with a later message, or after this time. */
  readonly defersUntil?: Date;
  /** False when more of the same message is still to be answered (what followed a YES). */
  readonly processed: boolean;
  /** See `CommitEffect.safety`. */
  readonly safety?: (safety: Safety, now: Date) => Safety;
  /** Further writes of the same transaction. */
  write?(): void;
  /** See `CommitEffect.afterCommit`. */
  afterCommit?(): Promise<void>;
}

export interface FinishedTurn {
  readonly outcome: string;
  /** The thread as it now is; `unprocessed` says whether the lease holder must go on. */
  readonly thread: Thread;
  readonly seq: number;
  readonly replies: readonly Reply[];
  /** The replies as they stand in the thread. */
  readonly messages: readonly Message[];
  /** Those `sending` are claimed by this worker, which may send them at once; those `queued` have to wait. */
  readonly intents: readonly OutboxIntent[];
  /** What the turn has consumed by now. */
  readonly usage: UsageCounts;
  /** The person's document, where this turn wrote it. */
  readonly person: Person | null;
}

/** A plain text reply. */
export function says(text: string, ui: Reply['ui'] = null, buttons: Reply['buttons'] = []): ReplyDraft {
  return { text, ui, buttons };
}
