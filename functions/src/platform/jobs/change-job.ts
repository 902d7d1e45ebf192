import type { AdminAction, Job, JobProgress, JsonValue } from '@merve/contract';
import { type ActingOperator, recordAction } from '../acting-operator.ts';
import { MerveError } from '../errors.ts';
import type { Documents } from '../firestore/documents.ts';
import { readTogether } from '../firestore/read-together.ts';
import type { JobRows } from './job-kind.ts';
import { rowOf } from './run-job.ts';

/** A job as it begins: due at once. */
export function newJob(
  asked: Pick<Job, 'jobId' | 'kind' | 'marketId' | 'title'> & {
    readonly cursor: JsonValue;
    readonly total: JobProgress['total'];
  },
  { by, reason, now }: Pick<ActingOperator, 'by' | 'reason' | 'now'>,
): Job {
  const { total, ...given } = asked;
  return {
    ...given,
    ...{ askedBy: by, reason, state: 'waiting', steps: 0, tries: 0, leaseId: null, errorCode: null },
    progress: { done: 0, total, counts: {} },
    ...{ dueAt: now, createdAt: now, updatedAt: now, finishedAt: null },
  };
}

/**
 * Ends a job between two steps, on record: a step under way is committed before this, or not at all. One that is over
 * stays as it is.
 * @throws MerveError `NOT_FOUND`; `FORBIDDEN` for a kind that must not be left half done.
 */
export function cancelJob(
  documents: Documents,
  rows: JobRows,
  jobId: string,
  operator: ActingOperator,
): Promise<Job> {
  return change(documents, jobId, 'job-cancelled', operator, (job) => {
    if (job.state === 'done' || job.state === 'cancelled') return job;
    if (!rowOf(rows, job.kind).mayBeCancelled) {
      throw new MerveError('FORBIDDEN', 'A job of this kind is not left half done');
    }
    return { ...job, state: 'cancelled', leaseId: null, dueAt: null, finishedAt: operator.now };
  });
}

/**
 * Has a job that failed or was cancelled gone on with where it stopped, on record. Any other stays as it is.
 * @throws MerveError `NOT_FOUND`
 */
export function resumeJob(documents: Documents, jobId: string, operator: ActingOperator): Promise<Job> {
  return change(documents, jobId, 'job-resumed', operator, (job) =>
    job.state === 'failed' || job.state === 'cancelled'
      ? { ...job, state: 'waiting', tries: 0, errorCode: null, dueAt: operator.now, finishedAt: null }
      : job,
  );
}

function change(
  documents: Documents,
  jobId: string,
  action: AdminAction['action'],
  operator: ActingOperator,
  changed: (job: Job) => Job,
): Promise<Job> {
  return documents.db.runTransaction(async (tx) => {
    const [job, record] = await readTogether(
      tx,
      documents.job(jobId),
      documents.adminAction(operator.actionId),
    );
    if (job === undefined) throw new MerveError('NOT_FOUND', 'There is no such job');
    // The SDK runs this again when a commit was applied but its answer was lost.
    if (record !== undefined) return job;
    const after = changed(job);
    if (after === job) return job;
    const written = { ...after, updatedAt: operator.now };
    tx.set(documents.job(jobId), written);
    recordAction(tx, documents, operator, { action, marketId: job.marketId, part: `jobs/${jobId}` });
    return written;
  });
}
