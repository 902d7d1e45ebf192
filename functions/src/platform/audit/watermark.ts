import type { AuditWatermark } from '@merve/contract';

const minute = 60_000;

/**
 * How far back of the last pass the next one begins. A document's `updatedAt` is taken before its commit, by a server
 * whose clock may be off: it may appear behind a watermark already set. Nothing commits later than the functions'
 * longest run, nine minutes, after it read its clock.
 */
export const overlapMs = 10 * minute;

/** How long the watermark waits for what cannot be judged yet. By then it has its own alert, and the full pass comes by. */
export const maxWaitMs = 60 * minute;

/** A pass over everything begins once a day. */
export const everythingEveryMs = 24 * 60 * minute;

/** A watermark before the auditor's first run. */
export function freshWatermark(auditor: string, pass: AuditWatermark['pass'], now: Date): AuditWatermark {
  return { auditor, pass, through: null, underway: null, updatedAt: now };
}

/** Where a pass over changes begins: null for the beginning of time. Pure. */
export function changesSince({ through }: Pick<AuditWatermark, 'through'>): Date | null {
  return through === null ? null : new Date(through.getTime() - overlapMs);
}

/** True if a pass is due: over changes always, over everything once a day, and one under way is always gone on with. Pure. */
export function isDue(mark: AuditWatermark, now: Date): boolean {
  if (mark.pass === 'changes' || mark.underway !== null || mark.through === null) return true;
  return now.getTime() - mark.through.getTime() >= everythingEveryMs;
}

/** The watermark once a pass has come to its end: the moment it began, or what was too early to judge. Pure. */
export function completed(mark: AuditWatermark, unripeSince: Date | null, now: Date): AuditWatermark {
  const startedAt = mark.underway?.startedAt ?? now;
  const waitsFor = Math.max(
    unripeSince?.getTime() ?? Number.POSITIVE_INFINITY,
    startedAt.getTime() - maxWaitMs,
  );
  const through = mark.pass === 'changes' ? Math.min(startedAt.getTime(), waitsFor) : startedAt.getTime();
  return { ...mark, through: new Date(through), underway: null, updatedAt: now };
}
