/**
 * Where the booking in progress begins in the history, and what was known then. It begins after the last booking that
 * was proposed or settled, or six messages of the person back. A proposal that still waits, and a refused call, are
 * carried on: their arguments are the starting point of the change.
 */
import type { ModelRequest, ModelTurn } from '../language-model.ts';
import { type BookingSlots, emptySlots, type MissingSlot } from './booking-slots.ts';
import { foldText } from './fold-text.ts';
import { intentOf } from './intent.ts';
import { piecesOf } from './moment.ts';
import { callsIn, refusalOf, responseAfter } from './recorded-calls.ts';

/** How many messages of the person are read back. */
const messagesBack = 6;

export interface BookingThread {
  /** What an earlier call had, if the booking continues from one. */
  readonly base: BookingSlots | null;
  /** What to ask for after a refusal of that call; null if it was not refused. */
  readonly refusedSlot: MissingSlot | null;
  /** The person's messages since, oldest first, the newest left out. */
  readonly earlier: readonly string[];
}

/** Proposals and outcomes, as Merve writes them: they name the words that answer them. */
const proposalText = /\b(?:YES|EVET)\b/;

function slotsOfCall(args: { readonly [key: string]: unknown }): BookingSlots {
  const { listing, startsAtLocal, party } = args;
  return {
    ...emptySlots,
    listings: typeof listing === 'string' ? [{ listingId: listing, name: listing }] : [],
    when: (typeof startsAtLocal === 'string' ? piecesOf(startsAtLocal) : null) ?? emptySlots.when,
    party: typeof party === 'number' && Number.isInteger(party) ? party : null,
  };
}

function slotRefused(code: string): MissingSlot | null {
  if (code.startsWith('PARTY_')) return 'party';
  if (code.startsWith('LISTING_') || code === 'NOT_BOOKABLE') return 'listing';
  if (code.startsWith('TIME_') || code === 'BUSINESS_CLOSED' || code === 'SLOT_TAKEN') return 'when';
  return null;
}

function boundaryOf(
  turns: readonly ModelTurn[],
  index: number,
  isPending: boolean,
): Pick<BookingThread, 'base' | 'refusedSlot'> | null {
  const turn = turns[index];
  if (turn?.role !== 'model') return null;
  for (const call of callsIn(turn.rawParts)) {
    const response = responseAfter(turns, index, call.name);
    const refusal = response === null ? null : refusalOf(response.response);
    if (call.name === 'initiateBooking') {
      const slots = slotsOfCall(call.args);
      if (refusal === null) return { base: isPending ? slots : null, refusedSlot: null };
      const refusedSlot = slotRefused(refusal.code);
      return { base: refusedSlot === 'listing' ? { ...slots, listings: [] } : slots, refusedSlot };
    }
    if (call.name === 'cancelBooking' && refusal === null) return { base: null, refusedSlot: null };
  }
  return null;
}

/** Reads the history behind the person's newest message, which is at `newest`. */
export function bookingThread(request: ModelRequest, newest: number): BookingThread {
  const { turns } = request;
  let isPending = request.situation.pendingSummary !== null;
  const earlier: string[] = [];
  for (let index = newest - 1; index >= 0 && earlier.length < messagesBack - 1; index -= 1) {
    const turn = turns[index];
    if (turn === undefined) break;
    const boundary = boundaryOf(turns, index, isPending);
    if (boundary !== null) return { ...boundary, earlier };
    if (turn.role === 'assistant' && proposalText.test(turn.text)) {
      // Without its call in the history, a waiting proposal is rebuilt from the messages that led to it.
      if (!isPending) break;
      isPending = false;
    }
    if (turn.role === 'user') {
      const intent = intentOf(foldText(turn.text));
      if (intent === 'yes' || intent === 'no') break;
      earlier.unshift(turn.text);
    }
  }
  return { base: null, refusedSlot: null, earlier };
}
