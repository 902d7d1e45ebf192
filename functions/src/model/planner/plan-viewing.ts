/** "I would like to see the flat on Friday at ten": a wish to be shown a property. */
import type { DateTime } from 'luxon';
import type { ModelRequest } from '../language-model.ts';
import { startOf } from './moment.ts';
import type { Plan } from './plan.ts';
import type { MessageReading } from './read-message.ts';

const asksToView =
  /\b(?:viewings?|(?:arrange|schedule|request) (?:a )?(?:visit|tour)|(?:view|see|visit|look at) (?:the |this |that )?(?:flat|house|apartment|property|villa|loft|place)|gezmek|gezebilir\w*|gezme randevusu\w*|gormek ist\w*)\b/;

/** The call for the one listing that is named or in view; null where nothing of the kind is asked, or nobody can be asked. */
export function planViewing(
  request: ModelRequest,
  { folded, mentions, when, byDaylight }: MessageReading,
  local: DateTime,
): Plan | null {
  if (!request.tools.some(({ name }) => name === 'scheduleViewing') || !asksToView.test(folded)) return null;
  const listed = request.situation.lastListings;
  const [listing, other] = mentions.length > 0 ? mentions : listed;
  if (listing === undefined || other !== undefined) return null;
  const startsAtLocal = startOf(when, local, byDaylight);
  const args = { listing: listing.listingId, ...(startsAtLocal === null ? {} : { startsAtLocal }) };
  return { call: { name: 'scheduleViewing', args } };
}
