import { z } from 'zod';
import { replySchema } from '../chat-api.ts';
import { moneySchema } from '../primitives.ts';
import { messageSchema, threadSchema } from '../thread.ts';

// Apart from all other views: the web app's first page needs these, and is to fetch nothing else of the contract.

/** ISO 8601, UTC. */
const instant = z.iso.datetime();

const messageViewSchema = messageSchema
  .pick({ seq: true, role: true, author: true, channel: true, text: true, location: true, ui: true })
  .extend({
    brief: replySchema.shape.brief,
    buttons: replySchema.shape.buttons,
    media: z.array(z.object({ contentType: z.string() })),
    /** Set if the message was a tapped button. */
    button: messageSchema.shape.button,
    /** The id a web client gave its message; null for all others. */
    clientMessageId: z.string().nullable(),
    inReplyToSeq: z.int().nullable(),
    createdAt: instant,
  })
  .meta({ id: 'Message' });
export type MessageView = z.infer<typeof messageViewSchema>;

export const threadViewSchema = threadSchema
  .pick({ threadId: true, threadType: true, marketId: true, language: true, state: true, lastSeq: true })
  .extend({
    pendingAction: z
      .object({
        actionId: z.string(),
        kind: z.string(),
        summary: z.string(),
        price: moneySchema.nullable(),
        expiresAt: instant,
      })
      .nullable(),
    /** An operator is answering instead of Merve. */
    humanTakeover: z.boolean(),
    lastInboundAt: instant,
    /** Of two views of a conversation, the later one has the higher `lastSeq`, or the same and the later `updatedAt`. */
    updatedAt: instant,
  })
  .meta({ id: 'Thread' });
export type ThreadView = z.infer<typeof threadViewSchema>;

export const messageQuerySchema = z.object({
  /** Only messages older than this one. */
  before: z.coerce.number().int().positive().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
/** Newest first; `next` goes into `before`. */
export const messagePageSchema = z.object({ items: z.array(messageViewSchema), next: z.int().nullable() });
