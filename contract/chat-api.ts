import { z } from 'zod';
import { documentIdSchema, marketIdSchema } from './ids.ts';
import {
  askSchema,
  coordinatesSchema,
  jsonObjectSchema,
  type Language,
  languageSchema,
} from './primitives.ts';
import { choiceSchema, threadSchema } from './thread.ts';
import { toolProgressSchema } from './turn.ts';

/** The longest message Merve acts on, in UTF-16 units. A longer one is answered, never half-read. */
export const maxMessageLength = 4000;

/** The language of a tag (`he`, `he-IL`, `HE_il`), where Merve speaks it; else none, which leaves it to the market. */
function spokenLanguage(tag: string): Language | undefined {
  const [language = ''] = tag.trim().toLowerCase().split(/[-_]/);
  return languageSchema.safeParse(language).data;
}

/** `POST /chat/message`. Unknown fields are ignored; `clientMessageId` makes a repeated post one message. */
export const chatMessageRequestSchema = z.object({
  message: z.string().max(maxMessageLength),
  clientMessageId: z.string().min(1).max(128).optional(),
  marketId: marketIdSchema.optional(),
  /** An IETF language tag. One that Merve does not speak is as none: the market's default. */
  language: z.string().max(64).transform(spokenLanguage).optional(),
  location: coordinatesSchema.optional(),
  button: z
    .object({
      actionId: z.string().max(200),
      answer: z.enum(['yes', 'no']),
      choice: choiceSchema.optional(),
    })
    .optional(),
  ask: askSchema.optional(),
  /** The conversation on the screen when this was written, and the newest message of Merve's side in it. */
  seen: z.object({ threadId: documentIdSchema, seq: z.int().nonnegative() }).optional(),
  /** Must be one's own if given: another's thread is 403. */
  threadId: documentIdSchema.optional(),
  /** The earlier name of `threadId`, which wins where both are given. */
  sessionId: documentIdSchema.optional(),
  /** Read and not used: earlier clients named one of several agents, and there is one Merve. */
  agentId: z.string().max(200).optional(),
  stream: z.boolean().optional(),
});
export type ChatMessageRequest = z.infer<typeof chatMessageRequestSchema>;

const pendingShownSchema = z.object({
  actionId: z.string(),
  kind: z.string(),
  summary: z.string(),
  expiresAt: z.iso.datetime(),
});

/**
 * How a conversation stands at the end of a turn. Of two, the later one has the higher `lastSeq`, or the same and the
 * later `updatedAt`: a client hears of them by more than one way, in any order.
 */
const threadStandSchema = threadSchema.pick({ lastSeq: true, state: true }).extend({
  pendingAction: pendingShownSchema.nullable(),
  /** An operator is answering instead of Merve. */
  humanTakeover: z.boolean(),
  updatedAt: z.iso.datetime(),
});
export type ThreadStand = z.infer<typeof threadStandSchema>;

/** One event of a turn as it happens; SSE sends each as `data:` JSON, the event name being `type`. */
export const turnEventSchema = z.discriminatedUnion('type', [
  /** The message has its place in the conversation and will get its turn, whatever becomes of this stream. */
  z.object({ type: z.literal('accepted'), threadId: z.string(), seq: z.int() }),
  z.object({ type: z.literal('thinking') }),
  z.object({ type: z.literal('text'), delta: z.string() }),
  /** `doing`: what the person may read while the tool works, in the conversation's language. */
  z.object({
    type: z.literal('tool_call'),
    name: z.string(),
    args: jsonObjectSchema,
    doing: z.string().optional(),
  }),
  /** How far the tool at work has come. */
  z.object({ type: z.literal('progress'), name: z.string(), progress: toolProgressSchema }),
  z.object({ type: z.literal('tool_result'), name: z.string(), ok: z.boolean() }),
  z.object({ type: z.literal('message'), message: z.lazy(() => replySchema) }),
  z.object({
    type: z.literal('done'),
    threadId: z.string(),
    seq: z.int(),
    thread: threadStandSchema.optional(),
  }),
  z.object({ type: z.literal('error'), error: z.lazy(() => apiErrorSchema) }),
]);
export type TurnEvent = z.infer<typeof turnEventSchema>;

export const replySchema = z.object({
  seq: z.int(),
  text: z.string(),
  /**
   * What a client says in place of `text` if it draws the card of `ui` and keeps what waits for an answer in view: what those do
   * not tell. Empty for nothing; left out where `text` is to be read as it is.
   */
  brief: z.string().optional(),
  buttons: z.array(z.object({ label: z.string(), payload: z.string() })),
  ui: jsonObjectSchema.nullable(),
});
export type Reply = z.infer<typeof replySchema>;

export const apiErrorSchema = z.object({
  code: z.string(),
  message: z.string(),
  traceId: z.string(),
});
export type ApiError = z.infer<typeof apiErrorSchema>;

/** The JSON answer of `POST /chat/message`. */
export const chatMessageResponseSchema = z.object({
  threadId: z.string(),
  seq: z.int(),
  duplicate: z.boolean(),
  replies: z.array(replySchema),
  pendingAction: pendingShownSchema.nullable(),
  traceId: z.string(),
});
export type ChatMessageResponse = z.infer<typeof chatMessageResponseSchema>;
