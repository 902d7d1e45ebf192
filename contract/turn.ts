import { z } from 'zod';
import { jsonObjectSchema } from './primitives.ts';
import { usageCountsSchema } from './usage.ts';

/**
 * How far a tool has come, where it takes long: in words of a closed list, which each reader is told in their own language, and
 * how much of how many where it can tell.
 */
export const toolProgressSchema = z.object({
  doing: z.enum(['searching', 'reading', 'comparing', 'checking', 'preparing', 'waiting']),
  done: z.int().nonnegative().optional(),
  of: z.int().positive().optional(),
  /** Which step of its own, for a tool whose steps have names of the contract: those of a search for restaurants, in their order. */
  step: z
    .enum(['fetching_context', 'decomposing', 'searching', 'evaluating', 'checking_allergies'])
    .optional(),
});
export type ToolProgress = z.infer<typeof toolProgressSchema>;

/** How one step of a tool's work decided: our own words, kinds and numbers, and nothing of a provider. */
export const toolDecisionSchema = z.object({
  step: z.string(),
  decided: z.string(),
  why: z.string(),
  /** Milliseconds. */
  tookMs: z.int().nonnegative(),
});
export type ToolDecision = z.infer<typeof toolDecisionSchema>;

export const turnStepSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('gate'),
    verdict: z.string(),
    reason: z.string(),
    actionId: z.string().nullable(),
    /** What followed the YES or NO, handed to the tool loop as a message of its own. */
    rest: z.string().nullable(),
    /** Why a YES was refused before any capability was asked: an error code. */
    refused: z.string().optional(),
    at: z.date(),
  }),
  z.object({
    type: z.literal('model'),
    modelId: z.string(),
    /** Raw parts as JSON text: they must go back to the model unchanged (`thoughtSignature`, call ids). */
    rawParts: z.string(),
    text: z.string(),
    inputTokens: z.int(),
    outputTokens: z.int(),
    at: z.date(),
    tookMs: z.int(),
  }),
  z.object({
    type: z.literal('tool'),
    step: z.int(),
    callId: z.string().nullable(),
    name: z.string(),
    args: jsonObjectSchema,
    /** JSON text of the tool's result. */
    result: z.string(),
    /** What it said on the way, and how long after it began; left out where it said nothing. */
    progress: z.array(toolProgressSchema.extend({ afterMs: z.int().nonnegative() })).optional(),
    /** How it came to its answer; left out where it does not say. */
    decisions: z.array(toolDecisionSchema).optional(),
    at: z.date(),
    tookMs: z.int(),
  }),
]);
export type TurnStep = z.infer<typeof turnStepSchema>;

/** `threads/{threadId}/turns/{seq}`: the durable log of one turn, replayed when the turn is resumed after a crash. */
export const turnSchema = z.object({
  threadId: z.string(),
  /** Left out by turns from before operators had markets: those are listed for operators of all. */
  marketId: z.string().optional(),
  seq: z.int(),
  turnId: z.string(),
  traceId: z.string(),
  state: z.enum(['running', 'finished']),
  steps: z.array(turnStepSchema),
  /** How the turn ended; null while it runs. */
  outcome: z.string().nullable(),
  /** The message whose turn answered this one along; left out where it was answered by itself. */
  joinedInto: z.int().optional(),
  /** Signs of a prompt injection in the message: a signal for operators and a note to the model, never a verdict. */
  signals: z.array(z.string()).default([]),
  /** The market's policy that this turn went by; of a resumed turn, the newer one. */
  policyVersion: z.int().positive().optional(),
  /** What a policy on trial would have decided otherwise, as marks (`markets/shadow.ts`). */
  shadow: z.array(z.string()).optional(),
  /** The person was told to wait, on WhatsApp, because it took long. */
  toldToWait: z.literal(true).optional(),
  /** What the turn consumed so far. */
  usage: usageCountsSchema.prefault({
    modelRounds: 0,
    inputTokens: 0,
    outputTokens: 0,
    costMicros: 0,
    outbound: 0,
  }),
  /**
   * Documents found and written from taking the lease to the finish, by the worker that finished it: about what the turn
   * cost. Deletions, reads that found nothing, and what sending its messages reads and writes are left out.
   */
  documents: z.object({ read: z.int().nonnegative(), written: z.int().nonnegative() }).optional(),
  startedAt: z.date(),
  finishedAt: z.date().nullable(),
});
export type Turn = z.infer<typeof turnSchema>;
