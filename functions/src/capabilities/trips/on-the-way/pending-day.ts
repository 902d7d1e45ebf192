import { documentIdSchema, itineraryItemSchema, maxItemsADay, type PendingAction } from '@merve/contract';
import { z } from 'zod';

/** The kind of proposal that changes a day of a trip. */
export const tripDayKind = 'confirm_trip_day';

/** What was shown, and what a YES makes of the day: exactly that, and only while the day is the one that was looked at. */
const pendingDaySchema = z.object({
  tripId: documentIdSchema,
  day: z.int().positive(),
  version: z.int().positive(),
  title: z.string(),
  items: z.array(itineraryItemSchema).max(maxItemsADay),
});
export type PendingDay = z.infer<typeof pendingDaySchema>;

/** The day that waits for a YES. @throws ZodError for an action of another kind */
export const readPendingDay = ({ args }: Pick<PendingAction, 'args'>): PendingDay =>
  pendingDaySchema.parse(args);
