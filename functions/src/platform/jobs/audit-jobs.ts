import type { Job } from '@merve/contract';
import type { Finding } from '../audit/auditor.ts';
import { auditorOfOverdue } from '../audit/make-auditor.ts';

/** Task and minute sweep have both had their turn by then, many times. */
const overdueMs = 15 * 60_000;

/** The alert of a job that was put aside. */
export function failedJob({ jobId, kind, tries, errorCode }: Job): Finding {
  const message = `A job (${kind}) failed ${tries} times (${errorCode}), and waits until an operator resumes or cancels it`;
  return { kind: 'job-stuck', subject: `jobs/${jobId}`, message };
}

/** Whether a job stands still that should not. Pure. */
export function judgeJob(job: Job, now: Date): Finding | null {
  if (job.state === 'failed') return failedJob(job);
  if (job.dueAt === null || now.getTime() - job.dueAt.getTime() < overdueMs) return null;
  const { jobId, kind } = job;
  return { kind: 'job-stuck', subject: `jobs/${jobId}`, message: `Nobody goes on with a job (${kind})` };
}

export const jobAuditors = [
  auditorOfOverdue<Job>({
    name: 'jobs',
    kinds: ['job-stuck'],
    suspects: ({ jobs }, now) => [
      jobs.where('state', '==', 'failed'),
      jobs.where('dueAt', '<=', new Date(now.getTime() - overdueMs)),
    ],
    judge: async ({ clock }, job) => judgeJob(job, clock.now()),
  }),
];
