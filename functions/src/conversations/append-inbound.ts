import type { Transaction } from '@google-cloud/firestore';
import type {
  Address,
  Coordinates,
  Language,
  Message,
  MessageIdempotency,
  Thread,
  ThreadType,
  WhatsAppSession,
} from '@merve/contract';
import { type Recognised, recogniseSender, writeRecognised } from '../identity/who-writes.ts';
import { MerveError } from '../platform/errors.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { readTogether } from '../platform/firestore/read-together.ts';
import { hashId } from '../platform/ids.ts';
import { prepareJoin } from '../profile/join-persons.ts';
import { type Admission, type Admitted, admit } from '../usage/index.ts';
import { type LeaseTaken, leaseWithin } from './leased-thread.ts';
import { type OpenLine, openLines, rememberedAfter, takenBy } from './open-lines.ts';
import type { LineTaken, SenderLine } from './sender-line.ts';
import { threadIdFor } from './thread-id.ts';

/** A message as a channel hands it over: translated, cleaned, not yet anyone's turn. */
export interface InboundMessage {
  readonly threadType: ThreadType;
  readonly marketId: string;
  /** The actor of this address or web account unless it is linked to another (docs/architecture.md, Identity). */
  readonly actorId: string;
  readonly from: Address;
  /** True where our numbers are several, one a market: each has a 24-hour window of its own. */
  readonly toNumberOfMarket?: boolean;
  /** Another WhatsApp address that the provider says is the same person's. */
  readonly alsoFrom?: string | null;
  /** The provider's id of this message: the same id is the same message, however often it is delivered. */
  readonly channelMessageId: string;
  readonly text: string;
  readonly location: (Coordinates & { label: string | null }) | null;
  readonly media: Message['media'];
  readonly button: Message['button'];
  /** See `Message.payload`. */
  readonly payload?: string | null;
  /** See `Message.ask`. */
  readonly ask?: Message['ask'];
  /** See `Message.trip`. */
  readonly trip?: Message['trip'];
  /** See `Message.isReaction`. */
  readonly isReaction?: boolean;
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
  /** True if characters nobody can see were taken out of the text. */
  readonly hiddenText?: boolean;
  /** What was on a web client's screen: see `Message.seenSeq`. Of another conversation, it shows nothing of this one. */
  readonly seen?: { readonly threadId: string; readonly seq: number } | undefined;
  /** The conversations besides the guest's that it may belong to; where several take it, the first. None where left out. */
  readonly lines?: readonly SenderLine[];
  /** How the door limits its senders; left out for what no limit is for. */
  readonly admission?: Admission;
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
 * @throws MerveError `FORBIDDEN` if `expectedThreadId` is not the sender's thread, `NOT_FOUND` if the door takes nothing
 *   for a market that does not exist, `RATE_LIMITED` if it refuses what comes over the limit; nothing was written.
 * Two Firestore round trips; three for a web account or user id that is linked to another actor, for a driver, and for
 * staff of a business; one more for a number whose session does not remember who is registered by it.
 */
export async function appendInbound(documents: Documents, inbound: InboundMessage): Promise<Appended> {
  return documents.db.runTransaction(async (tx) => appendWithin(tx, documents, inbound), { maxAttempts: 10 });
}

async function appendWithin(
  tx: Transaction,
  documents: Documents,
  inbound: InboundMessage,
): Promise<Appended> {
  const first = targets(documents, inbound, inbound.actorId);
  const { from, alsoFrom, now, admission } = inbound;
  const whatsapp = from.channel === 'whatsapp' ? from.address : null;
  const [thread, record, sessions, identity, limit] = await readTogether(
    tx,
    first.thread,
    first.record,
    [whatsapp, alsoFrom ?? null].flatMap((address) => (address === null ? [] : documents.session(address))),
    from.channel === 'web' ? documents.webIdentity(from.uid) : null,
    admission?.addressId ? documents.rateLimit(admission.addressId) : null,
  );
  const recognised = recognisedBy(inbound, whatsapp, sessions);
  const actorId = recognised?.actorId ?? identity?.actorId ?? inbound.actorId;
  const remembered = whatsapp === null ? undefined : sessions[0]?.lines;
  const place = await placeOf(tx, documents, inbound, { actorId, first, thread, record, remembered });
  const { own, known } = place;
  const { threadId } = own;
  // A client may still name the thread it had before its account was linked: its messages follow the person.
  if (inbound.expectedThreadId && ![threadId, first.threadId].includes(inbound.expectedThreadId)) {
    throw new MerveError('FORBIDDEN', 'That conversation belongs to somebody else');
  }
  if (known) return { threadId: known.threadId, seq: known.seq, actorId, duplicate: true, leased: null };

  const merge = recognised?.merge ?? null;
  // From this message on the two are one person: what either said of allergies guards at once.
  const joinAllergies = merge === null ? null : await prepareJoin(tx, documents, { ...merge, now });
  const admitted = admission
    ? await admit(admission, { thread: place.thread, address: limit ?? null }, now)
    : null;
  const arrived = threadAfter(place, inbound, { threadId, actorId, recognised, admitted });
  const leased = inbound.leaseFor ? leaseWithin(arrived, inbound.leaseFor, now) : null;
  const next = leased?.thread ?? arrived;
  tx.set(own.thread, next);
  tx.create(documents.message(threadId, next.lastSeq), {
    ...messageFrom(inbound, threadId, next.lastSeq),
    ...(admitted?.limited ? { limited: admitted.limited } : {}),
  });
  tx.create(own.record, {
    threadId,
    marketId: inbound.marketId,
    actorId,
    seq: next.lastSeq,
    channel: from.channel,
    traceId: inbound.traceId,
    channelMessageId: inbound.channelMessageId,
    createdAt: now,
  });
  joinAllergies?.();
  if (recognised) {
    const lines = rememberedAfter(inbound, remembered, place.lines);
    writeRecognised(tx, documents, {
      ...recognised,
      session: { ...recognised.session, ...(lines && { lines }) },
    });
  }
  if (admitted?.address) tx.set(documents.rateLimit(admitted.address.subjectId), admitted.address);
  return { threadId, seq: next.lastSeq, actorId, duplicate: false, leased };
}

/** Who writes from a WhatsApp address; null for one of the web. */
function recognisedBy(
  { alsoFrom, actorId, profileName, marketId, toNumberOfMarket = false, now }: InboundMessage,
  address: string | null,
  [session, otherSession]: readonly (WhatsAppSession | undefined)[],
): Recognised | null {
  if (address === null) return null;
  const marketWrittenTo = toNumberOfMarket ? marketId : null;
  const sender = {
    address,
    otherAddress: alsoFrom ?? null,
    newActorId: actorId,
    profileName,
    marketWrittenTo,
  };
  return recogniseSender({ ...sender, session, otherSession }, now);
}

/** The conversation that takes a message: the guest's, or that of one of the sender's lines. */
interface Place {
  readonly own: ReturnType<typeof targets>;
  readonly threadType: ThreadType;
  readonly thread: Thread | null;
  /** Set anew by what came; undefined for as it is. */
  readonly lineUntil: LineTaken['lineUntil'] | undefined;
  /** Where it has been delivered to before. */
  readonly known: MessageIdempotency | undefined;
  /** Those it might have belonged to. */
  readonly lines: readonly OpenLine[];
}

async function placeOf(
  tx: Transaction,
  documents: Documents,
  inbound: InboundMessage,
  found: {
    readonly actorId: string;
    readonly first: ReturnType<typeof targets>;
    readonly thread: Thread | undefined;
    readonly record: MessageIdempotency | undefined;
    readonly remembered: WhatsAppSession['lines'];
  },
): Promise<Place> {
  const { actorId, first, remembered } = found;
  const isLinked = actorId !== inbound.actorId;
  const guest = isLinked ? targets(documents, inbound, actorId) : first;
  const opened = await openLines(tx, inbound, {
    remembered,
    isGuestFree: !isLinked && !found.thread?.pendingAction && inbound.button === null,
  });
  const unread = opened.filter(({ isRegistered, registered }) => isRegistered && registered === undefined);
  // Every line of the phone is read, whichever it is for: delivered again, it may seem to be for another one by now.
  const owned = [
    guest,
    ...opened.map(({ line: { threadType } }) => targets(documents, { ...inbound, threadType }, actorId)),
  ];
  const [threads, records, registrations] =
    isLinked || opened.length > 0
      ? await readTogether(
          tx,
          owned.map((line) => line.thread),
          owned.map((line) => line.record),
          unread.map(({ line: { registration } }) => registration),
        )
      : [[found.thread], [found.record], []];
  const lines = opened.map((line) => {
    const at = unread.indexOf(line);
    return at < 0 ? line : { ...line, registered: registrations[at] };
  });
  const taken = await takenBy(lines, threads);
  const at = taken === null ? 0 : taken.index + 1;
  return {
    own: owned[at] ?? guest,
    threadType: taken?.threadType ?? inbound.threadType,
    thread: threads[at] ?? null,
    lineUntil: taken?.lineUntil,
    // Delivered first before the link and again after it, it is still one message, in the thread it came to first.
    known: records.find((record) => record !== undefined) ?? found.record,
    lines,
  };
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
  { thread, threadType, lineUntil }: Place,
  inbound: InboundMessage,
  person: {
    readonly threadId: string;
    readonly actorId: string;
    readonly recognised: Recognised | null;
    readonly admitted: Admitted | null;
  },
): Thread {
  const seq = (thread?.lastSeq ?? 0) + 1;
  const { threadId, actorId, recognised, admitted } = person;
  const before = thread?.alsoActorIds ?? [];
  const joined = actorId !== inbound.actorId && !before.includes(inbound.actorId);
  const arrived = {
    lastSeq: seq,
    lastInboundSeq: seq,
    unprocessed: true,
    replyTo: inbound.from,
    // Set anew with every message: a reader whose link has ended cannot stay by accident.
    readerUid: inbound.from.channel === 'web' ? inbound.from.uid : (recognised?.session.linkedUid ?? null),
    alsoActorIds: joined ? [...before, inbound.actorId] : before,
    language: inbound.language ?? thread?.language ?? 'en',
    profileName: inbound.profileName ?? thread?.profileName ?? null,
    optedOut: recognised?.session.optedOut ?? thread?.optedOut ?? false,
    limiter: admitted?.limiter ?? thread?.limiter ?? null,
    lastInboundAt: inbound.now,
    updatedAt: inbound.now,
    ...(lineUntil === undefined ? {} : { lineUntil }),
  };
  if (thread) return { ...thread, ...arrived };
  return {
    threadId,
    threadType,
    actorId,
    marketId: inbound.marketId,
    state: 'idle',
    pendingAction: null,
    lease: null,
    processedSeq: 0,
    lastFinishId: null,
    summary: '',
    context: { lastLocation: null, lastListings: [] },
    copiedTo: null,
    usageOfDay: null,
    humanTakeover: null,
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
    address: inbound.from.channel === 'whatsapp' ? inbound.from.address : null,
    channelMessageId: inbound.channelMessageId,
    text: inbound.text,
    ...(inbound.hiddenText ? { hiddenText: true } : {}),
    ...(inbound.seen ? { seenSeq: inbound.seen.threadId === threadId ? inbound.seen.seq : 0 } : {}),
    location: inbound.location,
    media: inbound.media,
    button: inbound.button,
    ...(inbound.payload ? { payload: inbound.payload } : {}),
    ...(inbound.ask ? { ask: inbound.ask } : {}),
    ...(inbound.trip ? { trip: inbound.trip } : {}),
    ...(inbound.isReaction ? { isReaction: true } : {}),
    buttons: [],
    ui: null,
    inReplyToSeq: null,
    traceId: inbound.traceId,
    createdAt: inbound.now,
  };
}
