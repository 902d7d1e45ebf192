import type { Listing, Transaction } from '@merve/contract';
import { z } from 'zod';
import { type Catalogue, type CatalogueSnapshot, partyWhereUnsaid } from '../../catalogue/index.ts';
import { shortLine } from '../../language/short-line.ts';
import {
  bookingCard,
  bookingPrice,
  type HoldExpiryScheduler,
  holdSlot,
  isSoldByNight,
} from '../../ledger/index.ts';
import { earliestStart } from '../../payments/deposit-times.ts';
import { MerveError } from '../../platform/errors.ts';
import type { Documents } from '../../platform/firestore/documents.ts';
import {
  defineTool,
  type Proposal,
  type Tool,
  type ToolContext,
  type ToolResult,
} from '../../tools/define-tool.ts';
import { onceRecorded } from '../../tools/once-recorded.ts';
import { placeSlot } from '../../tools/place-as-said.ts';
import { type ProposedCall, refuseUnsaid } from '../../tools/refuse-unsaid.ts';
import { withTripDaysDated } from '../../tools/trip-days-said.ts';
import { noteWithWishes } from '../../wishes/recognise-wishes.ts';
import { bookingTitle, bookingWords, preparingBooking, priceWords, wishLines } from './booking-words.ts';
import { choiceAsSaid, chooseOffering, namedChoice } from './choose-offering.ts';
import { beforeAnswerLine, depositLine } from './deposits/deposit-words.ts';
import { bookingTemplate } from './merchant-template.ts';
import { pendingArguments, transactionIdIn, transactionPath } from './pending-arguments.ts';
import { type ReadBookingRequest, readBookingRequest, saidOfStart } from './read-booking-request.ts';
import { type BookingRefusal, refuseBooking } from './refuse-booking.ts';
import { scheduleExpiry } from './schedule-expiry.ts';
import { bookingSentences } from './sentences/index.ts';
import { shortTime } from './short-time.ts';
import { arrivalNote } from './stay-sentences.ts';
import { tellTaken } from './tell-taken.ts';

const input = z.object({
  listing: z
    .string()
    .min(1)
    .max(200)
    .describe('The listing to book: its listingId if known, else its name as the person wrote it.'),
  startsAtLocal: z
    .string()
    .max(40)
    .describe(
      'When it starts, as the wall clock at the business shows it: YYYY-MM-DDTHH:MM, without a time zone. Of a room for the night, the day they arrive, YYYY-MM-DD, and the time only if they said when they come.',
    ),
  party: z.number().int().describe('For how many people.'),
  nights: z
    .number()
    .int()
    .optional()
    .describe(
      'Of a room for the night: for how many nights, 1 to 30. Left out: one. From a first and a last day, the nights between.',
    ),
  choice: namedChoice,
  note: z
    .string()
    .max(300)
    .nullish()
    .describe(
      'What the guest asks of the business beside that, word for word: a high chair, a wheelchair place, the terrace, a birthday, the name to book under. Not the date, the time or the number of people.',
    ),
});

const description = `Holds a table, room, court or session at a listing for a few minutes and shows the person what they would be booking. \
Call it as soon as place, day, time and number of people are known (of a room for the night no time, but the nights if there are \
several); do not ask for permission first. It does not book: only the person's own \
YES does. If it is refused, tell the person why in your own words and help them choose; a refusal may name free times.`;

interface InitiateBookingNeeds {
  readonly documents: Documents;
  readonly catalogue: Pick<Catalogue, 'of'>;
  readonly scheduler: HoldExpiryScheduler;
  /** False where no payments can be taken; what asks a deposit is then not offered. */
  readonly takesPayments: boolean;
}

function proposalFor(transaction: Transaction, request: ReadBookingRequest, context: ToolContext): Proposal {
  const { language } = context;
  const { timeZone } = transaction;
  const expiresAt = transaction.holdExpiresAt ?? transaction.createdAt;
  const words = bookingWords(transaction, language);
  const summary = bookingSentences(language).proposal(words, {
    town: request.listing.town,
    price: priceWords(transaction, language),
    repeatedTime: request.isRepeatedTime ? (/UTC[^)]*/.exec(words.when)?.[0] ?? null) : null,
    until: shortTime(expiresAt, context.now, timeZone, language),
  });
  const { deposit } = transaction;
  return {
    kind: 'confirm_transaction',
    args: pendingArguments(transaction),
    ref: transactionPath(transaction),
    summary: [
      ...wishLines(transaction, language),
      ...(deposit === undefined ? [] : [depositLine(transaction, deposit, language)]),
    ].reduce(beforeAnswerLine, summary),
    // Of a time that there is twice only the words say which one it is.
    ...(request.isRepeatedTime ? {} : { brief: '' }),
    price: transaction.price,
    expiresAt,
    ui: bookingCard('booking_proposal', transaction),
  };
}

/** What was named of several, or why it cannot be had. */
async function chosenOffering(
  ...request: Parameters<typeof chooseOffering>
): Promise<Awaited<ReturnType<typeof chooseOffering>> | MerveError> {
  try {
    return await chooseOffering(...request);
  } catch (thrown) {
    if (thrown instanceof MerveError) return thrown;
    throw thrown;
  }
}

