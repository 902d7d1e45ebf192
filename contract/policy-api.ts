import { z } from 'zod';
import { mervePolicySchema, toolConstraintSchema } from './market.ts';
import { operatorReasonSchema } from './operator-reason.ts';
import { jsonValueSchema, languageSchema } from './primitives.ts';

const versionSchema = z.int().positive();

/** Parts of what Merve does, in the order in which operators read of its tools. */
export const toolGroupSchema = z.enum([
  'Find and recommend',
  'Bookings',
  'Orders, services and viewings',
  'Taxis and messages',
  'Trips',
  'Groups',
  'Google account',
  'Others',
]);
export type ToolGroup = z.infer<typeof toolGroupSchema>;

/** One tool, as far as a policy can decide about it. */
const policyToolSchema = z.object({
  name: z.string(),
  /** What operators call it. */
  label: z.string(),
  group: toolGroupSchema,
  /** What it does, in a sentence for operators. */
  does: z.string(),
  /** What its model is told of it. */
  description: z.string(),
  effect: z.enum(['read', 'propose', 'commit']),
  /** False: the stored policy has no entry for it, so it is disabled. */
  hasEntry: z.boolean(),
  /** By what it can be constrained: `allowedTags`, and fields of `constraints`. */
  constrainedBy: z.array(toolConstraintSchema),
  /** What its text to the merchant may say, and what is said below where it does not; null for a tool that writes to none. */
  template: z.object({ variables: z.array(z.string()), always: z.array(z.string()) }).nullable(),
});
export type PolicyTool = z.infer<typeof policyToolSchema>;

/** `GET /v1/admin/markets/{marketId}/merve`, and what every change of it is answered with. */
export const merveControllerSchema = z.object({
  marketId: z.string(),
  policyVersion: versionSchema,
  /** False while the market goes by the generated default. */
  stored: z.boolean(),
  policy: mervePolicySchema,
  candidate: z
    .object({
      candidateId: z.string(),
      basedOn: versionSchema,
      /** True once another version is in force than it was made against. */
      outdated: z.boolean(),
      policy: mervePolicySchema,
      by: z.string(),
      at: z.iso.datetime(),
      reason: z.string(),
    })
    .nullable(),
  tools: z.array(policyToolSchema),
});
export type MerveController = z.infer<typeof merveControllerSchema>;

/**
 * `PUT /v1/admin/markets/{marketId}/merve`, and `PUT …/merve/candidate`, which tries the policy without putting it in
 * force. The policy is the whole one: what is left out is refused, not filled in.
 */
export const policyChangeRequestSchema = z.object({
  /** The version the operator saw; another one in force is a 409 with `policyOutdatedSchema`. */
  expectedVersion: versionSchema,
  reason: operatorReasonSchema,
  policy: mervePolicySchema,
});

/** `POST …/merve/history/{policyVersion}/undo`: what the policy was before that version comes back as a new one. */
export const policyUndoRequestSchema = z.object({
  expectedVersion: versionSchema,
  reason: operatorReasonSchema,
});

/** `POST …/merve/candidate/promote`: the candidate is put in force. */
export const candidatePromoteRequestSchema = z.object({
  candidateId: z.string().min(1).max(64),
  expectedVersion: versionSchema,
  reason: operatorReasonSchema,
});

/** `POST …/merve/candidate/discard`: the trial ends. */
export const candidateDiscardRequestSchema = z.object({
  candidateId: z.string().min(1).max(64),
  reason: operatorReasonSchema,
});

/** Why a policy cannot be saved: one thing that is wrong with it. */
export const policyProblemSchema = z.object({
  /** Where, for example `tools.orderFood.template`. */
  path: z.string(),
  code: z.enum([
    'missing',
    'not_known_here',
    'invalid',
    'unknown_tool',
    'unknown_variable',
    'no_effect',
    'out_of_range',
  ]),
  /** For an operator, in English. */
  message: z.string(),
  /** What would be right there: the known tools, the known variables. */
  known: z.array(z.string()).optional(),
});
export type PolicyProblem = z.infer<typeof policyProblemSchema>;

