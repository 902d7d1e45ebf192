import { z } from 'zod';

/** What a YES does with the person's own Google account, whole as it is done: a mail to each address, or an entry of the calendar. */
export const actionProposalCardSchema = z.object({
  type: z.literal('action_proposal'),
  action: z.enum(['mail', 'entry']),
  /** Whose account. */
  account: z.string(),
  to: z.array(z.string()),
  title: z.string(),
  text: z.string(),
});
export type ActionProposalCard = z.infer<typeof actionProposalCardSchema>;
