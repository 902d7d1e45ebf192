/**
 * Where the booking in progress begins in the history, and what was known then.
 *
 * What waits for a YES is the starting point of a change: its slots come from the recorded call if the history has it, else
 * from the summary that was shown. A refused call is carried on likewise. Otherwise the booking is what the person said
 * since the last one was proposed or settled, at most six messages back.
 */

import { piecesOf } from '../../reading/moment/moment.ts';
import { roomKinds } from '../../reading/stay-words.ts';
import type { CatalogueMentions, ModelRequest, ModelTurn } from '../language-model.ts';
import { type BookingSlots, emptySlots, type MissingSlot, missingSlot, roomOf } from './booking-slots.ts';
import { foldMessageText } from './fold-message.ts';
import { intentOf } from './intent.ts';
import { asksForAnswer } from './own-words.ts';
import type { NamedListing } from './read-message.ts';
import { callsIn, refusalOf, responseAfter } from './recorded-calls.ts';
import { textAt } from './text-at.ts';

/** How many messages of the person are read, the newest one included. */
const messagesBack = 6;

export interface EarlierMessage {
  readonly text: string;
  /** What Merve had said just before; null if nothing. */
  readonly after: string | null;
  /** What Merve said to it; null if nothing. */
  readonly answer: string | null;
}

export interface BookingThread {
  /** What an earlier proposal or call had, if the booking continues from one. */
  readonly base: BookingSlots | null;
  /** What that proposal or call asked of the place; null for nothing. */
  readonly note: string | null;
  /** What to ask for after a refusal of that call; null if it was not refused. */
  readonly refusedSlot: MissingSlot | null;
  /** The person's messages since, oldest first, the newest left out. */
  readonly earlier: readonly EarlierMessage[];
}

/** An outcome begins with what became of the proposal. */
const outcome =
  /(?:^|\n)(?:Confirmed|Released|Cancelled|Onaylandı|Bırakıldı|İptal edildi):|has run out|süresi doldu/;

