import type { Transaction } from '@google-cloud/firestore';
import type { Ask, Message, Thread } from '@merve/contract';
import { type OutsideWindow, sessionWindowMs } from '../outbox/index.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { readTogether } from '../platform/firestore/read-together.ts';
import { hashId } from '../platform/ids.ts';
import { isTakenOver } from './human-takeover.ts';
import { presentThread } from './present-thread.ts';
import { type PreparedNotice, threadNotice, writeThreadNotice } from './thread-notice.ts';

/** A proposal is of no use to who cannot be answered any more when they read it. */
const leastWindowMs = 10 * 60_000;

/**
 * Whether a YES or NO of this person would be the answer to what is proposed now and to nothing else: no turn is under way or waits, nothing
 * else is asked, and they may be written to freely. Pure.
 */
export function canBePrompted(thread: Thread, now: Date): boolean {
  const { lease, pendingAction, optedOut, unprocessed, replyTo, lastInboundAt } = thread;
  const isBusy = (lease !== null && lease.until > now) || unprocessed;
  const isOpen =
    replyTo.channel === 'web' || now.getTime() - lastInboundAt.getTime() < sessionWindowMs - leastWindowMs;
  return !isBusy && pendingAction === null && !optedOut && isOpen && !isTakenOver(thread, now);
}

export interface Prompting {
  /** Where they asked for what it is about, and as whom. */
  readonly threadId: string;
  readonly actorId: string;
  /** What is told first, in the language of the conversation; `asks`, whether something is proposed behind it. */
  readonly say: (language: Thread['language'], asks: boolean) => string;
  readonly outsideWindow?: (text: string) => OutsideWindow;
  /** What is then proposed, where they can be asked now; null for nothing. */
  readonly ask: Ask | null;
  /** The same in words, for whoever reads the turn. */
  readonly words: (language: Thread['language']) => string;
  /** Makes it the same prompting however often it is prepared: it has one turn. */
  readonly occasion: string;
  readonly traceId: string;
  readonly now: Date;
}

/**
 * Tells somebody something, and gives them the turn in which it is proposed: as if they had tapped for it, by the same tool, with the same
 * guards, in a turn that is logged and can die and be resumed like any other. Nothing of it counts as a message of theirs. Reads; then
 * `write` once all reads are done.
 * @returns `asks`: false where they are only told, since they cannot be asked now
 */
export async function preparePrompting(
  tx: Transaction,
  documents: Documents,
  prompting: Prompting,
): Promise<PreparedNotice & { readonly asks: boolean }> {
  const { ask, occasion, traceId, now, say, words, outsideWindow } = prompting;
  const thread = await presentThread(tx, documents, prompting);
  if (thread === undefined) return { intents: [], write: () => {}, asks: false };
  const { threadId, marketId, actorId, language, replyTo } = thread;
  const channelMessageId = `prompted:${occasion}`;
  const record = documents.messageIdempotency(hashId([threadId, channelMessageId], 64));
  const [known] = await readTogether(tx, record);
  const asks = ask !== null && known === undefined && canBePrompted(thread, now);
  const text = say(language, asks);
  const notice = threadNotice(thread, { text, traceId, now, outsideWindow: outsideWindow?.(text) });
  if (ask === null || !asks) {
    return { intents: notice.intents, write: () => writeThreadNotice(tx, documents, notice), asks: false };
  }
  const seq = notice.thread.lastSeq + 1;
  const message: Message = {
    ...{ threadId, marketId, seq, role: 'user', channel: replyTo.channel, channelMessageId, prompted: true },
    address: replyTo.channel === 'whatsapp' ? replyTo.address : null,
    ...{ text: words(language), ask, location: null, media: [], button: null, buttons: [], ui: null },
    ...{ inReplyToSeq: null, traceId, createdAt: now },
  };
  const prompted: Thread = { ...notice.thread, lastSeq: seq, lastInboundSeq: seq, unprocessed: true };
  return {
    intents: notice.intents,
    asks: true,
    write() {
      writeThreadNotice(tx, documents, { ...notice, thread: prompted });
      tx.create(documents.message(threadId, seq), message);
      tx.create(record, {
        ...{ threadId, marketId, actorId, seq, channel: replyTo.channel, traceId, channelMessageId },
        createdAt: now,
      });
    },
  };
}
