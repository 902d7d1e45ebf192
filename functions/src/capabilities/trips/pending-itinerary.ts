import {
  documentIdSchema,
  itineraryDaysSchema,
  type PendingAction,
  putAsideSchema,
  tripPaceSchema,
} from '@merve/contract';
import { z } from 'zod';

/** The kind of proposal that saves an itinerary. */
export const itineraryKind = 'confirm_itinerary';

/** The YES that makes a trip of its own of what could go into one that is there. */
export const apart = 'apart';

/** What was shown, and what a YES saves: exactly that. */
const pendingItinerarySchema = z.object({
  tripId: z.string(),
  destination: z.string(),
  timeZone: z.string(),
  stay: z.object({ latitude: z.number(), longitude: z.number() }),
  pace: tripPaceSchema,
  note: z.string().nullable(),
  title: z.string(),
  days: itineraryDaysSchema,
  /** A trip that has visits on those days: a YES puts them into it; null, or left out: they are a trip of their own. */
  into: documentIdSchema.nullable().default(null),
  /** What the conversation kept for the next trip, and goes along with this one; and what of it waits on. Left out for nothing. */
  putAside: z.object({ brought: putAsideSchema, stays: putAsideSchema }).optional(),
});
export type PendingItinerary = z.infer<typeof pendingItinerarySchema>;

/** The itinerary that waits for a YES. @throws ZodError for an action of another kind */
export const readPendingItinerary = ({ args }: Pick<PendingAction, 'args'>): PendingItinerary =>
  pendingItinerarySchema.parse(args);
