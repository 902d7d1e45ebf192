import { z } from 'zod';
import { languageSchema, timeZoneSchema } from './primitives.ts';
import { requestPolicySchema } from './requests.ts';
import { taxiPolicySchema } from './taxi.ts';
import { usageLimitsSchema } from './usage.ts';

/** `markets/{marketId}`. */
export const marketSchema = z.object({
  marketId: z.string(),
  name: z.string(),
  currency: z.string().length(3),
  timeZone: timeZoneSchema,
  defaultLanguage: languageSchema,
  boundingBox: z.object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() }),
  /** Raised by the catalogue trigger; a warm instance reloads its search index when it differs. */
  catalogueVersion: z.int(),
});
export type Market = z.infer<typeof marketSchema>;

export const toolPolicySchema = z.object({
  enabled: z.boolean(),
  /** Null leaves it to `safety.requireConfirmFor`. */
  requireConfirmation: z.boolean().nullable(),
  /** Default text to the merchant, with `{var}` tokens; a listing's own template wins. */
  template: z.string().nullable(),
  /** Only listings with at least one of these tags; empty means all. */
  allowedTags: z.array(z.string()),
});
export type ToolPolicy = z.infer<typeof toolPolicySchema>;

/**
 * `markets/{marketId}/merve/config`: the Merve controller. A tool without an entry is disabled; the default is
 * generated from the registry, so none is missing by accident.
 */
export const merveConfigSchema = z.object({
  marketId: z.string(),
  enabled: z.boolean(),
  defaultLanguage: languageSchema,
  /** Raised with every change; a pending action remembers the one it was shown under. */
  policyVersion: z.int().positive(),
  safety: z.object({
    requireConfirmFor: z.array(z.string()),
    maxOutboundPerInbound: z.int().positive(),
    modelRoundsPerTurn: z.int().positive(),
    turnDeadlineSeconds: z.int().positive(),
  }),
  /** Use and abuse: how much, how fast, how long, how dear. */
  limits: usageLimitsSchema.prefault({}),
  taxi: taxiPolicySchema.prefault({}),
  /** Food orders and services: how long a merchant may be silent. */
  requests: requestPolicySchema.prefault({}),
  tools: z.record(z.string(), toolPolicySchema),
  /** WhatsApp templates (Twilio ContentSid) by notification type, for people outside the 24-hour window. */
  whatsappTemplates: z.record(
    z.string(),
    z.object({ contentSid: z.string(), variables: z.array(z.string()) }),
  ),
});
export type MerveConfig = z.infer<typeof merveConfigSchema>;
