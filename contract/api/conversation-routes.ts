import { z } from 'zod';
import { replySchema } from '../chat-api.ts';
import { whatsAppLinkSchema } from '../identity.ts';
import { documentIdSchema } from '../ids.ts';
import { moneySchema } from '../primitives.ts';
import { messageSchema, threadSchema } from '../thread.ts';
import { apiRoute } from './api-route.ts';

// Apart from all other views and routes: the web app's first page needs these, and is to fetch nothing else of the contract.

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

/** What shows a conversation: apart from the other routes of an account, because the web app's first page needs nothing else. */
export const conversationRoutes = {
  listThreads: apiRoute({
    operationId: 'listThreads',
    method: 'get',
    path: '/v1/threads',
    caller: 'account',
    summary: 'My conversations',
    response: {
      status: 200,
      description: 'One for each market and counterpart, newest first.',
      schema: z.object({ items: z.array(threadViewSchema) }),
    },
  }),
  listMessages: apiRoute({
    operationId: 'listMessages',
    method: 'get',
    path: '/v1/threads/{threadId}/messages',
    caller: 'account',
    summary: 'What was said, newest first',
    params: z.object({ threadId: documentIdSchema }),
    query: messageQuerySchema,
    response: { status: 200, description: 'A page of messages.', schema: messagePageSchema },
  }),
  getWhatsAppLink: apiRoute({
    operationId: 'getWhatsAppLink',
    method: 'get',
    path: '/v1/me/whatsapp-link',
    caller: 'account',
    summary: 'Which WhatsApp number this account is linked to',
    response: { status: 200, description: 'The link; the number is masked.', schema: whatsAppLinkSchema },
  }),
};
