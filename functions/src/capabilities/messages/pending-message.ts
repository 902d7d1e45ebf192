import { correspondenceSubjectSchema, type PendingAction } from '@merve/contract';
import { z } from 'zod';
import { MerveError } from '../../platform/errors.ts';

/** What a YES sends: this body, about this, and nothing else. */
const pendingMessageSchema = z.object({
  subject: correspondenceSubjectSchema,
  reference: z.string(),
  counterpartName: z.string(),
  body: z.string(),
});
export type PendingMessage = z.infer<typeof pendingMessageSchema>;

/** @throws MerveError `INTERNAL` if this version did not write the action. */
export function readPendingMessage({ args }: Pick<PendingAction, 'args'>): PendingMessage {
  const parsed = pendingMessageSchema.safeParse(args);
  if (parsed.success) return parsed.data;
  throw new MerveError('INTERNAL', 'A pending message cannot be read', { cause: parsed.error });
}
