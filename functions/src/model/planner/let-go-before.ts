/** A proposal that was let go, and the message that goes on with it: "oh go on then", "the same at Salt Wagon", "no, half nine". */
import { takesUpAgain } from '../../reading/after-all.ts';
import { asksForSame } from '../../reading/same-again.ts';
import type { ModelRequest } from '../language-model.ts';
import type { BookingSlots } from './booking-slots.ts';
import { isTableSummary, proposalLetGo } from './booking-thread.ts';
import { type MessageReading, saysSlots } from './read-message.ts';

/** "You only live once": what is said around it is no wish for the place. */
export const withoutSayings = (reading: MessageReading, takesUp: boolean): MessageReading => ({
  ...reading,
  unread: reading.unread.filter(({ kind }) => !takesUp || kind === 'value'),
});

/** Whether it asks for the same as what was let go, somewhere else. */
export const goesElsewhere = (reading: MessageReading, letGo: string | null): boolean =>
  letGo !== null && isSameElsewhere(reading);

/** "Oh go on then", behind a proposal of a booking that was let go. */
export function takesUpWhatWasLetGo(
  { situation, turns }: ModelRequest,
  newest: number,
  { original, mentions }: MessageReading,
): boolean {
  if (situation.pendingSummary !== null || mentions.length > 0 || !takesUpAgain(original)) return false;
  const letGo = proposalLetGo(turns, newest);
  return letGo !== null && isTableSummary(letGo);
}

/** "The same at Salt Wagon". */
const isSameElsewhere = ({ mentions, original }: MessageReading): boolean =>
  mentions.length === 1 && asksForSame(original);

/** The proposal that was let go and that the message goes on with; null for none. */
export function letGoBefore(
  { situation, turns }: ModelRequest,
  newest: number,
  slots: BookingSlots,
  reading: MessageReading,
  takesUp: boolean,
): string | null {
  if (situation.pendingSummary !== null) return null;
  return takesUp || isSameElsewhere(reading) || missesListing(slots, reading)
    ? proposalLetGo(turns, newest)
    : null;
}

/** Whether a message says when or for how many, and no place is known: it is about what was just spoken of. */
const missesListing = ({ listings }: BookingSlots, reading: MessageReading): boolean =>
  listings.length === 0 && reading.mentions.length === 0 && saysSlots(reading);
