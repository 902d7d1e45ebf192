import type { Transaction } from '@merve/contract';
import { z } from 'zod';
import type { Catalogue } from '../../catalogue/index.ts';
import { bookingCard, effectiveState, findByReference } from '../../ledger/index.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import { besideCancelling } from '../../tools/beside-cancelling.ts';
import { defineTool, type Tool, type ToolContext, type ToolResult } from '../../tools/define-tool.ts';
import { doing } from '../../tools/doing.ts';
import { ownThingSlot } from '../../tools/place-as-said.ts';
import { refuseUnsaid } from '../../tools/refuse-unsaid.ts';
import { withTripDaysDated } from '../../tools/trip-days-said.ts';
import { bookingWords } from './booking-words.ts';
import { type DepositOnCancel, depositOnCancel, depositOnCancelLine } from './deposits/cancel-deposit.ts';
import { beforeAnswerLine } from './deposits/deposit-words.ts';
import { bookingTemplate } from './merchant-template.ts';
import { pendingArguments, transactionPath } from './pending-arguments.ts';
import { refuseBooking } from './refuse-booking.ts';
import { bookingSentences } from './sentences/index.ts';

/** How long a question about cancelling waits for its answer, in minutes. Nothing is held by it. */
const answerWithinMinutes = 10;

const input = z.object({
  reference: z
    .string()
    .max(40)
    .describe('The booking code, for example K7QF2M. If the person did not give one, call myBookings first.'),
});

const description = `Asks the person whether one of their bookings is to be cancelled, and shows which. It does not cancel: only the person's own YES \
does.`;

function cancelProposal(
  booking: Transaction,
  deposit: DepositOnCancel | null,
  context: ToolContext,
  told: (summary: string) => string,
): ToolResult {
  const { now, language } = context;
  const summary = told(bookingSentences(language).cancelProposal(bookingWords(booking, language)));
  const line = depositOnCancelLine(booking, deposit, language);
  const untilAnswered = now.getTime() + answerWithinMinutes * 60_000;
  return {
    status: 'proposal',
    proposal: {
      kind: 'confirm_action',
      args: { ...pendingArguments(booking), ...(deposit === null ? {} : { depositOnCancel: deposit }) },
      ref: transactionPath(booking),
      summary: line === null ? summary : beforeAnswerLine(summary, line),
      brief: line ?? '',
      price: null,
      expiresAt: new Date(Math.min(untilAnswered, booking.startsAt.getTime())),
      ui: bookingCard('cancel_proposal', booking),
    },
  };
}

interface CancelNeeds {
  readonly documents: Documents;
  readonly catalogue: Pick<Catalogue, 'of'>;
}

/** `cancelBooking`: finds the person's own booking by its code and asks. One query, and one read where a deposit was agreed to. */
export function cancelBookingTool({ documents, catalogue }: CancelNeeds): Tool {
  return defineTool({
    name: 'cancelBooking',
    label: 'Cancel a booking',
    group: 'Bookings',
    does: 'Asks whether a booking is to be cancelled; the guest confirms.',
    doing: doing.findingWhatToCancel,
    ability: {
      en: 'cancel bookings',
      tr: 'rezervasyon iptal etme',
      he: 'לבטל הזמנות',
      ru: 'отменить бронь',
      el: 'να ακυρώσω κρατήσεις',
      de: 'Buchungen stornieren',
      ar: 'إلغاء الحجوزات',
      fa: 'لغو رزرو',
      ko: '예약 취소',
    },
    merchantTemplate: bookingTemplate,
    description,
    input,
    effect: 'propose',
    proposes: 'confirm_action',
    async run({ reference }, context): Promise<ToolResult> {
      const { language, now, actorId, alsoActorIds = [] } = context;
      const booking = await findByReference(documents, [actorId, ...alsoActorIds], reference);
      if (booking === null) {
        const details = { reference: reference.trim().slice(0, 12).toUpperCase() };
        return refuseBooking({ code: 'TRANSACTION_NOT_FOUND', details }, context.market.timeZone, language);
      }
      const { listingId, businessName: name, timeZone } = booking;
      const snapshot = await catalogue.of(context.market);
      const own = ownThingSlot(snapshot, { listingId, name, reference: booking.reference }, context);
      const unsaid = refuseUnsaid(withTripDaysDated(context), { named: [own] }, { names: [name], timeZone });
      if (unsaid !== null) return unsaid;
      const { title } = booking;
      const beside = besideCancelling(withTripDaysDated(context), {
        names: [name, title, booking.reference],
        timeZone,
      });
      if (beside.refused !== null) return beside.refused;
      const state = effectiveState(booking, now);
      if (state === 'cancelled' || state === 'expired') {
        const code = state === 'cancelled' ? 'ALREADY_CANCELLED' : 'HOLD_EXPIRED';
        return refuseBooking({ code, details: {} }, booking.timeZone, language);
      }
      if (booking.startsAt <= now) {
        const message = bookingSentences(language).alreadyBegun(bookingWords(booking, language));
        return { status: 'refused', code: 'TIME_PAST', message };
      }
      const deposit = await depositOnCancel(documents, booking, now);
      return cancelProposal(booking, deposit, context, beside.told);
    },
  });
}
