import type { Transaction } from '@google-cloud/firestore';
import type {
  Address,
  Coordinates,
  Language,
  Message,
  Thread,
  ThreadType,
  WhatsAppSession,
} from '@merve/contract';
import { MerveError } from '../platform/errors.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { readTogether } from '../platform/firestore/read-together.ts';
import { hashId } from '../platform/ids.ts';
import { type LeaseTaken, leaseWithin } from './lease.ts';
import { threadIdFor } from './thread-id.ts';

/** A message as a channel hands it over: translated, cleaned, not yet anyone's turn. */
export interface InboundMessage {
  readonly threadType: ThreadType;
  readonly marketId: string;
  /** The actor this address stands for unless a session links it to another. */
  readonly actorId: string;
  readonly from: Address;
  /** The provider's id of this message: the same id is the same message, however often it is delivered. */
  readonly channelMessageId: string;
  readonly text: string;
  readonly location: (Coordinates & { label: string | null }) | null;
  readonly media: Message['media'];
  readonly button: Message['button'];
  readonly profileName: string | null;
  readonly language: Language | null;
  readonly traceId: string;
  readonly now: Date;
  /**
   * The worker that will run the turn itself: it gets the thread's lease in the same transaction, if nobody else has
   * it. Saves two round trips, and the trigger on the message finds the thread taken instead of contending for it.
   */
  readonly leaseFor?: string;
  /** The thread the client believes it writes to; another one than its own is refused. */
  readonly expectedThreadId?: string | null;
}

export interface Appended {
  readonly threadId: string;
  readonly seq: number;
  readonly actorId: string;
  /** True when this message had been appended before; nothing was written this time. */
  readonly duplicate: boolean;
  /** The thread under the lease asked for by `leaseFor`; null if it was not asked for, or is another worker's. */
  readonly leased: LeaseTaken | null;
}

/**
 * Appends a message to its thread in one transaction: deduplication record, sequence number, message, thread and
 * WhatsApp session are written together or not at all. Deduplicating anywhere else loses messages: a record written
 * before the message makes the provider's retry look like a repeat of something that never arrived.
 *
 * @throws MerveError `FORBIDDEN` if `expectedThreadId` is not the sender's thread; nothing was written.
 * Two Firestore round trips; three for an address that is linked to another actor.
 */
export async function appendInbound(documents: Documents, inbound: InboundMessage): Promise<Appended> {
  return documents.db.runTransaction(async (tx) => appendWithin(tx, documents, inbound), { maxAttempts: 10 });
}

async function appendWithin(
  tx: Transaction,
  documents: Documents,
  inbound: InboundMessage,
): Promise<Appended> {
  const sessionRef = inbound.from.channel === 'whatsapp' ? documents.session(inbound.from.address) : null;
  const first = targets(documents, inbound, inbound.actorId);
  const [threadFound, recordFound, sessionFound] = sessionRef
    ? await readTogether(tx, first.thread, first.record, sessionRef)
    : await readTogether(tx, first.thread, first.record);
  const session = sessionFound ?? null;

  const actorId = session?.actorId ?? inbound.actorId;
  const linked = actorId !== inbound.actorId;
  const {
    threadId,
    thread: threadRef,
    record: recordRef,
  } = linked ? targets(documents, inbound, actorId) : first;
  const [thread, record] = linked ? await readTogether(tx, threadRef, recordRef) : [threadFound, recordFound];
  if (inbound.expectedThreadId && inbound.expectedThreadId !== threadId) {
    throw new MerveError('FORBIDDEN', 'That conversation belongs to somebody else');
  }
  if (record) return { threadId: record.threadId, seq: record.seq, actorId, duplicate: true, leased: null };

  const arrived = threadAfter(thread ?? null, inbound, threadId, actorId, session);
  const leased = inbound.leaseFor ? leaseWithin(arrived, inbound.leaseFor, inbound.now) : null;
  const next = leased?.thread ?? arrived;
  tx.set(threadRef, next);
  tx.create(documents.message(threadId, next.lastSeq), messageFrom(inbound, threadId, next.lastSeq));
  tx.create(recordRef, {
    threadId,
    marketId: inbound.marketId,
    seq: next.lastSeq,
    channel: inbound.from.channel,
    traceId: inbound.traceId,
    channelMessageId: inbound.channelMessageId,
    createdAt: inbound.now,
  });
  if (sessionRef && inbound.from.channel === 'whatsapp') {
    tx.set(sessionRef, {
      address: inbound.from.address,
      actorId,
      profileName: inbound.profileName ?? session?.profileName ?? null,
      optedOut: session?.optedOut ?? false,
      lastInboundAt: inbound.now,
      createdAt: session?.createdAt ?? inbound.now,
    });
  }
  return { threadId, seq: next.lastSeq, actorId, duplicate: false, leased };
}

function targets(documents: Documents, inbound: InboundMessage, actorId: string) {
  const threadId = threadIdFor({
    threadType: inbound.threadType,
    marketId: inbound.marketId,
    actorId,
    counterpart: null,
  });
  return {
    threadId,
    thread: documents.thread(threadId),
    record: documents.messageIdempotency(hashId([threadId, inbound.channelMessageId], 64)),
  };
}

function threadAfter(
  thread: Thread | null,
  inbound: InboundMessage,
  threadId: string,
  actorId: string,
  session: WhatsAppSession | null,
): Thread {
  const seq = (thread?.lastSeq ?? 0) + 1;
  const arrived = {
    lastSeq: seq,
    lastInboundSeq: seq,
    unprocessed: true,
    replyTo: inbound.from,
    readerUid: inbound.from.channel === 'web' ? inbound.from.uid : (thread?.readerUid ?? null),
    language: inbound.language ?? thread?.language ?? 'en',
    profileName: inbound.profileName ?? thread?.profileName ?? null,
    optedOut: session?.optedOut ?? thread?.optedOut ?? false,
    lastInboundAt: inbound.now,
    updatedAt: inbound.now,
  } as const;
  if (thread) return { ...thread, ...arrived };
  return {
    threadId,
    threadType: inbound.threadType,
    actorId,
    marketId: inbound.marketId,
    state: 'idle',
    pendingAction: null,
    lease: null,
    processedSeq: 0,
    lastFinishId: null,
    summary: '',
    context: { lastLocation: null, lastListings: [] },
    createdAt: inbound.now,
    ...arrived,
  };
}

function messageFrom(inbound: InboundMessage, threadId: string, seq: number): Message {
  return {
    threadId,
    marketId: inbound.marketId,
    seq,
    role: 'user',
    channel: inbound.from.channel,
    channelMessageId: inbound.channelMessageId,
    text: inbound.text,
    location: inbound.location,
    media: inbound.media,
    button: inbound.button,
    buttons: [],
    ui: null,
    inReplyToSeq: null,
    traceId: inbound.traceId,
    createdAt: inbound.now,
  };
}
