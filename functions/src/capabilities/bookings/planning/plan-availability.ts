/** "Is it free on Friday at eight?": a question about times, which holds nothing. */
import type { DateTime } from 'luxon';
import type { ModelRequest } from '../../../model/language-model.ts';
import type { Plan } from '../../../model/planner/plan.ts';
import type { MessageReading } from '../../../model/planner/read-message.ts';
import { startOf } from '../../../reading/moment/moment.ts';

const asksWhatIsFree =
  /\b(?:free (?:times?|slots?|tables?)|(?:is|are|be|anything|any) .{0,40}\bfree\b|available|availability|vacanc\w*|fully booked|bos (?:yer|masa|saat|mu)\w*|musait\w*|yer var mi\w*|dolu mu\w*)\b/;

const wantsIt = /\b(?:book|reserve|hold|get|ayirt\w*|rezerve)\b/;

/** The call for the one listing that is named; null where nothing of the kind is asked. */
export function planAvailability(
  request: ModelRequest,
  { folded, mentions, when, party, byDaylight }: MessageReading,
  local: DateTime,
): Plan | null {
  const [listing, other] = mentions;
  const canCheck = request.tools.some(({ name }) => name === 'checkAvailability');
  if (!canCheck || listing === undefined || other !== undefined) return null;
  if (!asksWhatIsFree.test(folded) || wantsIt.test(folded)) return null;
  const start = startOf(when, local, byDaylight);
  // Of the day alone only the date is used: its last minute is still ahead, if it is today.
  const lastMinute = { hour: 23, minute: 59, settled: true };
  const day =
    start ?? (when.day === null ? null : startOf({ ...when, clock: lastMinute, part: null }, local, false));
  return {
    call: {
      name: 'checkAvailability',
      args: {
        listing: listing.listingId,
        ...(day === null ? {} : { date: day.slice(0, 10) }),
        ...(start === null ? {} : { time: start.slice(11) }),
        ...(party.party === null ? {} : { party: party.party }),
      },
    },
  };
}
