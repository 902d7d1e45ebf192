import { z } from 'zod';
import { timeZoneSchema } from '../primitives.ts';

/** Times that are free where the one that was wanted is not: each can be asked for. Instants ISO 8601 in UTC. */
export const freeTimesCardSchema = z.object({
  type: z.literal('free_times'),
  listingId: z.string(),
  name: z.string(),
  timeZone: timeZoneSchema,
  party: z.int().positive(),
  /** Of a stay; left out of all else. */
  nights: z.int().positive().optional(),
  /** Which of several rooms or tickets; left out where there is nothing to choose. */
  choice: z.string().optional(),
  /** The booking that would be moved; left out for a new one. */
  reference: z.string().optional(),
  times: z.array(z.iso.datetime()),
});
export type FreeTimesCard = z.infer<typeof freeTimesCardSchema>;

/** Asks where the person is: a client offers to share it. */
export const locationRequestCardSchema = z.object({ type: z.literal('location_request') });
export type LocationRequestCard = z.infer<typeof locationRequestCardSchema>;