function slotsOfCall(args: { readonly [key: string]: unknown }): BookingSlots {
  const { listing, startsAtLocal, party, nights, choice } = args;
  return {
    ...emptySlots,
    listings: typeof listing === 'string' ? [{ listingId: listing, name: listing }] : [],
    when: (typeof startsAtLocal === 'string' ? piecesOf(startsAtLocal) : null) ?? emptySlots.when,
    party: typeof party === 'number' && Number.isInteger(party) ? party : null,
    nights: typeof nights === 'number' && Number.isInteger(nights) ? nights : null,
    room: roomKinds.find((kind) => choice === roomOf(kind)) ?? null,
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
): Pick<BookingThread, 'base' | 'note' | 'refusedSlot'> | null {
  const turn = turns[index];
  if (turn?.role !== 'model') return null;
  for (const call of callsIn(turn.rawParts)) {
    const response = responseAfter(turns, index, call.name);
    const refusal = response === null ? null : refusalOf(response.response);
    if (call.name === 'initiateBooking') {
      const slots = slotsOfCall(call.args);
      const said = call.args['note'];
      const note = typeof said === 'string' ? said : null;
      if (refusal === null) {
        return isPending
          ? { base: slots, note, refusedSlot: null }
          : { base: null, note: null, refusedSlot: null };
      }
      const refusedSlot = slotRefused(refusal.code);
      return { base: refusedSlot === 'listing' ? { ...slots, listings: [] } : slots, note, refusedSlot };
    }
    if (call.name === 'cancelBooking' && refusal === null)
      return { base: null, note: null, refusedSlot: null };
  }
  return null;
}

/** What Merve had said just before the turn at `index`. */
export function saidBefore(turns: readonly ModelTurn[], index: number): string | null {
  for (let before = index - 1; before >= 0; before -= 1) {
    const turn = turns[before];
    if (turn?.role === 'user') return null;
    if (turn?.role === 'assistant') return turn.text;
    if (turn?.role === 'model') {
      const texts = turn.rawParts.flatMap((part) =>
        typeof part.text === 'string' && part.thought !== true ? [part.text] : [],
      );
      if (texts.length > 0) return texts.join('');
    }
  }
  return null;
}

/**
 * Reads the history behind the person's newest message, which is at `newest`.
 * @param pending the slots of what waits for a YES, as far as its summary tells them; null if nothing waits.
 */
export function bookingThread(
  turns: readonly ModelTurn[],
  newest: number,
  pending: BookingSlots | null,
): BookingThread {
  const isKnown = pending !== null && missingSlot(pending) === null;
  let mayPassProposal = pending !== null && !isKnown;
  const earlier: EarlierMessage[] = [];
  let next = newest;
  for (let index = newest - 1; index >= 0 && earlier.length < messagesBack - 1; index -= 1) {
    const turn = turns[index];
    const boundary = boundaryOf(turns, index, pending !== null);
    if (boundary !== null) return { ...boundary, base: boundary.base ?? pending, earlier };
    if (turn?.role === 'assistant') {
      if (outcome.test(turn.text)) break;
      if (asksForAnswer(turn.text)) {
        // A summary that does not tell everything is completed by the messages that led to it.
        if (!mayPassProposal) break;
        mayPassProposal = false;
      }
    }
    if (turn?.role === 'user') {
      const intent = intentOf(foldMessageText(turn.text));
      if (intent === 'yes' || intent === 'no') break;
      earlier.unshift({ text: turn.text, after: saidBefore(turns, index), answer: saidBefore(turns, next) });
      next = index;
    }
  }
  return { base: pending, note: null, refusedSlot: null, earlier };
}

/** Whether the person is on the way to a booking: they said so in this message or in the ones that belong to it. */
export function isBookingUnderWay({ turns }: Pick<ModelRequest, 'turns'>, newest: number): boolean {
  const { base, earlier } = bookingThread(turns, newest, null);
  const texts = [...earlier.map(({ text }) => text), textAt({ turns }, newest)];
  return base !== null || texts.some((text) => intentOf(foldMessageText(text)) === 'book');
}

/** A code of a booking, order or ride: what was said with one in it is made. */
const code = /\b(?=[A-Z]*\d)(?=\d*[A-Z])[A-Z0-9]{6}\b/;

/**
 * The text of the last proposal, where nothing was said since but that it is let go: "no, half nine" is about that one.
 * Null if it was made, or other things were spoken of.
 */
export function proposalLetGo(turns: readonly ModelTurn[], newest: number): string | null {
  const texts = turns
    .slice(0, newest)
    .flatMap((turn) => (turn.role === 'assistant' ? [turn.text] : []))
    .slice(-2);
  if (texts.some((text) => code.test(text))) return null;
  return texts.findLast(asksForAnswer) ?? null;
}

/** Whether the last thing that Merve said is that something was made: what comes next may be about that. */
export function hasJustBooked(turns: readonly ModelTurn[], newest: number): boolean {
  const said = saidBefore(turns, newest);
  return said !== null && code.test(said) && !asksForAnswer(said);
}

/** As drivers are told it: letter, digit, letter, digit. */
const rideCode = /\b[A-Z]\d[A-Z]\d\b/;

/** Whether the last thing that Merve said tells of a ride that is planned or under way. */
export function hasJustCalledRide(turns: readonly ModelTurn[], newest: number): boolean {
  const said = saidBefore(turns, newest);
  return said !== null && rideCode.test(said) && !asksForAnswer(said);
}

/** Whether the summary of what waits is a booking to be made; cancelling one is not. */
export function isBookingSummary(summary: string): boolean {
  return !/\bcancel|\biptal/.test(foldMessageText(summary.split('\n')[0] ?? ''));
}

const ride = /taxi|taks|такси|ταξ|מונית|תקסי|تاكسي|تکسي|تاکسی|أجرة|택시/iu;

/** Whether the summary of a proposal that was let go is of a table, a room or a court, and not of a ride. */
export const isTableSummary = (summary: string): boolean =>
  isBookingSummary(summary) && !ride.test(summary.split('\n')[0] ?? '');

/** How far back a place that was spoken of is still in view, in turns. */
const turnsBack = 8;

/** The place that was last spoken of by name, in the turns before. */
export async function placeSpokenOf(
  { turns, situation }: ModelRequest,
  newest: number,
  catalogue: CatalogueMentions,
): Promise<readonly NamedListing[]> {
  for (const turn of turns.slice(Math.max(0, newest - turnsBack), newest).toReversed()) {
    if (turn.role !== 'user' && turn.role !== 'assistant') continue;
    const named = await catalogue.mentionsIn(turn.text.slice(0, 1_000), situation.marketId);
    const [first] = named;
    if (first !== undefined) return named.length === 1 ? [first] : [];
  }
  return [];
}
