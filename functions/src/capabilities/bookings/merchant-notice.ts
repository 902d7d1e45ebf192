import type { Business, Language, Listing, OutboxIntent, Transaction, Transition } from '@merve/contract';
import { eventIdFor } from '../../ledger/index.ts';
import { merchantText, type TemplateValues, toolPolicy } from '../../markets/index.ts';
import { approvedTemplate } from '../../outbox/index.ts';
import { hashId } from '../../platform/ids.ts';
import type { CommitContext } from '../../tools/commit-handler.ts';
import { bookingWords, priceWords, wishLinesForMerchant } from './booking-words.ts';
import { templateValues } from './merchant-template.ts';
import { movedFromValues } from './move/move-template.ts';
import { moveWords } from './move/move-words.ts';
import { moveSentences } from './move/sentences/index.ts';
import { bookingSentences } from './sentences/index.ts';

/** Whom a merchant's notice concerns. The listing or business may be gone since the booking was made. */
interface NoticeSubject {
  readonly transaction: Transaction;
  /** Of a move: the booking whose place it took. */
  readonly movedFrom?: Transaction;
  readonly listing: Listing | undefined;
  readonly business: Business | undefined;
}

type NoticeType = 'merchant_booking_confirmed' | 'merchant_booking_cancelled' | 'merchant_booking_moved';

const transitionOf: Record<NoticeType, Transition> = {
  merchant_booking_confirmed: 'confirmed',
  merchant_booking_cancelled: 'cancelled',
  merchant_booking_moved: 'confirmed',
};

function bookAction(listing: Listing | undefined) {
  return listing?.merve.actions.find((action) => action.actionType === 'book');
}

/** Where the merchant is reached: the action's own number, else the listing's, else the business's. */
export function merchantNumber({ listing, business }: NoticeSubject): string | null {
  return (
    bookAction(listing)?.dispatch.toE164 ?? listing?.merve.whatsappE164 ?? business?.whatsappE164 ?? null
  );
}

/** The text: the listing's own template, else the market's, else ours. */
function bodyOf(
  type: NoticeType,
  { transaction, movedFrom, listing }: NoticeSubject,
  values: TemplateValues,
  language: Language,
  { config }: CommitContext,
): string {
  const words = bookingWords(transaction, language);
  const sentences = bookingSentences(language);
  const { customerName } = transaction;
  const priced = priceWords(transaction, language);
  const wishes = wishLinesForMerchant(transaction, language);
  switch (type) {
    case 'merchant_booking_confirmed':
      return merchantText(
        [bookAction(listing)?.dispatch.template, toolPolicy(config, 'initiateBooking')?.template],
        values,
        {
          always: ['wishes'],
          otherwise: [sentences.merchantBooked(words, customerName, priced), ...wishes].join('\n'),
        },
      );
    case 'merchant_booking_moved':
      return merchantText([toolPolicy(config, 'rescheduleBooking')?.template], values, {
        always: ['wishes'],
        otherwise: [
          moveSentences(language).merchantMoved(
            moveWords(movedFrom ?? transaction, transaction, language),
            transaction.reference,
            customerName,
            priced,
          ),
          ...wishes,
        ].join('\n'),
      });
    case 'merchant_booking_cancelled':
      return merchantText([toolPolicy(config, 'cancelBooking')?.template], values, {
        otherwise: sentences.merchantCancelled(words, customerName),
      });
  }
}

/**
 * The message that tells a merchant of a booking, its move or its end, in the business's language; none if no number is known.
 * Its id is `{txId}:{eventId}:{type}:{recipient}`, the recipient hashed because ids stand in logs.
 */
export function merchantNotice(
  type: NoticeType,
  subject: NoticeSubject,
  context: CommitContext,
): OutboxIntent | null {
  const to = merchantNumber(subject);
  if (to === null) return null;
  const { transaction } = subject;
  const { txId } = transaction;
  const language = subject.business?.language ?? context.market.defaultLanguage;
  const values = {
    ...templateValues(transaction, subject.listing?.name ?? null, language),
    ...(subject.movedFrom === undefined ? {} : movedFromValues(subject.movedFrom, language)),
  };
  const body = bodyOf(type, subject, values, language, context);
  return {
    intentId: [txId, eventIdFor(txId, transitionOf[type]), type, hashId([to], 16)].join(':'),
    to: `whatsapp:${to}`,
    type,
    threadId: null,
    order: 0,
    marketId: transaction.marketId,
    body,
    buttons: [],
    // What must not be eaten is not told among other things.
    asksNothing: [...(transaction.allergies ?? []), ...(transaction.companyAllergies ?? [])].length === 0,
    template: approvedTemplate(context.config, type, { ...values, message: body }),
    state: 'queued',
    lease: null,
    attempts: 0,
    notBefore: context.now,
    providerId: null,
    errorCode: null,
    traceId: context.traceId,
    createdAt: context.now,
    attemptedAt: null,
    updatedAt: context.now,
  };
}