/** Where, which of several and for how long: what of a booking must be as it was said, beside when and for how many. Pure. */
function bookingAsSaid(
  { listing, offering }: ReadBookingRequest,
  snapshot: CatalogueSnapshot,
  chosen: Awaited<ReturnType<typeof chooseOffering>>,
  context: ToolContext,
): Pick<ProposedCall, 'named' | 'listed' | 'lastsMinutes'> {
  const isBookable = ({ listingId }: Listing) => snapshot.bookable(listingId) !== undefined;
  const { named = [], ...listed } = choiceAsSaid(chosen, context);
  return {
    ...listed,
    named: [placeSlot(snapshot, listing, isBookable, context), ...named],
    ...(isSoldByNight(offering) ? {} : { lastsMinutes: offering.durationMinutes }),
  };
}

/** Why a booking that asks a deposit cannot be made; null if it can, or asks none. Pure. */
function depositObstacle(
  { offering, startsAt }: ReadBookingRequest,
  takesPayments: boolean,
  now: Date,
): BookingRefusal | null {
  if (!offering.deposit) return null;
  if (!takesPayments) return { code: 'PAYMENT_UNAVAILABLE', details: {} };
  const earliest = earliestStart(now, offering.holdMinutes);
  if (startsAt >= earliest) return null;
  return { code: 'TIME_TOO_SOON', details: { earliest: earliest.toISOString() } };
}

/** `initiateBooking`: holds a slot and proposes it. Two round trips when the catalogue is warm, the first of them while the call is being recorded; none when refused early. A named room or ticket costs one more. */
export function initiateBookingTool({
  documents,
  catalogue,
  scheduler,
  takesPayments,
}: InitiateBookingNeeds): Tool {
  return defineTool({
    name: 'initiateBooking',
    label: 'Book',
    group: 'Bookings',
    does: 'Holds a table, room, court or session for a few minutes and asks the guest to confirm.',
    doing: preparingBooking,
    ability: {
      en: 'book tables and slots',
      tr: 'masa ve saat ayırtma',
      he: 'להזמין שולחנות ותורים',
      ru: 'забронировать столик или время',
      el: 'να κλείσω τραπέζια και ραντεβού',
      de: 'Tische und Termine buchen',
      ar: 'حجز الطاولات والمواعيد',
      fa: 'رزرو میز و نوبت',
      ko: '테이블과 시간 예약',
    },
    constrainedBy: ['allowedTags', 'categories', 'towns'],
    merchantTemplate: bookingTemplate,
    description,
    guidance: [{ sentence: 'Use initiateBooking to propose a booking.' }],
    input,
    effect: 'propose',
    proposes: 'confirm_transaction',
    looksUpFirst: true,
    async run(args, context): Promise<ToolResult> {
      const { language } = context;
      const snapshot = await catalogue.of(context.market);
      const isHeld = context.spoken !== undefined;
      const chosen = await chosenOffering(documents, snapshot, args, isHeld);
      if (chosen instanceof MerveError) return refuseBooking(chosen, context.market.timeZone, language);
      const read = readBookingRequest({ ...args, offeringId: chosen.offeringId }, snapshot, context);
      if (!read.ok) return refuseBooking(read.refusal, read.timeZone, language);
      const { request } = read;
      const { listing, business, offering, startsAt, party, nights, arrival } = request;
      const names = [listing.name, business.name];
      const note = noteWithWishes(shortLine(args.note, 300), context.said ?? [], names);
      // A double room is for two where nobody says otherwise.
      const partyUnsaid = partyWhereUnsaid(offering) ?? chosen.choice?.people ?? null;
      const unsaid = refuseUnsaid(
        withTripDaysDated(context),
        {
          ...saidOfStart(args.startsAtLocal, request),
          ...bookingAsSaid(request, snapshot, chosen, context),
          party,
          note,
          values: [args, offering.title, chosen.choice?.name],
        },
        {
          names,
          timeZone: business.timeZone,
          known: [{ nights: 1, ...(partyUnsaid === null ? {} : { party: partyUnsaid }) }],
        },
      );
      if (unsaid !== null) return unsaid;
      const obstacle = depositObstacle(request, takesPayments, context.now);
      if (obstacle !== null) return refuseBooking(obstacle, business.timeZone, language);
      const replacesTxId = transactionIdIn(context.pendingRef, business.businessId);
      const outcome = await holdSlot(documents, {
        businessId: business.businessId,
        offering,
        business,
        listingId: listing.listingId,
        marketId: context.market.marketId,
        actorId: context.actorId,
        ...(context.alsoActorIds === undefined ? {} : { alsoActorIds: context.alsoActorIds }),
        threadId: context.threadId,
        customerName: shortLine(context.customerName, 60),
        note: noteWithWishes(
          shortLine(arrivalNote(args.note, arrival, language), 300),
          context.said ?? [],
          names,
        ),
        allergies: (context.allergies ?? []).map(({ words }) => words),
        companyAllergies: context.companyAllergies ?? [],
        startsAt,
        party,
        nights,
        title: bookingTitle(listing, business.name, offering),
        price: bookingPrice(offering, nights),
        idempotencyKey: context.idempotencyKey,
        replacesTxId,
        now: context.now,
        signal: context.signal,
        mayWrite: () => onceRecorded(context),
      });
      if (outcome.ok) {
        await scheduleExpiry(scheduler, outcome.transaction);
        return { status: 'proposal', proposal: proposalFor(outcome.transaction, request, context) };
      }
      if (outcome.code !== 'SLOT_TAKEN') return refuseBooking(outcome, business.timeZone, language);
      const asker = { language, replacesTxId, choice: chosen.choice?.name };
      return {
        ...{ status: 'refused', code: 'SLOT_TAKEN' },
        ...(await tellTaken(documents, request, outcome, asker)),
      };
    },
  });
}
