import type { Transaction } from '@google-cloud/firestore';
import type { OutboxIntent, Ride, Thread } from '@merve/contract';
import { assistantMessage } from '../../conversations/assistant-message.ts';
import { pacedTimes, replyIntents } from '../../outbox/index.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readTogether } from '../../platform/firestore/read-together.ts';
import { rideCard } from './ride-words.ts';

/** What the rider is told without having asked, as one step of the transaction that makes it true. */
export interface RiderUpdate {
  readonly intents: readonly OutboxIntent[];
  write(): void;
}

/**
 * A message with the ride's card in the rider's thread, and on WhatsApp if that is where they write. It waits for no
 * turn under way: that one takes its number after this, or this after that. One read; two for a thread that was joined
 * with another.
 * @param say the sentence, in the language of the rider's conversation
 */
export async function prepareRiderUpdate(
  tx: Transaction,
  documents: Documents,
  ride: Ride,
  update: {
    readonly say: (language: Thread['language']) => string;
    readonly traceId: string;
    readonly now: Date;
  },
): Promise<RiderUpdate> {
  const thread = await threadOf(tx, documents, ride);
  if (thread === undefined) return { intents: [], write: () => {} };
  const { threadId } = thread;
  const { now, traceId } = update;
  const seq = thread.lastSeq + 1;
  const text = update.say(thread.language);
  const { intents, outboundPace } = outgoing(thread, { seq, text, traceId, now });
  const message = assistantMessage(thread, { seq, text, ui: rideCard(ride), traceId, createdAt: now });
  return {
    intents,
    write() {
      tx.set(documents.thread(threadId), { ...thread, lastSeq: seq, outboundPace, updatedAt: now });
      tx.create(documents.message(threadId, seq), message);
    },
  };
}

/**
 * Where the rider is now. A thread that was joined with another has nothing new after what was copied; one that goes on
 * after an unlink has, and what the rider reads there is nobody else's any more.
 */
async function threadOf(tx: Transaction, documents: Documents, ride: Ride): Promise<Thread | undefined> {
  const [thread] = await readTogether(tx, documents.thread(ride.threadId));
  const copied = thread?.copiedTo ?? null;
  if (thread === undefined || copied === null || thread.lastSeq > copied.throughSeq) return thread;
  const [joined] = await readTogether(tx, documents.thread(copied.threadId));
  return joined ?? thread;
}

function outgoing(
  thread: Thread,
  { seq, text, traceId, now }: { seq: number; text: string; traceId: string; now: Date },
): { intents: OutboxIntent[]; outboundPace: Date | null } {
  const { replyTo, threadId, marketId, outboundPace = null, optedOut } = thread;
  if (replyTo.channel !== 'whatsapp' || optedOut) return { intents: [], outboundPace };
  const to = replyTo.address;
  const parts = replyIntents({ threadId, seq, to, text, buttons: [], marketId, now, traceId });
  const paced = pacedTimes(parts.length, outboundPace, now);
  return {
    intents: parts.map((intent, part) => ({ ...intent, notBefore: paced.times[part] ?? now })),
    outboundPace: paced.usedUntil,
  };
}
