import { z } from 'zod';
import { languageSchema } from './primitives.ts';
import { requestKindSchema } from './requests.ts';

/** What two people write to each other about: one commitment of the customer's. */
export const correspondenceSubjectSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('booking'), businessId: z.string(), txId: z.string() }),
  z.object({ kind: requestKindSchema, requestId: z.string() }),
  z.object({ kind: z.literal('ride'), rideId: z.string() }),
]);
export type CorrespondenceSubject = z.infer<typeof correspondenceSubjectSchema>;

/**
 * `correspondences/{correspondenceId}`: what a customer and the business (or driver) of one commitment write to each
 * other through Merve. Neither learns the other's number. Its id follows from the business's address and the code,
 * which is how an answer finds it.
 */
export const correspondenceSchema = z.object({
  correspondenceId: z.string(),
  marketId: z.string(),
  subject: correspondenceSubjectSchema,
  /** The code both sides name it by. */
  reference: z.string(),
  /** The customer: as whom, and where they asked. */
  actorId: z.string(),
  threadId: z.string(),
  /** The business or driver: where they are written to, as what they are shown, and in which language. */
  address: z.string().startsWith('whatsapp:'),
  counterpartName: z.string(),
  counterpartLanguage: languageSchema,
  /** When each side wrote lately, oldest first: what the limits are counted by. */
  customerWroteAt: z.array(z.date()),
  counterpartWroteAt: z.array(z.date()),
  /** Until then the other side may answer. */
  answerUntil: z.date(),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type Correspondence = z.infer<typeof correspondenceSchema>;
