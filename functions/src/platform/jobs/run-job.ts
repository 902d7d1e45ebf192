import type { Transaction } from '@google-cloud/firestore';
import type { Job } from '@merve/contract';
import { prepareAlert } from '../alerts.ts';
import type { Clock } from '../clock.ts';
import { asMerveError, MerveError } from '../errors.ts';
import type { Documents } from '../firestore/documents.ts';
import { randomId } from '../ids.ts';
import { log } from '../log.ts';
import { sweepEach } from '../sweep/sweep-each.ts';
import { maxTries, pauseMsAfter } from '../sweep/sweep-failure.ts';
import { failedJob } from './audit-jobs.ts';
import type { JobKind, JobRow, JobRows, JobStep } from './job-kind.ts';

/** Whose work a job is until then: longer than any step may take. */
const leaseMs = 90_000;
/** How long one look goes on beginning steps: well within a task's minute. */
const sliceMs = 30_000;

export interface JobWorld {
  readonly documents: Documents;
  readonly clock: Clock;
}

/**
 * Goes on with a job from where it is, step by step, for as long as a task may. Killed anywhere, it is taken up again
 * where its last step was committed: by the next task, or by the minute's sweep once the lease is over.
 * @returns when to look again; null where nobody need.
 * @throws MerveError `INTERNAL` for a job of a kind that nobody does. What a step throws is put on record with the job.
 */
export async function runJob(
  world: JobWorld,
  rows: JobRows,
  jobId: string,
  isOver: () => boolean = () => false,
): Promise<Date | null> {
  const { documents, clock } = world;
  const leaseId = randomId();
  const taken = await inTransaction(world, jobId, (job) => takenUp(job, leaseId, clock.now()));
  if (taken === null || taken.leaseId !== leaseId) return taken?.dueAt ?? null;
  const { load } = rowOf(rows, taken.kind);
  const kind = await load();
  const end = clock.now().getTime() + sliceMs;
  for (let job = taken; ; ) {
    const after = await documents.db
      .runTransaction((tx) => stepOnce(tx, world, kind, { jobId, leaseId, steps: job.steps }))
      .catch((thrown: unknown) => failed(world, { jobId, leaseId }, thrown));
    // Cancelled, put aside, or another's by now: whoever did that says when to look.
    if (after === null || after.leaseId !== leaseId) return after?.dueAt ?? null;
    job = after;
    if (isOver() || clock.now().getTime() >= end) break;
  }
  const left = await inTransaction(world, jobId, (job) =>
    job.leaseId === leaseId ? { ...job, leaseId: null, tries: 0, dueAt: clock.now() } : job,
  );
  return left?.dueAt ?? null;
}

/** The sweep's part: every job that is due, and that no task has taken up. */
export function sweepJobs(world: JobWorld, rows: JobRows, isOver: () => boolean) {
  const now = world.clock.now();
  return sweepEach(
    { documents: world.documents, now, isOver },
    {
      name: 'jobs',
      due: world.documents.jobs.where('dueAt', '<=', now).orderBy('dueAt'),
      occasion: ['steps', 'kind'],
      settle: ({ jobId }) => runJob(world, rows, jobId, isOver),
    },
  );
}

/** @throws MerveError `INTERNAL` for a kind that no manifest declares. */
export function rowOf(rows: JobRows, kind: string): JobRow {
  const row = Object.hasOwn(rows, kind) ? rows[kind] : undefined;
  if (row === undefined) throw new MerveError('INTERNAL', `Nobody does jobs of the kind ${kind}`);
  return row;
}

/** The job as whoever takes it up leaves it; as it was where it is not due, or is tried no more. Pure. */
function takenUp(job: Job, leaseId: string, now: Date): Job {
  if (job.dueAt === null || job.dueAt > now) return job;
  // Counted before anything is done: a step that kills its worker must not be tried for ever.
  const tries = job.tries + 1;
  if (tries > maxTries) return failedAt(job, job.errorCode ?? 'LEASE_LOST', now);
  return {
    ...job,
    state: 'running',
    leaseId,
    tries,
    dueAt: new Date(now.getTime() + leaseMs),
    updatedAt: now,
  };
}

/** The job after a step. Pure. */
export function advanced(job: Job, { cursor, done, counts, isLast }: JobStep, now: Date): Job {
  const { progress } = job;
  const codes = [...new Set([...Object.keys(progress.counts), ...Object.keys(counts)])];
  const sums = codes.map((code) => [code, (progress.counts[code] ?? 0) + (counts[code] ?? 0)]);
  return {
    ...job,
    cursor,
    progress: { ...progress, done: progress.done + done, counts: Object.fromEntries(sums) },
    ...{ steps: job.steps + 1, errorCode: null, updatedAt: now },
    ...(isLast
      ? { state: 'done', tries: 0, leaseId: null, dueAt: null, finishedAt: now }
      : // Whoever took this step tries the next one.
        { tries: 1, dueAt: new Date(now.getTime() + leaseMs) }),
  };
}

/** The job after a try that failed: again after a pause, or put aside. Pure. */
export function failedOnce(job: Job, errorCode: string, now: Date): Job {
  if (job.tries >= maxTries) return failedAt(job, errorCode, now);
  const dueAt = new Date(now.getTime() + pauseMsAfter(job.tries));
  return { ...job, state: 'waiting', leaseId: null, dueAt, errorCode, updatedAt: now };
}

function failedAt(job: Job, errorCode: string, now: Date): Job {
  return { ...job, state: 'failed', leaseId: null, dueAt: null, errorCode, updatedAt: now, finishedAt: now };
}

/** One step together with its cursor; null where the job is not this worker's any more. */
async function stepOnce(
  tx: Transaction,
  { documents, clock }: JobWorld,
  kind: JobKind,
  { jobId, leaseId, steps }: { readonly jobId: string; readonly leaseId: string; readonly steps: number },
): Promise<Job | null> {
  const job = (await tx.get(documents.job(jobId))).data();
  if (job === undefined) return null;
  // A commit that was applied and not acknowledged: its step is not taken a second time.
  if (job.steps !== steps || job.leaseId !== leaseId) return job;
  const now = clock.now();
  const step = await kind.step({ documents, tx, job, now });
  const after = advanced(job, step, now);
  tx.set(documents.job(jobId), after);
  return after;
}

async function failed(
  world: JobWorld,
  { jobId, leaseId }: { readonly jobId: string; readonly leaseId: string },
  thrown: unknown,
): Promise<Job | null> {
  const { code } = asMerveError(thrown);
  log.error('step of a job failed', { jobId, code }, thrown);
  return inTransaction(world, jobId, (job) =>
    job.leaseId === leaseId ? failedOnce(job, code, world.clock.now()) : job,
  );
}

/** Changes a job, with the alert of one that is put aside by it; null if there is none. */
async function inTransaction(
  { documents, clock }: JobWorld,
  jobId: string,
  change: (job: Job) => Job,
): Promise<Job | null> {
  const reference = documents.job(jobId);
  const announcements: (() => void)[] = [];
  const after = await documents.db.runTransaction(async (tx) => {
    const before = (await tx.get(reference)).data();
    if (before === undefined) return null;
    const changed = change(before);
    if (changed === before) return before;
    const alert =
      changed.state === 'failed'
        ? await prepareAlert(tx, documents, {
            ...failedJob(changed),
            marketId: changed.marketId,
            now: clock.now(),
          })
        : null;
    tx.set(reference, changed);
    alert?.write();
    if (alert?.isNew) announcements.push(alert.announce);
    return changed;
  });
  announcements[0]?.();
  return after;
}
