import { z } from 'zod';
import { channelSchema, languageSchema } from './primitives.ts';
import { allergenSchema } from './requests.ts';

/** Of what a person must not eat; the worst last. What is not known counts as severe. */
export const severitySchema = z.enum(['unknown', 'mild', 'moderate', 'severe', 'anaphylactic']);
export type Severity = z.infer<typeof severitySchema>;

/** Whose it is, as the person said: their own, their child's, that of somebody who comes along. */
export const concernedSchema = z.enum(['self', 'child', 'companion', 'unknown']);
export type Concerned = z.infer<typeof concernedSchema>;

/** One thing a person said about what must not be eaten, for good: it ends only when they take it back. */
export const allergyStatementSchema = z.object({
  /** Of the message that said it, so that a turn that is run again states nothing twice. */
  statementId: z.string(),
  /** Word for word, as merchants read it. */
  words: z.string().max(400),
  language: languageSchema,
  channel: channelSchema,
  /** `avoidance`: asked to be left out, with no reason given ("gluten free please"). It guards like the others. */
  kind: z.enum(['allergy', 'intolerance', 'avoidance']),
  whose: concernedSchema,
  severity: severitySchema,
  /** What it names that merchants declare. */
  allergens: z.array(allergenSchema),
  /** What it names that nobody declares, folded: `strawberries`. Compared with names and descriptions of dishes. */
  others: z.array(z.string()),
  /** UTC. */
  saidAt: z.date(),
  /** When Merve told the person what it keeps and why, and asked what was not known; null until then. */
  askedAt: z.date().nullable(),
  /** When the person took it back with a YES; null while it holds. */
  retractedAt: z.date().nullable(),
});
export type AllergyStatement = z.infer<typeof allergyStatementSchema>;

/**
 * What a person told us of what must not be eaten. The lists follow from the statements that hold; a key is an allergen, or
 * a word that nobody declares.
 */
export const safetySchema = z.object({
  confirmed: z.array(z.string()),
  intolerances: z.array(z.string()),
  severity: z.record(z.string(), severitySchema),
  statements: z.array(allergyStatementSchema),
  /**
   * Health data: kept because the person said it, to guard what they eat, and to be told to those who serve them. When they
   * were told so, and how to end it; null before Merve could say it.
   */
  purposeToldAt: z.date().nullable(),
  /** The message in which Merve last asked how bad something is and whose; the next one may answer it. Null otherwise. */
  question: z.object({ threadId: z.string(), seq: z.int(), statementIds: z.array(z.string()) }).nullable(),
});
export type Safety = z.infer<typeof safetySchema>;

/** `users/{actorId}`: what is known of a person for good, whichever channel they write on. */
export const personSchema = z.object({
  actorId: z.string(),
  /** Raised with every change of `safety`: what was shown before is to be judged anew. */
  profileVersion: z.int().nonnegative(),
  safety: safetySchema,
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type Person = z.infer<typeof personSchema>;
