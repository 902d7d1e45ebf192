import type { Transaction as FirestoreTransaction } from '@google-cloud/firestore';
import type { Message, OutboxIntent, Thread, Transaction } from '@merve/contract';
import { assistantMessage } from '../conversations/assistant-message.ts';
import { isTakenOver } from '../conversations/human-takeover.ts';
import { formatLocalTime } from '../language/format.ts';
import { type ExpireHoldInput, type ExpireOutcome, prepareExpireHold, runPrepared } from '../ledger/index.ts';
import { replyIntents, sessionWindowMs } from '../outbox/index.ts';
import type { Documents } from '../platform/firestore/documents.ts';
import { randomId } from '../platform/ids.ts';
import { sentences } from './sentences.ts';

export interface HoldLetGo {
  readonly outcome: ExpireOutcome;
  /** What the person is told: queued in the outbox, for whoever sends next. */
  readonly intents: readonly OutboxIntent[];
}

/**
 * Ends a hold whose time is up, and tells the person who was still being asked about it: in the one transaction that
 * makes it true, so once, and never for a hold that was confirmed after all. Nobody is told who has no right to be
 * written to (opted out, window closed, an operator is speaking), or whose message is waiting or being answered at
 * this moment: that turn tells them.
 *
 * The thread then waits for nothing; a late YES is answered by the gate (`lapsedAction`). Three round trips, as many
 * as the expiry alone.
 */
export async function letHoldGo(
  documents: Documents,
  input: Omit<ExpireHoldInput, 'beside'>,
): Promise<HoldLetGo> {
  const traceId = randomId();
  return runPrepared(documents, async (tx) => {
    const found: Thread[] = [];
    const { outcome, write } = await prepareExpireHold(tx, documents, {
      ...input,
      beside: async ({ threadId }) => {
        const thread = (await tx.get(documents.thread(threadId))).data();
        if (thread !== undefined) found.push(thread);
        // A proposal goes along when its thread is joined with another; the hold still names the thread it was made in.
        const movedTo = thread?.copiedTo?.threadId;
        const joined = movedTo === undefined ? undefined : (await tx.get(documents.thread(movedTo))).data();
        if (joined !== undefined) found.push(joined);
      },
    });
    if (outcome.kind !== 'expired') return { outcome, intents: [], write };
    const thread = found.find((one) => stillWaitsFor(one, outcome.transaction, input.now));
    if (thread === undefined) return { outcome, intents: [], write };
    const told = toldOf(thread, outcome.transaction, traceId, input.now);
    return {
      outcome,
      intents: told.intents,
      write() {
        write();
        writeThread(tx, documents, thread, told.message, input.now);
        for (const intent of told.intents) tx.create(documents.intent(intent.intentId), intent);
      },
    };
  });
}

/** True if this hold is what the thread asks about, and no turn is about to answer the person anyway. */
function stillWaitsFor(thread: Thread, { businessId, txId }: Transaction, now: Date): boolean {
  const isAsked = thread.pendingAction?.ref === `businesses/${businessId}/transactions/${txId}`;
  const isBusy = thread.unprocessed || (thread.lease !== null && thread.lease.until > now);
  return isAsked && !isBusy;
}

function toldOf(
  thread: Thread,
  { businessName, title, startsAt, timeZone }: Transaction,
  traceId: string,
  now: Date,
): { message: Message | null; intents: readonly OutboxIntent[] } {
  const { replyTo, language, threadId, marketId } = thread;
  const isWhatsApp = replyTo.channel === 'whatsapp';
  const isOpen = now.getTime() - thread.lastInboundAt.getTime() < sessionWindowMs;
  if (isTakenOver(thread, now) || (isWhatsApp && (thread.optedOut || !isOpen))) {
    return { message: null, intents: [] };
  }
  const seq = thread.lastSeq + 1;
  const when = formatLocalTime(startsAt, timeZone, language);
  const text = sentences(language).holdLetGo(`${businessName} – ${title}`, when);
  const message = assistantMessage(thread, { seq, text, traceId, createdAt: now });
  const intents = isWhatsApp
    ? replyIntents({ threadId, seq, to: replyTo.address, text, buttons: [], marketId, now, traceId })
    : [];
  return { message, intents };
}

function writeThread(
  tx: FirestoreTransaction,
  documents: Documents,
  thread: Thread,
  message: Message | null,
  now: Date,
): void {
  const { threadId, pendingAction } = thread;
  if (message !== null) tx.create(documents.message(threadId, message.seq), message);
  tx.set(documents.thread(threadId), {
    ...thread,
    state: 'idle',
    pendingAction: null,
    lapsedAction: pendingAction === null ? null : { actionId: pendingAction.actionId, at: now },
    lastSeq: message?.seq ?? thread.lastSeq,
    updatedAt: now,
  });
}
