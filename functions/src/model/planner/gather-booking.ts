/** What is known of the booking a message is about: everything said so far, read in order. */
import type { DateTime } from 'luxon';
import { localNow } from '../../reading/moment/moment.ts';
import { wishesIn } from '../../wishes/recognise-wishes.ts';
import type { CatalogueMentions, ModelRequest } from '../language-model.ts';
import { askedIn, offeredTimes } from './asked-before.ts';
import {
  type BookingSlots,
  emptySlots,
  type MissingSlot,
  mergeMessage,
  missingSlot,
} from './booking-slots.ts';
import { bookingThread, isBookingSummary, saidBefore } from './booking-thread.ts';
import type { Voice } from './plan.ts';
import { type MessageReading, readMessage, saysSlots } from './read-message.ts';
import { languageOf } from './reply-language.ts';
import { textAt } from './text-at.ts';

export interface GatheredBooking {
  /** The newest message by itself. */
  readonly reading: MessageReading;
  readonly slots: BookingSlots;
  /** Whether a booking was being made before this message. */
  readonly isUnderWay: boolean;
  /** What the person had been asked before this message. */
  readonly asked: MissingSlot | null;
  readonly local: DateTime;
  /** What was asked of the place beside that, word for word; null for nothing. */
  readonly note: string | null;
}

/** The slots that a summary names. It was written by Merve, so its times are of the 24-hour clock. */
async function slotsOfSummary(
  summary: string,
  read: (text: string) => Promise<MessageReading>,
): Promise<BookingSlots> {
  const { mentions, when, party } = await read(summary);
  // It names the start first; what else it names is until when it waits, or when to leave.
  const day = when.days[0] ?? when.day;
  const clock = when.clocks[0] ?? when.clock;
  return {
    listings: mentions,
    when: { day, part: null, clock: clock === null ? null : { ...clock, settled: true } },
    party: party.party,
    byDaylight: false,
  };
}

/** @param newest where the person's newest message is among the turns. */
export async function gatherBooking(
  request: ModelRequest,
  newest: number,
  voice: Voice,
  catalogue: CatalogueMentions,
): Promise<GatheredBooking> {
  const { situation, turns } = request;
  const local = localNow(situation.now, situation.timeZone);
  const read = (text: string) =>
    readMessage(text, languageOf(text) ?? voice.reads, local, situation.marketId, catalogue);
  const summary = situation.pendingSummary;
  const isChangeable = summary !== null && isBookingSummary(summary);
  const pending = isChangeable ? await slotsOfSummary(summary, read) : null;
  const thread = bookingThread(turns, newest, pending);
  const isKnown = thread.base !== null && missingSlot(thread.base) === null;

  let slots = isKnown && thread.base !== null ? thread.base : emptySlots;
  let isUnderWay = thread.base !== null;
  const viewAfter = (said: string | null) => ({
    local,
    lastListings: situation.lastListings,
    asked:
      askedIn(said) ??
      (slots === thread.base ? thread.refusedSlot : null) ??
      (isUnderWay ? missingSlot(slots) : null),
    offered: offeredTimes(said, local),
  });
  const wishes: MessageReading[] = [];
  for (const { text, after } of thread.earlier) {
    const reading = await read(text);
    wishes.push(reading);
    slots = mergeMessage(slots, reading, viewAfter(after));
    isUnderWay ||= reading.intent === 'book' || (reading.intent === null && saysSlots(reading));
  }
  if (thread.base !== null && !isKnown) slots = completed(thread.base, slots);

  const reading = await read(textAt(request, newest));
  // A booking asked for anew, by name, owes nothing to the one that waits.
  if (reading.intent === 'book' && reading.mentions.length > 0 && summary !== null) slots = emptySlots;
  const view = viewAfter(saidBefore(turns, newest));
  const note = wishesIn([...wishes, reading]);
  return { reading, slots: mergeMessage(slots, reading, view), isUnderWay, asked: view.asked, local, note };
}

/** `known`, with what it leaves open taken from `told`. */
function completed(known: BookingSlots, told: BookingSlots): BookingSlots {
  return {
    listings: known.listings.length === 1 ? known.listings : told.listings,
    when: known.when.clock === null ? told.when : known.when,
    party: known.party ?? told.party,
    byDaylight: known.byDaylight || told.byDaylight,
  };
}
