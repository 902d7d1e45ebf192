import type { Transaction } from '@google-cloud/firestore';
import type { Job, JsonValue } from '@merve/contract';
import type { z } from 'zod';
import type { Documents } from '../firestore/documents.ts';

/** What a step may use. What it reads and writes goes through `tx`; it may be run more than once, like every transaction. */
export interface JobContext {
  readonly documents: Documents;
  readonly tx: Transaction;
  readonly job: Job;
  readonly now: Date;
}

/** What one step has done. */
export interface JobStep {
  /** Where the next one begins. */
  readonly cursor: JsonValue;
  /** Units of the job's progress that are dealt with by it. */
  readonly done: number;
  /** What became of them, by code. */
  readonly counts: Readonly<Record<string, number>>;
  /** True where no other step follows. */
  readonly isLast: boolean;
}

/** One kind of job. Each step is committed in one transaction with its cursor, so its effects are there once or not at all. */
export interface JobKind {
  /** @throws what is put on record with the job, which is tried again. */
  step(context: JobContext): Promise<JobStep>;
}

/** A row of the manifests that declares a kind of job. Rows are read by every function, so what does the work is loaded when asked for. */
export interface JobRow {
  /** Whether an operator may end it between two steps, and leave it half done. */
  readonly mayBeCancelled: boolean;
  load(): Promise<JobKind>;
}

export type JobRows = Readonly<Record<string, JobRow>>;

/** A kind of job whose cursor is parsed before each step. */
export function defineJob<Cursor extends z.ZodType>(kind: {
  readonly cursor: Cursor;
  step(context: JobContext, cursor: z.output<Cursor>): Promise<JobStep>;
}): JobKind {
  return { step: (context) => kind.step(context, kind.cursor.parse(context.job.cursor)) };
}
