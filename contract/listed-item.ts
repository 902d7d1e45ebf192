import { z } from 'zod';

/** What everything to choose from at one listing has: dishes, services, tickets, rooms. */
export const listedItemSchema = z.object({
  listingId: z.string(),
  marketId: z.string(),
  /** As printed on the list: what a person may choose it by. */
  number: z.int().positive(),
  name: z.string(),
  /** Other names it goes by, in other languages too. */
  alsoCalled: z.array(z.string()).default([]),
  description: z.string(),
  available: z.boolean(),
});
