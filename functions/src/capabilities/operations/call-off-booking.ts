import type { OutboxIntent, Transaction } from '@merve/contract';
import { prepareThreadNotice } from '../../conversations/thread-notice.ts';
import { formatBookedTime } from '../../language/stay-time.ts';
import {
  bookingCard,
  effectiveState,
  eventIdFor,
  findOfBusiness,
  prepareCancel,
} from '../../ledger/index.ts';
import { approvedTemplate, notificationIntents } from '../../outbox/index.ts';
import { prepareReturnDeposit } from '../../payments/return-deposit.ts';
import { MerveError } from '../../platform/errors.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { readTogether } from '../../platform/firestore/read-together.ts';
import { merchantNumber } from '../../requests/index.ts';
import type { AnswerEffect } from '../../tools/answer-handler.ts';
import type { CommitContext } from '../../tools/commit-handler.ts';
import { actOnBooking, type BookingAction } from './act-on-booking.ts';
import { agendaLine, datedSpan } from './agenda-words.ts';
import { type CarriedOut, nothingDone, type OperationContext } from './carried-out.ts';
import type { OperationOf } from './operation.ts';
import type { StaffWords } from './read-staff-words.ts';
import { staffSentences } from './sentences/index.ts';
import { staffWords } from './staff-phrases.ts';
import { asks, type StaffTurn, tells } from './staff-turn.ts';

/** Makes a payment's next step prompt; the minute sweep does it anyway. */
export interface DepositScheduler {
  /** @param at when it is due, an instant */
  schedule(paymentId: string, at: Date): Promise<void>;
}

/** Asks whether a booking is to be called off, or a block given back; whichever has the code at one's own business. */
export async function proposeEnding(
  turn: StaffTurn,
  words: StaffWords & { readonly verb: 'cancel' | 'unblock' },
): Promise<AnswerEffect> {
  const { tx, documents, context, language, staffId } = turn;
  const say = staffSentences(language);
  const { code, verb } = words;
  if (code === null) return tells('operation-usage', say.usage(`${staffWords(language)[verb]} K7QF2M`));
  const found = await Promise.all(
    turn.own.map(({ business }) => findOfBusiness(tx, documents, business.businessId, code)),
  );
  const standing = found.find((one) => one !== null && effectiveState(one, context.now) === 'confirmed');
  // Somebody who is still deciding is not in anyone's way for long; and a block is no booking, nor the other way round.
  const isBlock = standing?.kind === 'block';
  if (!standing || (verb === 'unblock' && !isBlock)) return tells('operation-unknown', say.unknown(code));
  if (standing.endsAt <= context.now) return tells('operation-past', say.timePast());
  const { businessId, txId, title } = standing;
  const span = datedSpan(standing, language);
  return asks(turn, {
    businessId,
    args: isBlock ? { do: 'unblock', staffId, txId } : { do: 'cancel', staffId, txId, reason: words.rest },
    change: isBlock
      ? say.unblock(title, span)
      : say.cancel(`${span}, ${agendaLine(standing, context.now, language)}`, words.rest),
  });
}

/** confirmed → cancelled by the business; the customer is told in the same transaction, with the reason in its own words, and a deposit goes back. */
export async function carryOutCancel(
  within: OperationContext<Pick<CommitContext, 'now' | 'traceId'>>,
  { businessId, txId, staffId, reason, language }: OperationOf<'cancel'>,
  { idempotencyKey, scheduler }: { idempotencyKey: string; scheduler: DepositScheduler | null },
): Promise<CarriedOut> {
  const { tx, documents, context } = within;
  const say = staffSentences(language);
  const { now, traceId } = context;
  const { outcome, replayed, write } = await prepareCancel(tx, documents, {
    businessId,
    txId,
    actorId: staffId,
    reason: 'merchant_cancelled',
    idempotencyKey,
    now,
  });
  if (!outcome.ok) return nothingDone(say.changed(), write);
  const { transaction } = outcome;
  const { actorId, threadId, title, businessName, reference } = transaction;
  const [notice, deposit] = await Promise.all([
    prepareThreadNotice(tx, documents, {
      threadId,
      actorId,
      say: (spoken) =>
        staffSentences(spoken).customerCancelled(
          {
            business: businessName,
            what: title,
            when: formatBookedTime(transaction, spoken),
            reference,
          },
          reason,
        ),
      // What they see of it is called off, too.
      ui: bookingCard('booking', transaction),
      traceId,
      now,
    }),
    prepareReturnDeposit(tx, documents, transaction, now),
  ]);
  return {
    text: say.done(say.cancel(`${datedSpan(transaction, language)}, ${title} (${reference})`, reason)),
    committed: true,
    // Answered before: the customer was told then.
    intents: replayed ? [] : notice.intents,
    write() {
      write();
      if (replayed) return;
      notice.write();
      deposit?.write();
    },
    ...(deposit === null || replayed
      ? {}
      : { afterCommit: async () => scheduler?.schedule(deposit.paymentId, now) }),
  };
}

