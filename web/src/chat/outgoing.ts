import { askSchema, chatMessageRequestSchema, coordinatesSchema, languageSchema } from '@merve/contract';
import { z } from 'zod';

/** A message of one's own that may not have reached Merve yet. It lies in the outbox of this browser until it has. */
export const outgoingSchema = z.object({
  /** Made once; a message sent again is the same one. */
  clientMessageId: z.string(),
  /** Whose it is; null while nobody is signed in, which the first account adopts. */
  uid: z.string().nullable(),
  /** Milliseconds since 1970; messages are sent in this order. */
  queuedAt: z.number(),
  text: z.string(),
  language: languageSchema,
  location: coordinatesSchema.nullable(),
  button: chatMessageRequestSchema.shape.button.unwrap().nullable(),
  ask: askSchema.nullable(),
  /** What was on the screen when it was written; null where nothing was, and of messages kept before this was. */
  seen: chatMessageRequestSchema.shape.seen.unwrap().nullable().default(null),
  /** Raised with every change: of two accounts of it, the higher one holds. */
  revision: z.int(),
  /** Why it is not sent by itself any more: an error code. Null while it will be. */
  refusal: z.string().nullable(),
  /** Over a limit: it is sent by itself from then on (milliseconds since 1970). */
  heldUntil: z.number().nullable(),
});
export type Outgoing = Readonly<z.infer<typeof outgoingSchema>>;

/** In the order they are sent. */
export function inSendingOrder(all: Iterable<Outgoing>): readonly Outgoing[] {
  return [...all].sort((a, b) => a.queuedAt - b.queuedAt || (a.clientMessageId < b.clientMessageId ? -1 : 1));
}

/** What the account may see and send: its own, and what was written before anybody was signed in. */
export function isOf(outgoing: Outgoing, uid: string | null): boolean {
  return outgoing.uid === null || outgoing.uid === uid;
}
