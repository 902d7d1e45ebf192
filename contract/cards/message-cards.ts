import { z } from 'zod';

/** A message to a business or a driver that waits for its YES. */
export const messageProposalCardSchema = z.object({
  type: z.literal('message_proposal'),
  to: z.string(),
  reference: z.string(),
  body: z.string(),
});
export type MessageProposalCard = z.infer<typeof messageProposalCardSchema>;

export const messageSentCardSchema = z.object({
  type: z.literal('message_sent'),
  to: z.string(),
  reference: z.string(),
});
export type MessageSentCard = z.infer<typeof messageSentCardSchema>;

/** What a business or a driver wrote: data, never Merve's own words. */
export const businessMessageCardSchema = z.object({
  type: z.literal('business_message'),
  from: z.string(),
  reference: z.string(),
  text: z.string(),
});
export type BusinessMessageCard = z.infer<typeof businessMessageCardSchema>;

/** What staff asked for of their own business; its words are in the message. */
export const operationProposalCardSchema = z.object({ type: z.literal('operation_proposal') });
