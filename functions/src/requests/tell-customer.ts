import type { Transaction } from '@google-cloud/firestore';
import type { MerchantRequest, OutboxIntent, RequestEvent, Thread } from '@merve/contract';
import { assistantMessage } from '../conversations/assistant-message.ts';
import { pacedTimes, replyIntents } from '../outbox/index.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { requestCard, toldToCustomer } from './request-words.ts';

/** What the customer is told without having asked, as one step of the transaction that makes it true. */
export interface CustomerTold {
  /** Queued: whoever sends next sends them. */
  readonly intents: readonly OutboxIntent[];
  write(): void;
}

/**
 * A message with the status card in the customer's thread, and on WhatsApp if that is where they write and they have not
 * said STOP. It waits for no turn under way: that one takes its number after this one, or this one after that. It is
 * written while an operator speaks, too: what a merchant answered is a fact, not conversation. One read, two if the
 * thread was joined with another since.
 */
export async function prepareTellCustomer(
  tx: Transaction,
  documents: Documents,
  {
    request,
    event,
    traceId,
    now,
  }: { request: MerchantRequest; event: RequestEvent; traceId: string; now: Date },
): Promise<CustomerTold> {
  const asked = (await tx.get(documents.thread(request.threadId))).data();
  const movedTo = asked?.copiedTo?.threadId;
  const joined = movedTo === undefined ? undefined : (await tx.get(documents.thread(movedTo))).data();
  // After an unlink the copy remains; the person is then reached where they asked.
  const isStillOne = joined?.alsoActorIds.includes(request.actorId) || joined?.actorId === request.actorId;
  const thread = isStillOne ? joined : asked;
  if (thread === undefined) return { intents: [], write: () => {} };
  const seq = thread.lastSeq + 1;
  const text = toldToCustomer(request, event, thread.language);
  const { intents, outboundPace } = outgoing(thread, { seq, text, traceId, now });
  const ui = requestCard(request);
  const message = assistantMessage(thread, { seq, text, ui, traceId, createdAt: now });
  return {
    intents,
    write() {
      tx.set(documents.thread(thread.threadId), { ...thread, lastSeq: seq, outboundPace, updatedAt: now });
      tx.create(documents.message(thread.threadId, seq), message);
    },
  };
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
