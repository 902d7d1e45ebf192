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
  /** `service`: a service that knows the person stated it for them, by the user API. Left out where they said it to Merve. */
  source: z.literal('service').optional(),
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

const shortText = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^\P{C}+$/u);
const words = z.array(shortText).max(20);

/** How a person likes their plans, as they said it; null or empty where they did not. */
export const planningPreferencesSchema = z.object({
  /** 0: money is no matter; 1: as cheap as can be. */
  budgetSensitivity: z.number().min(0).max(1).nullable(),
  /** The mood of a place before its price and distance. */
  vibeFirst: z.boolean().nullable(),
  /** Rather what is sure to work out than what may be better. */
  riskAverse: z.boolean().nullable(),
});

/** What a person likes to eat and where. No allergies: those are `safety`, which no preference touches. */
export const diningPreferencesSchema = z.object({
  /** Of their choosing: `vegetarian`, `halal`. */
  dietary: words,
  vibes: words,
  cuisineAffinity: words,
  cuisineAversion: words,
  /** Price tiers they are at ease with, 1 to 4. */
  priceComfort: z.array(z.int().min(1).max(4)).max(4),
});

export type DiningPreferences = z.infer<typeof diningPreferencesSchema>;

/** What a person says of themselves. Each part stands as they said it until they say otherwise. */
export const profileSchema = z.object({
  /** To be called by, and booked under. Null: as WhatsApp or the account has it. */
  name: shortText.nullable().default(null),
  /** To be spoken to in before they have shown one. */
  language: languageSchema.nullable().default(null),
  planning: planningPreferencesSchema.prefault({
    budgetSensitivity: null,
    vibeFirst: null,
    riskAverse: null,
  }),
  dining: diningPreferencesSchema.prefault({
    ...{ dietary: [], vibes: [], cuisineAffinity: [], cuisineAversion: [], priceComfort: [] },
  }),
});
export type Profile = z.infer<typeof profileSchema>;

/** What `PATCH /v1/me/profile` changes: what is left out stays; null, or an empty list, takes back. Nothing else can be named. */
export const profileChangeSchema = z.strictObject({
  name: shortText.nullable().optional(),
  language: languageSchema.nullable().optional(),
  planning: z.strictObject(planningPreferencesSchema.partial().shape).optional(),
  dining: z.strictObject(diningPreferencesSchema.partial().shape).optional(),
});
export type ProfileChange = z.infer<typeof profileChangeSchema>;

/** What may be believed of a person; no key of it is about allergies, and none ever is. */
export const beliefKeySchema = z.enum([
  'dietary',
  'vibes',
  'cuisineAffinity',
  'cuisineAversion',
  'priceComfort',
]);
export type BeliefKey = z.infer<typeof beliefKeySchema>;

/** Something Merve believes that a person likes, because of words of theirs. Never what they said of themselves: that is the profile. */
export const beliefSchema = z.object({
  beliefId: z.string(),
  key: beliefKeySchema,
  /** A word, as in the profile's lists; of `priceComfort` the tier, 1 to 4. */
  value: z.union([shortText, z.int().min(1).max(4)]),
  /** The words it is believed for, as they wrote them. */
  words: z.string().min(1).max(200),
  /** UTC. */
  believedAt: z.date(),
});
export type Belief = z.infer<typeof beliefSchema>;

/** What follows from what a person did and wrote, apart from what they said of themselves. */
export const derivedSchema = z.object({
  /** Turns about where to eat. */
  interactionCount: z.int().nonnegative(),
  lastActiveAt: z.date().nullable(),
  /** At most twenty of a key. */
  beliefs: z.array(beliefSchema).max(100),
  /** What they took back: it is not believed again for the same words. */
  refused: z
    .array(beliefSchema.pick({ key: true, value: true, words: true }).extend({ refusedAt: z.date() }))
    .max(200),
  /** Restaurants of which they said "not this one". The newest last. */
  unwanted: z.array(z.string().min(1).max(200)).max(200),
});
export type Derived = z.infer<typeof derivedSchema>;

/** `users/{actorId}`: what is known of a person for good, whichever channel they write on. */
export const personSchema = profileSchema.extend({
  actorId: z.string(),
  /** Raised with every change: what was shown or found before is to be judged anew. */
  profileVersion: z.int().nonnegative(),
  safety: safetySchema,
  /** Left out until something follows from what they did. */
  derived: derivedSchema.optional(),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type Person = z.infer<typeof personSchema>;
