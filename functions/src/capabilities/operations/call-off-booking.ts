import { prepareThreadNotice } from '../../conversations/thread-notice.ts';
import { formatBookedTime } from '../../language/stay-time.ts';
import { effectiveState, findOfBusiness, prepareCancel } from '../../ledger/index.ts';
import { prepareReturnDeposit } from '../../payments/return-deposit.ts';
import type { AnswerEffect } from '../../tools/answer-handler.ts';
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
  within: OperationContext,
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
      ui: null,
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
