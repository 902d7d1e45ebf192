import type { Transaction } from '@merve/contract';
import { z } from 'zod';
import type { Catalogue } from '../../../catalogue/index.ts';
import { formatClock } from '../../../language/format.ts';
import {
  bookingPrice,
  effectiveState,
  findByReference,
  type HoldExpiryScheduler,
  holdSlot,
  localDate,
} from '../../../ledger/index.ts';
import { movePhrases } from '../../../model/planner/own-things/read-own-wish.ts';
import type { Documents } from '../../../platform/firestore/documents.ts';
import { mealPhrases } from '../../../reading/meal-words.ts';
import {
  defineTool,
  type Proposal,
  type Tool,
  type ToolContext,
  type ToolResult,
} from '../../../tools/define-tool.ts';
import { onceRecorded } from '../../../tools/once-recorded.ts';
import { ownThingSlot } from '../../../tools/place-as-said.ts';
import { refuseUnsaid } from '../../../tools/refuse-unsaid.ts';
import { withTripDaysDated } from '../../../tools/trip-days-said.ts';
import { joinedNote } from '../../../wishes/joined-note.ts';
import { noteWithWishes } from '../../../wishes/recognise-wishes.ts';
import { bookingTitle, bookingWords, preparingBooking, wishLines } from '../booking-words.ts';
import { beforeAnswerLine } from '../deposits/deposit-words.ts';
import { transactionIdIn, transactionPath } from '../pending-arguments.ts';
import { type ReadBookingRequest, saidOfStart } from '../read-booking-request.ts';
import { refuseBooking } from '../refuse-booking.ts';
import { scheduleExpiry } from '../schedule-expiry.ts';
import { shortTime } from '../short-time.ts';
import { arrivalNote } from '../stay-sentences.ts';
import { tellTaken } from '../tell-taken.ts';
import { awaitedDeposit, depositLineOfMove, depositObstacle } from './deposit-on-move.ts';
import { moveTemplate } from './move-template.ts';
import { moveCard, moveWords, priceChange } from './move-words.ts';
import { pendingMove } from './pending-move.ts';
import { readMoveRequest } from './read-move-request.ts';
import { moveSentences } from './sentences/index.ts';

const input = z.object({
  reference: z
    .string()
    .max(40)
    .describe('The booking code, for example K7QF2M. If the person did not give one, call myBookings first.'),
  startsAtLocal: z
    .string()
    .max(40)
    .optional()
    .describe(
      'The new start, as the wall clock at the business shows it: YYYY-MM-DDTHH:MM, without a time zone. Leave out to keep the time.',
    ),
  party: z.number().int().optional().describe('The new number of people. Leave out to keep it.'),
  nights: z
    .number()
    .int()
    .optional()
    .describe('Of a room for the night: the new number of nights, 1 to 30. Leave out to keep it.'),
  note: z
    .string()
    .max(300)
    .nullish()
    .describe('What else they now ask of the business, word for word; added to what they asked before.'),
});

const description = `Moves one of the person's confirmed bookings to another time, another number of people or of nights: holds the new slot and shows \
old and new. It does not move it: only the person's own YES does, and until then the booking stands. Use it instead of cancelling and booking \
again. If it is refused, a refusal may name free times.`;

interface RescheduleNeeds {
  readonly documents: Documents;
  readonly catalogue: Pick<Catalogue, 'of'>;
  readonly scheduler: HoldExpiryScheduler;
}

function proposalFor(
  from: Transaction,
  to: Transaction,
  { isRepeatedTime }: ReadBookingRequest,
  { language, now }: ToolContext,
): Proposal {
  const expiresAt = to.holdExpiresAt ?? to.createdAt;
  const words = moveWords(from, to, language);
  const price = priceChange(from.price, to.price, language);
  const summary = moveSentences(language).proposal(words, {
    price,
    repeatedTime: isRepeatedTime ? (/UTC[^)]*/.exec(words.to)?.[0] ?? null) : null,
    until: shortTime(expiresAt, now, to.timeZone, language),
  });
  const deposit = depositLineOfMove(to, language);
  return {
    kind: 'confirm_transaction',
    args: pendingMove(from, to),
    ref: transactionPath(to),
    summary: [...wishLines(to, language), ...(deposit === null ? [] : [deposit])].reduce(
      beforeAnswerLine,
      summary,
    ),
    ...(isRepeatedTime || price !== null || deposit !== null ? {} : { brief: '' }),
    price: to.price,
    expiresAt,
    ui: moveCard(from, to),
  };
}

type Refused = Extract<ToolResult, { status: 'refused' }>;

/** Why this booking cannot be moved at all, whatever to; null if it can. Pure. */
function refuseBecauseOf(booking: Transaction, { language, now }: ToolContext): Refused | null {
  const say = moveSentences(language);
  const { reference, timeZone } = booking;
  switch (effectiveState(booking, now)) {
    case 'cancelled':
      return refuseBooking({ code: 'ALREADY_CANCELLED', details: {} }, timeZone, language);
    case 'expired':
      return refuseBooking({ code: 'HOLD_EXPIRED', details: {} }, timeZone, language);
    case 'draft':
    case 'hold': {
      const message = awaitedDeposit(booking, { language, now }) ?? say.notConfirmed(reference);
      return { status: 'refused', code: 'NOT_HELD', message };
    }
    case 'confirmed':
  }
  if (booking.startsAt <= now) {
    const message = say.begun(reference, bookingWords(booking, language).when);
    return { status: 'refused', code: 'TIME_PAST', message };
  }
  return null;
}