interface CallingOff extends BookingAction {
  /** For the guest, word for word; null tells them no reason. */
  readonly words: string | null;
}

interface CalledOff {
  readonly state: Transaction['state'];
  /** Written; to be sent. */
  readonly intents: readonly OutboxIntent[];
  /** Makes the deposit's way back prompt; the minute sweep does it anyway. */
  afterCommit(): Promise<void>;
}

/**
 * An operator calls a confirmed booking off for its business: by the same step as the business itself (`carryOutCancel`), on record
 * with its reason, and told to both sides, all in one transaction. Done before, it is not done again.
 * @throws MerveError `NOT_FOUND`; `NOT_HELD` where it does not stand any more; `TIME_PAST` once it is over
 */
export async function callOffAsOperator(
  documents: Documents,
  { words, ...about }: CallingOff,
  scheduler: DepositScheduler | null,
): Promise<CalledOff> {
  const { businessId, txId, traceId } = about;
  const { now, actionId, by } = about.operator;
  const { booking, done } = await actOnBooking(documents, about, async (tx, standing) => {
    if (effectiveState(standing, now) !== 'confirmed') {
      throw new MerveError('NOT_HELD', 'It does not stand any more, so nothing was called off.');
    }
    if (standing.endsAt <= now) throw new MerveError('TIME_PAST', 'It is over, so nothing was called off.');
    const { marketId, listingId } = standing;
    const [[business, listing, config, market], called] = await Promise.all([
      readTogether(
        tx,
        documents.business(businessId),
        documents.listing(listingId),
        documents.merveConfig(marketId),
        documents.market(marketId),
      ),
      carryOutCancel(
        { tx, documents, context: { now, traceId } },
        { do: 'cancel', businessId, txId, staffId: `operator:${by}`, reason: words, language: 'en' },
        { idempotencyKey: actionId, scheduler },
      ),
    ]);
    if (!called.committed) {
      throw new MerveError('NOT_HELD', 'It has changed in the meantime, so nothing was called off.');
    }
    const to = listing === undefined ? business?.whatsappE164 : merchantNumber(listing, business, 'book');
    const language = business?.language ?? market?.defaultLanguage ?? 'en';
    const text = staffSentences(language).calledOffForYou(
      `${datedSpan(standing, language)}, ${agendaLine(standing, now, language)}`,
    );
    const type = 'merchant_booking_called_off';
    const values = { message: text, reference: standing.reference, businessName: standing.businessName };
    const toBusiness =
      to == null
        ? []
        : notificationIntents({
            ...{ txId, eventId: eventIdFor(txId, 'cancelled'), type, threadId: null, seq: 0 },
            ...{ to: `whatsapp:${to}`, text, buttons: [], asksNothing: true, marketId, traceId, now },
            template: config === undefined ? null : approvedTemplate(config, type, values),
          });
    const intents = [...called.intents, ...toBusiness];
    return { ...called, action: 'booking-called-off' as const, intents };
  });
  return {
    state: done === null ? booking.state : 'cancelled',
    intents: done?.intents ?? [],
    afterCommit: async () => done?.afterCommit?.(),
  };
}
