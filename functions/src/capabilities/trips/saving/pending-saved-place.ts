import { documentIdSchema, type PendingAction, putAsideSchema, savedPlaceSchema } from '@merve/contract';
import { z } from 'zod';

/** The kind of proposal that puts a place aside for a trip, or takes it off the list. */
export const savedPlaceKind = 'confirm_saved_place';

const pendingSavedPlaceSchema = z.object({
  /** Null: there is no trip yet, and the conversation keeps the list. */
  tripId: documentIdSchema.nullable(),
  place: savedPlaceSchema.omit({ savedAt: true }),
  removes: z.boolean(),
  /** Without a trip: the list as it is after the YES. */
  list: putAsideSchema.optional(),
});
export type PendingSavedPlace = z.infer<typeof pendingSavedPlaceSchema>;

/** What waits for a YES. @throws ZodError for an action of another kind */
export const readPendingSavedPlace = ({ args }: Pick<PendingAction, 'args'>): PendingSavedPlace =>
  pendingSavedPlaceSchema.parse(args);
