import type { OutboxIntent } from '@merve/contract';
import { notificationIntents } from '../intent.ts';
import { only } from './sample-intents.ts';

/** A notice of a booking as its merchant gets it: queued, outside any thread. `seconds` after `now` by its place. */
export function merchantNotice(
  to: string,
  place: number,
  now: Date,
  changes: Partial<OutboxIntent> = {},
): OutboxIntent {
  const txId = `tx${to.slice(-4)}n${place}`;
  const notice = notificationIntents({
    ...{ txId, eventId: `${txId}:confirmed`, type: 'merchant_booking_confirmed', threadId: null, seq: 0 },
    ...{ to, text: `Booking ${place} of ${to}`, buttons: [], marketId: 'north-cyprus', template: null },
    ...{ traceId: `trace-${place}`, now: new Date(now.getTime() - 60_000 + place), asksNothing: true },
  });
  return { ...only(notice), ...changes };
}
