import { z } from 'zod';

/**
 * `erasures/{erasureId}`: a person who is to be forgotten, and how far that has come. It names them only while it waits:
 * once done it says that somebody was erased, when, and at whose wish.
 */
export const erasureSchema = z.object({
  erasureId: z.string(),
  state: z.enum(['waiting', 'done']),
  /** What the rows that stay are kept under. */
  pseudonym: z.string(),
  /** Every name a document of theirs may be found by; empty once done. */
  actorIds: z.array(z.string()),
  threadIds: z.array(z.string()),
  /** `whatsapp:…` */
  addresses: z.array(z.string()),
  uids: z.array(z.string()),
  /** Of their bookings, orders and rides. */
  commitmentIds: z.array(z.string()),
  /** Where they booked: some keys of the ledger begin with it. */
  businessIds: z.array(z.string()),
  /** Of their messages: what one of them caused in somebody else's conversation carries the same. */
  traceIds: z.array(z.string()),
  askedBy: z.enum(['person', 'operator']),
  requestedAt: z.date(),
  /** When the next pass is due; null once done. */
  dueAt: z.date().nullable(),
  finishedAt: z.date().nullable(),
});
export type Erasure = z.infer<typeof erasureSchema>;