const errorSchema = z.object({ code: z.string(), message: z.string(), traceId: z.string() });

/** 400 of a policy that cannot be saved: nothing was written. */
export const policyRefusedSchema = z.object({ error: errorSchema, problems: z.array(policyProblemSchema) });
export type PolicyRefused = z.infer<typeof policyRefusedSchema>;

/** 409 of a change made against a version that is not in force any more: nothing was written. */
export const policyOutdatedSchema = z.object({ error: errorSchema, current: merveControllerSchema });
export type PolicyOutdated = z.infer<typeof policyOutdatedSchema>;

/** One field that differs. `before` is missing for what was added, `after` for what was taken away. */
const policyDifferenceSchema = z.object({
  path: z.string(),
  before: jsonValueSchema.optional(),
  after: jsonValueSchema.optional(),
});
export type PolicyDifference = z.infer<typeof policyDifferenceSchema>;

/** `GET …/merve/history?limit=20&before={policyVersion}`, newest first. */
export const policyHistorySchema = z.object({
  entries: z.array(
    z.object({
      policyVersion: versionSchema,
      origin: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('edit') }),
        z.object({ kind: z.literal('candidate'), candidateId: z.string() }),
        z.object({ kind: z.literal('undo'), undoes: versionSchema }),
      ]),
      by: z.string(),
      at: z.iso.datetime(),
      reason: z.string(),
      traceId: z.string(),
      differences: z.array(policyDifferenceSchema),
    }),
  ),
  /** What to ask for as `before` next; null at the end. */
  next: versionSchema.nullable(),
});
export type PolicyHistory = z.infer<typeof policyHistorySchema>;

/** `POST …/merve/preview`: a template with sample values, as a merchant of this market would read it. */
export const templatePreviewRequestSchema = z.object({
  tool: z.string().min(1).max(100),
  template: z.string().max(4000),
});
export type TemplatePreviewRequest = z.infer<typeof templatePreviewRequestSchema>;

export const templatePreviewSchema = z.object({
  /** Null while there are problems. */
  text: z.string().nullable(),
  language: languageSchema,
  /** Every variable it may use, with its sample value. */
  variables: z.array(
    z.object({ name: z.string(), alias: z.string(), sample: z.string(), always: z.boolean() }),
  ),
  problems: z.array(policyProblemSchema),
});
export type TemplatePreview = z.infer<typeof templatePreviewSchema>;

/** Which of a tool's decisions: shown to the model, let through when called, a listing it may touch, a YES carried out. */
export const shadowDecisionSchema = z.enum(['offered', 'called', 'listing', 'answered']);
export type ShadowDecision = z.infer<typeof shadowDecisionSchema>;

/** What the candidate would do: refuse what is allowed now, or allow what is refused now. */
export const shadowChangeSchema = z.enum(['refuses', 'allows']);
export type ShadowChange = z.infer<typeof shadowChangeSchema>;

const shadowDifferenceSchema = z.object({
  tool: z.string(),
  decision: shadowDecisionSchema,
  change: shadowChangeSchema,
});

/** `GET …/merve/candidate/report`: what the policy on trial would have changed so far. Counts are of turns. */
export const shadowReportSchema = z.object({
  candidateId: z.string(),
  basedOn: versionSchema,
  since: z.iso.datetime(),
  /** In which tools were decided on at all. */
  turns: z.int().nonnegative(),
  tools: z.array(
    z.object({
      tool: z.string(),
      /** In which this tool would have been decided on differently. */
      differing: z.int().nonnegative(),
      differences: z.array(
        z.object({
          decision: shadowDecisionSchema,
          change: shadowChangeSchema,
          turns: z.int().nonnegative(),
        }),
      ),
    }),
  ),
  /** The newest turns that would have gone differently: where to look, and nothing that was said. */
  samples: z.array(
    z.object({
      threadId: z.string(),
      seq: z.int(),
      at: z.iso.datetime(),
      differences: z.array(shadowDifferenceSchema),
    }),
  ),
});
export type ShadowReport = z.infer<typeof shadowReportSchema>;
