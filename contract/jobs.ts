import { z } from 'zod';
import { jsonValueSchema } from './primitives.ts';

export const jobStateSchema = z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']);
export type JobState = z.infer<typeof jobStateSchema>;

/** How far a job has come, in its own unit: rows, messages. */
const jobProgressSchema = z.object({
  done: z.int().nonnegative(),
  /** Null while nobody knows. */
  total: z.int().nonnegative().nullable(),
  /** What became of them, by a code of the kind's own: `created`, `refused`. */
  counts: z.record(z.string(), z.int().nonnegative()),
});
export type JobProgress = z.infer<typeof jobProgressSchema>;

/** `jobs/{jobId}`: long work outside any turn, done in steps, each of which is committed together with the place it came to. */
export const jobSchema = z.object({
  jobId: z.string(),
  /** The row of the manifests that does it. */
  kind: z.string(),
  marketId: z.string(),
  /** The operator's uid. */
  askedBy: z.string(),
  reason: z.string(),
  /** What it is about, in an operator's words: the name of a file. */
  title: z.string(),
  state: jobStateSchema,
  progress: jobProgressSchema,
  /** Where the next step begins, as the kind has it. */
  cursor: jsonValueSchema,
  /** Steps committed. */
  steps: z.int().nonnegative(),
  /** How often it was taken up since the last step was committed. */
  tries: z.int().nonnegative(),
  /** Whose work it is until `dueAt`; null while nobody is at it. */
  leaseId: z.string().nullable(),
  /** When somebody takes it up; null where nobody is to. */
  dueAt: z.date().nullable(),
  /** Why the last try ended, as a code; null after a step that was committed. */
  errorCode: z.string().nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
  finishedAt: z.date().nullable(),
});
export type Job = z.infer<typeof jobSchema>;

/** `jobs/{jobId}/parts/{index}`: what one step of a job works on, and what became of it. Shapes are the kind's own. */
export const jobPartSchema = z.object({
  index: z.int().nonnegative(),
  given: jsonValueSchema,
  /** Null until its step is committed. */
  outcome: jsonValueSchema,
  createdAt: z.date(),
});
export type JobPart = z.infer<typeof jobPartSchema>;
