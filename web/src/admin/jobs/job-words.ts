import type { Job } from '@merve/contract';
import { formatAge, formatCount, words } from '../design/format.ts';

const kinds: Readonly<Record<string, string>> = { 'listing-import': 'Import of listings' };
const counted: Readonly<Record<string, string>> = {
  created: 'added',
  changed: 'changed',
  unchanged: 'as they were',
  refused: 'refused',
};
const failures: Readonly<Record<string, string>> = {
  INTERNAL: 'Something went wrong in Merve itself; the log says what.',
  LEASE_LOST: 'Whoever worked on it stopped without a word, again and again.',
  NOT_FOUND: 'Something it needs is not there any more.',
  UPSTREAM_UNAVAILABLE: 'A service it needs does not answer.',
};

/** What a kind of job does. Pure. */
export const kindWords = (kind: string): string => kinds[kind] ?? words(kind);

/** `48 of 120`: how far a job has come. Pure. */
export function doneWords({ progress: { done, total } }: Pick<Job, 'progress'>): string {
  return total === null ? formatCount(done) : `${formatCount(done)} of ${formatCount(total)}`;
}

/** `40 added, 8 refused`: what became of what it dealt with; '' while nothing did. Pure. */
export function countWords({ progress: { counts } }: Pick<Job, 'progress'>): string {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([code, count]) => `${formatCount(count)} ${counted[code] ?? words(code)}`)
    .join(', ');
}

/** Why it does not go on, and what becomes of it; null where nothing is wrong. Pure. */
export function troubleWords(job: Pick<Job, 'state' | 'errorCode' | 'dueAt'>, now: Date): string | null {
  if (job.errorCode === null) return null;
  const why = failures[job.errorCode] ?? `It was refused: ${words(job.errorCode).toLowerCase()}.`;
  if (job.state === 'failed') return `${why} It is not tried any more until somebody resumes it.`;
  if (job.state !== 'waiting' || job.dueAt === null) return why;
  const when = job.dueAt <= now ? 'within a minute' : formatAge(job.dueAt, now);
  return `${why} It is tried again ${when}.`;
}

/** What an operator may do with a job. Pure. */
export function possible(state: Job['state']): { readonly cancel: boolean; readonly resume: boolean } {
  return {
    cancel: state === 'waiting' || state === 'running' || state === 'failed',
    resume: state === 'failed' || state === 'cancelled',
  };
}
