import { z } from 'zod';
import { maxMessageLength } from './chat-api.ts';
import { operatorReasonSchema } from './operator-reason.ts';

/** `POST /v1/admin/threads/{threadId}/takeover`. Without `minutes` it lasts until it is released. */
export const takeoverRequestSchema = z.object({
  minutes: z
    .int()
    .positive()
    .max(7 * 24 * 60)
    .nullable()
    .default(null),
  reason: operatorReasonSchema,
});

/** Its answer, and that of `DELETE …/takeover`, which releases the thread: null when nobody has it. */
export const takeoverResponseSchema = z.object({
  threadId: z.string(),
  humanTakeover: z
    .object({ by: z.string(), since: z.iso.datetime(), until: z.iso.datetime().nullable() })
    .nullable(),
});
export type TakeoverResponse = z.infer<typeof takeoverResponseSchema>;

/** `POST /v1/admin/threads/{threadId}/messages`: `clientMessageId` makes a repeated post one message. */
export const operatorMessageRequestSchema = z.object({
  text: z.string().trim().min(1).max(maxMessageLength),
  clientMessageId: z.string().min(1).max(128),
});

export const operatorMessageResponseSchema = z.object({
  threadId: z.string(),
  seq: z.int(),
  /** True when this message had been written before; nothing was written or sent this time. */
  duplicate: z.boolean(),
});
export type OperatorMessageResponse = z.infer<typeof operatorMessageResponseSchema>;