/** `YYYY-MM-DDTHH:MM`, the wall clock at the business. */
const startOfBooking = ({ startsAt, timeZone }: Transaction): string =>
  `${localDate(startsAt, timeZone)}T${formatClock(startsAt, timeZone)}`;

/** `rescheduleBooking`: finds the person's own booking, holds the new time and asks. One query, then as many round trips as a hold; one more where a deposit was paid. */
export function rescheduleBookingTool({ documents, catalogue, scheduler }: RescheduleNeeds): Tool {
  return defineTool({
    name: 'rescheduleBooking',
    label: 'Move a booking',
    group: 'Bookings',
    does: 'Offers another time, party or number of nights for a booking; the guest confirms.',
    doing: preparingBooking,
    ability: {
      en: 'move bookings',
      tr: 'rezervasyon saatini değiştirme',
      he: 'להעביר הזמנות למועד אחר',
      ru: 'перенести бронь',
      el: 'να μεταφέρω κρατήσεις',
      de: 'Buchungen verlegen',
      ar: 'تغيير موعد الحجوزات',
      fa: 'جابه‌جا کردن رزرو',
      ko: '예약 변경',
    },
    constrainedBy: ['allowedTags', 'categories', 'towns'],
    merchantTemplate: moveTemplate,
    description,
    input,
    effect: 'propose',
    proposes: 'confirm_transaction',
    looksUpFirst: true,
    async run({ reference, ...wanted }, context): Promise<ToolResult> {
      const { language, now, actorId, alsoActorIds = [], market } = context;
      const say = moveSentences(language);
      const [booking, snapshot] = await Promise.all([
        findByReference(documents, [actorId, ...alsoActorIds], reference),
        catalogue.of(market),
      ]);
      if (booking === null) {
        const details = { reference: reference.trim().slice(0, 12).toUpperCase() };
        return refuseBooking({ code: 'TRANSACTION_NOT_FOUND', details }, market.timeZone, language);
      }
      const refused = refuseBecauseOf(booking, context);
      if (refused !== null) return refused;
      const reading = readMoveRequest(wanted, booking, snapshot, context);
      if (reading.kind === 'refused') return refuseBooking(reading.refusal, booking.timeZone, language);
      if (reading.kind === 'same') {
        const { when, party } = bookingWords(booking, language);
        const message = say.sameAsBefore(booking.reference, when, party);
        return { status: 'refused', code: 'BAD_REQUEST', message };
      }
      const { request } = reading;
      const { listing, business, offering, startsAt, party, nights, arrival } = request;
      const names = [listing.name, business.name];
      const unsaid = refuseUnsaid(
        withTripDaysDated(context),
        {
          ...saidOfStart(wanted.startsAtLocal ?? startOfBooking(booking), request),
          ...(nights === undefined ? {} : { nights }),
          party,
          note: wanted.note ?? null,
          values: [{ reference, ...wanted }, booking.reference],
          named: [ownThingSlot(snapshot, { ...listing, reference: booking.reference }, context)],
          ownWords: () => [...movePhrases(), ...mealPhrases()],
        },
        {
          names: [...names, booking.reference],
          timeZone: booking.timeZone,
          known: [
            {
              startsAtLocal: startOfBooking(booking),
              party: booking.party,
              ...(booking.nights === undefined ? {} : { nights: booking.nights }),
            },
          ],
        },
      );
      if (unsaid !== null) return unsaid;
      const obstacle = await depositObstacle(documents, booking, request, context);
      if (obstacle !== null) return { status: 'refused', code: 'NOT_BOOKABLE', message: obstacle };
      const replacesTxId = transactionIdIn(context.pendingRef, business.businessId);
      const outcome = await holdSlot(documents, {
        businessId: business.businessId,
        offering,
        business,
        listingId: listing.listingId,
        marketId: market.marketId,
        actorId,
        ...(context.alsoActorIds === undefined ? {} : { alsoActorIds: context.alsoActorIds }),
        threadId: context.threadId,
        customerName: booking.customerName,
        // What was asked for holds for the new time too.
        note: noteWithWishes(
          arrivalNote(joinedNote(booking.note, wanted.note) ?? undefined, arrival, language),
          context.said ?? [],
          names,
        ),
        allergies: [
          ...new Set([...(booking.allergies ?? []), ...(context.allergies ?? []).map(({ words }) => words)]),
        ],
        companyAllergies: booking.companyAllergies ?? [],
        startsAt,
        party,
        nights,
        title: bookingTitle(listing, business.name, offering),
        price: bookingPrice(offering, nights),
        idempotencyKey: context.idempotencyKey,
        replacesTxId,
        movesTxId: booking.txId,
        now,
        signal: context.signal,
        mayWrite: () => onceRecorded(context),
      });
      if (outcome.ok) {
        await scheduleExpiry(scheduler, outcome.transaction);
        return { status: 'proposal', proposal: proposalFor(booking, outcome.transaction, request, context) };
      }
      if (outcome.code !== 'SLOT_TAKEN') return refuseBooking(outcome, business.timeZone, language);
      const about = { language, replacesTxId, movesTxId: booking.txId, reference: booking.reference };
      const taken = await tellTaken(documents, request, outcome, about);
      return {
        ...taken,
        status: 'refused',
        code: 'SLOT_TAKEN',
        message: `${say.stands(booking.reference)} ${taken.message}`,
      };
    },
  });
}
