import type { Transaction } from '@google-cloud/firestore';
import type { Message, OutboxIntent, Thread } from '@merve/contract';
import { type OutsideWindow, pacedReply, sessionWindowMs } from '../outbox/index.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { assistantMessage } from './assistant-message.ts';
import { isTakenOver } from './human-takeover.ts';
import { presentThread } from './present-thread.ts';

/** A message that answers no turn, at the end of its thread. */
export interface ThreadNotice {
  readonly message: Message;
  /** The thread with the message in it. */
  readonly thread: Thread;
  /** What leaves for WhatsApp, queued and paced; to be created in the same transaction. */
  readonly intents: readonly OutboxIntent[];
}

interface NoticeText {
  readonly text: string;
  readonly traceId: string;
  readonly now: Date;
  /** What leaves in its place outside the 24-hour window. */
  readonly outsideWindow?: OutsideWindow | undefined;
}

/**
 * The next message of a thread, to be read there, and sent if WhatsApp is where the person writes and they have not
 * said STOP. Pure.
 */
export function threadNotice(
  thread: Thread,
  { text, traceId, now, outsideWindow, ...extras }: NoticeText & Partial<Pick<Message, 'ui' | 'author'>>,
): ThreadNotice {
  const seq = thread.lastSeq + 1;
  const { intents, outboundPace } = pacedReply(thread, { seq, text, outsideWindow, traceId, now });
  return {
    message: assistantMessage(thread, { seq, text, traceId, createdAt: now, ...extras }),
    thread: { ...thread, lastSeq: seq, outboundPace, updatedAt: now },
    intents,
  };
}

/** Writes a notice into its thread. Its intents stay the caller's: a turn's finish counts and creates all it sends. */
export function writeThreadNotice(
  tx: Transaction,
  documents: Documents,
  { thread, message }: Pick<ThreadNotice, 'thread' | 'message'>,
): void {
  tx.set(documents.thread(thread.threadId), thread);
  tx.create(documents.message(thread.threadId, message.seq), message);
}

/** A notice as one step of the transaction that makes true what it tells. */
export interface PreparedNotice {
  /** Queued: to be created in this transaction; whoever sends next sends them. */
  readonly intents: readonly OutboxIntent[];
  write(): void;
}

/**
 * Tells a person something they did not ask for, where they are now (`presentThread`). It waits for no turn under way:
 * that one takes its number after this, or this after that. Reads; then `write` once all reads are done.
 * @param notice.threadId where they asked for what it is about
 * @param notice.actorId as whom they asked
 * @param notice.say the sentence, in the language of the conversation
 */
export async function prepareThreadNotice(
  tx: Transaction,
  documents: Documents,
  notice: {
    readonly threadId: string;
    readonly actorId: string;
    readonly say: (language: Thread['language']) => string;
    readonly ui: Message['ui'];
    /** Whose words they are, if not Merve's own. */
    readonly author?: Message['author'];
    /** What leaves outside the 24-hour window in place of this text; without it nothing does. */
    readonly outsideWindow?: (text: string) => OutsideWindow;
    readonly traceId: string;
    readonly now: Date;
  },
): Promise<PreparedNotice> {
  const thread = await presentThread(tx, documents, notice);
  if (thread === undefined) return { intents: [], write: () => {} };
  const { say, ui, author, outsideWindow, traceId, now } = notice;
  const text = say(thread.language);
  const by = author === undefined ? {} : { author };
  const prepared = threadNotice(thread, {
    text,
    ui,
    outsideWindow: outsideWindow?.(text),
    traceId,
    now,
    ...by,
  });
  return { intents: prepared.intents, write: () => writeThreadNotice(tx, documents, prepared) };
}

/** The thread as it waits for nothing any more. */
export function withoutQuestion(thread: Thread, now: Date): Thread {
  const { pendingAction } = thread;
  return {
    ...thread,
    state: 'idle',
    pendingAction: null,
    lapsedAction: pendingAction === null ? null : { actionId: pendingAction.actionId, at: now },
    updatedAt: now,
  };
}

/** False for who has no right to be written to unasked: opted out, window closed, or an operator is speaking. */
export function mayBeTold(thread: Thread, now: Date): boolean {
  const isOpen = now.getTime() - thread.lastInboundAt.getTime() < sessionWindowMs;
  const mayBeSent = thread.replyTo.channel !== 'whatsapp' || (!thread.optedOut && isOpen);
  return mayBeSent && !isTakenOver(thread, now);
}
