import { z } from 'zod';
import type { TripKind } from '../platform/keep-trips.ts';
import { chatNow, onChatChange } from './chat-state.ts';

/** The cards of what stands; a proposal is nothing yet. */
const tripCardSchema = z.union([
  z.object({ type: z.literal('booking') }).transform((): TripKind => 'booking'),
  z
    .object({ type: z.literal('order_status'), kind: z.enum(['food', 'service', 'viewing']) })
    .transform(({ kind }): TripKind => kind),
  z
    .object({ type: z.literal('itinerary_preview'), tripId: z.string() })
    .transform((): TripKind => 'itinerary'),
]);

/**
 * Follows the conversation for as long as the tab lives, and has what is newly booked or ordered in it kept for reading without a connection.
 * What was there when the conversation was loaded is not asked for again.
 */
export function keepNewTrips(): void {
  let followed: string | null = null;
  let knownUpTo = 0;
  onChatChange(() => {
    const { conversation, history } = chatNow();
    if (history !== 'ready') return;
    const { threadId, said } = conversation;
    const fresh = threadId === followed ? said.filter(({ seq }) => seq > knownUpTo) : [];
    followed = threadId;
    knownUpTo = said.at(-1)?.seq ?? 0;
    const kinds = new Set(fresh.flatMap(({ ui }) => tripCardSchema.safeParse(ui).data ?? []));
    for (const kind of kinds)
      void import('../platform/keep-trips.ts').then(
        ({ keepTrips }) => keepTrips(kind),
        (cause: unknown) => console.warn('What was booked could not be kept.', cause),
      );
  });
}
