import type { Transaction as FirestoreTransaction } from '@google-cloud/firestore';
import type { OutboxIntent, PendingAction, Thread, Transaction } from '@merve/contract';
import { lapsedWords } from '../../conversations/lapsed-words.ts';
import {
  mayBeTold,
  type PreparedNotice,
  prepareThreadNotice,
  type ThreadNotice,
  threadNotice,
  withoutQuestion,
  writeThreadNotice,
} from '../../conversations/thread-notice.ts';
import { formatBookedTime } from '../../language/stay-time.ts';
import {
  bookingCard,
  type ExpireHoldInput,
  type ExpireOutcome,
  prepareExpireHold,
  runPrepared,
} from '../../ledger/index.ts';
import { paymentAfter } from '../../payments/payment-after.ts';
import { paymentIdFor } from '../../payments/payment-id.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readTogether } from '../../platform/firestore/read-together.ts';
import { randomId } from '../../platform/ids.ts';
import { depositWords } from './deposits/deposit-words.ts';
import { depositSentences } from './deposits/sentences/index.ts';
import { bookingSentences } from './sentences/index.ts';

/**
 * What goes with a booking that ran out of time before its deposit came, as one step of the transaction that lets it go:
 * the payment is over, the page is to be closed, the person is told. Money that comes all the same is sent back when it does
 * (`settle-payment.ts`).
 */
async function prepareUnpaid(
  tx: FirestoreTransaction,
  documents: Documents,
  booking: Transaction,
  { traceId, now }: { readonly traceId: string; readonly now: Date },
): Promise<PreparedNotice> {
  const { deposit, businessId, txId, threadId, actorId } = booking;
  const reference = documents.payment(paymentIdFor(businessId, txId));
  const [payment] = await readTogether(tx, reference);
  if (deposit === undefined || payment === undefined) return { intents: [], write: () => {} };
  const after = paymentAfter(payment, { kind: 'expired' }, { now });
  const notice = await prepareThreadNotice(tx, documents, {
    threadId,
    actorId,
    say: (language) => depositSentences(language).letGo(depositWords(booking, deposit, language)),
    ui: bookingCard('booking', booking),
    traceId,
    now,
  });
  return {
    intents: notice.intents,
    write() {
      notice.write();
      if (after !== null) tx.set(reference, after);
    },
  };
}

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
 * One that waited for its deposit is told to whoever agreed to it: they were promised to be.
 *
 * The thread then waits for nothing; a late YES is answered by the gate (`lapsedAction`). Three round trips, as many
 * as the expiry alone.
 */
export async function letHoldGo(
  documents: Documents,
  input: Omit<ExpireHoldInput, 'beside'>,
): Promise<HoldLetGo> {
  const newTraceId = randomId();
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
    const traceId = outcome.transaction.traceId ?? newTraceId;
    if (outcome.transaction.deposit?.agreed === true) {
      const { now } = input;
      const unpaid = await prepareUnpaid(tx, documents, outcome.transaction, { traceId, now });
      return {
        outcome,
        intents: unpaid.intents,
        write() {
          write();
          unpaid.write();
          for (const intent of unpaid.intents) tx.create(documents.intent(intent.intentId), intent);
        },
      };
    }
    const asked = found.find((one) => stillWaitsFor(one, outcome.transaction, input.now));
    if (asked === undefined) return { outcome, intents: [], write };
    const thread = withoutQuestion(asked, input.now);
    const notice = noticeFor(thread, asked.pendingAction ?? {}, outcome.transaction, traceId, input.now);
    const intents = notice?.intents ?? [];
    return {
      outcome,
      intents,
      write() {
        write();
        if (notice === null) tx.set(documents.thread(thread.threadId), thread);
        else writeThreadNotice(tx, documents, notice);
        for (const intent of intents) tx.create(documents.intent(intent.intentId), intent);
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

/** What the person is told of it; null for nobody. */
function noticeFor(
  thread: Thread,
  asked: Pick<PendingAction, 'next'>,
  hold: Transaction,
  traceId: string,
  now: Date,
): ThreadNotice | null {
  const { language } = thread;
  if (!mayBeTold(thread, now)) return null;
  const { businessName, title, moves } = hold;
  const when = formatBookedTime(hold, language);
  const say = bookingSentences(language);
  const what = `${businessName} – ${title}`;
  const text = moves === undefined ? say.holdLetGo(what, when) : say.moveLetGo(what, when);
  return threadNotice(thread, { text: lapsedWords(text, asked, language), traceId, now });
}
