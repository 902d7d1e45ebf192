import type { Transaction } from '@google-cloud/firestore';
import type {
  Address,
  Coordinates,
  Language,
  Message,
  TaxiDriver,
  Thread,
  ThreadType,
} from '@merve/contract';
import { prepareJoin } from '../allergies/join-persons.ts';
import { type Recognised, recogniseSender, writeRecognised } from '../identity/who-writes.ts';
import { MerveError } from '../platform/errors.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { readTogether } from '../platform/firestore/read-together.ts';
import { hashId } from '../platform/ids.ts';
import { type Admission, type Admitted, admit } from '../usage/index.ts';
import { type LeaseTaken, leaseWithin } from './lease.ts';
import { threadIdFor } from './thread-id.ts';

/** A message as a channel hands it over: translated, cleaned, not yet anyone's turn. */
export interface InboundMessage {
  readonly threadType: ThreadType;
  readonly marketId: string;
  /** The actor of this address or web account unless it is linked to another (docs/architecture.md, Identity). */
  readonly actorId: string;
  readonly from: Address;
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
  /** Which messages are for dispatch, should the sender be a registered driver; left out where nobody writes as one. */
  readonly dispatch?: DispatchLine;
  /** Which messages are for the business line, should the sender be staff; left out where nobody writes as such. */
  readonly staff?: StaffLine;
  /** How the door limits its senders; left out for what no limit is for. */
  readonly admission?: Admission;
}

/** One phone may be a guest's and a driver's: which of the two conversations a message belongs to. */
interface DispatchLine {
  readonly driverId: string;
  /** Decided inside the transaction, by the driver's offers and ride as they are. Pure. */
  takes(driver: TaxiDriver): boolean;
}

/** One phone may be a guest's and an owner's. */
interface StaffLine {
  readonly staffId: string;
  /**
   * Decided inside the transaction, by the two conversations as they are; null for a guest's message. Pure: it waits for
   * code to be loaded at most.
   */
  route(lines: {
    readonly business: Thread | undefined;
    readonly guest: Thread | undefined;
  }): Promise<{ readonly lineUntil: Date | null } | null>;
  /**
   * True where a number that is nobody's staff was asked something that this message answers: a kitchen known by its
   * listing's number alone. Asked only where the same person, as a guest, is being asked nothing.
   */
  isAskedAnyway(): Promise<boolean>;
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
 * staff of a business.
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
  const { from, alsoFrom, now } = inbound;
  const whatsapp = from.channel === 'whatsapp' ? from.address : null;
  const addresses = [whatsapp, alsoFrom ?? null].filter((address) => address !== null);
  const accounts = from.channel === 'web' ? [from.uid] : [];
  const places = [inbound.admission?.addressId ?? null].filter((place) => place !== null);
  const driverIds = [inbound.dispatch?.driverId ?? null].filter((id) => id !== null);
  const staffIds = [inbound.staff?.staffId ?? null].filter((id) => id !== null);
  const [threadFound, recordFound, sessions, identities, limits, drivers, staffed] = await readTogether(
    tx,
    first.thread,
    first.record,
    addresses.map((address) => documents.session(address)),
    accounts.map((uid) => documents.webIdentity(uid)),
    places.map((place) => documents.rateLimit(place)),
    driverIds.map((driverId) => documents.taxiDriver(driverId)),
    staffIds.map((staffId) => documents.businessStaff(staffId)),
  );
  const recognised =
    whatsapp === null
      ? null
      : recogniseSender(
          {
            address: whatsapp,
            otherAddress: alsoFrom ?? null,
            newActorId: inbound.actorId,
            profileName: inbound.profileName,
            session: sessions[0],
            otherSession: sessions[1],
          },
          now,
        );

  const actorId = recognised?.actorId ?? identities[0]?.actorId ?? inbound.actorId;
  const linked = actorId !== inbound.actorId;
  const guest = linked ? targets(documents, inbound, actorId) : first;
  const [driver] = drivers;
  const [staff] = staffed;
  // Every line of the phone is read, whichever it is for: delivered again, it may seem to be for another one by now.
  const mayBeAsked = staff === undefined && !linked && !threadFound?.pendingAction && inbound.button === null;
  const isAsked = mayBeAsked && (await inbound.staff?.isAskedAnyway()) === true;
  const others: ThreadType[] = [
    ...(driver === undefined ? [] : ['dispatch' as const]),
    ...(staff === undefined && !isAsked ? [] : ['ops' as const]),
  ];
  const lines = [
    guest,
    ...others.map((threadType) => targets(documents, { ...inbound, threadType }, actorId)),
  ];
  const [threads, records] =
    linked || others.length > 0
      ? await readTogether(
          tx,
          lines.map((line) => line.thread),
          lines.map((line) => line.record),
        )
      : [[threadFound], [recordFound]];
  const business = others.includes('ops') ? threads[others.indexOf('ops') + 1] : undefined;
  const staffRoute = isAsked
    ? { lineUntil: business?.lineUntil ?? null }
    : staff === undefined
      ? null
      : ((await inbound.staff?.route({ guest: threads[0], business })) ?? null);
  // A button names what it answers; words that both lines know are a driver's, whose offers last a minute.
  const forDispatch =
    driver !== undefined &&
    !(staffRoute !== null && inbound.button !== null) &&
    inbound.dispatch?.takes(driver) === true;
  const line = forDispatch ? 'dispatch' : staffRoute === null ? null : ('ops' as const);
  const routed: InboundMessage = line === null ? inbound : { ...inbound, threadType: line };
  const at = line === null ? 0 : others.indexOf(line) + 1;
  const own = lines[at] ?? guest;
  const thread = threads[at];
  const { threadId } = own;
  // A client may still name the thread it had before its account was linked: its messages follow the person.
  if (inbound.expectedThreadId && ![threadId, first.threadId].includes(inbound.expectedThreadId)) {
    throw new MerveError('FORBIDDEN', 'That conversation belongs to somebody else');
  }
  // Delivered first before the link and again after it, it is still one message, in the thread it came to first.
  const known = records.find((record) => record !== undefined) ?? recordFound;
  if (known) return { threadId: known.threadId, seq: known.seq, actorId, duplicate: true, leased: null };

  const merge = recognised?.merge ?? null;
  // From this message on the two are one person: what either said of allergies guards at once.
  const joinAllergies = merge === null ? null : await prepareJoin(tx, documents, { ...merge, now });
  const admitted = inbound.admission
    ? await admit(inbound.admission, { thread: thread ?? null, address: limits[0] ?? null }, now)
    : null;
  const after = threadAfter(thread ?? null, routed, { threadId, actorId, recognised, admitted });
  const arrived =
    line === 'ops' && staffRoute !== null ? { ...after, lineUntil: staffRoute.lineUntil } : after;
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
  if (recognised) writeRecognised(tx, documents, recognised);
  if (admitted?.address) tx.set(documents.rateLimit(admitted.address.subjectId), admitted.address);
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
  };
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
    ...(inbound.isReaction ? { isReaction: true } : {}),
    buttons: [],
    ui: null,
    inReplyToSeq: null,
    traceId: inbound.traceId,
    createdAt: inbound.now,
  };
}
