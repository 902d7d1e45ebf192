import type { AuditWatermark } from '@merve/contract';
import { sealableUntil } from './sealed-days.ts';

const minute = 60_000;

/**
 * How far back of the last pass the next one begins. A document's `updatedAt` is taken before its commit, by a server
 * whose clock may be off: it may appear behind a watermark already set. Nothing commits later than the functions'
 * longest run, nine minutes, after it read its clock.
 */
export const overlapMs = 10 * minute;

/** How long the watermark waits for what cannot be judged yet. By then it has its own alert, and the full pass comes by. */
export const maxWaitMs = 60 * minute;

/** A watermark before the auditor's first run. */
export function freshWatermark(auditor: string, pass: AuditWatermark['pass'], now: Date): AuditWatermark {
  return { auditor, pass, through: null, underway: null, updatedAt: now };
}

/** Where a pass over changes begins: null for the beginning of time. Pure. */
export function changesSince({ through }: Pick<AuditWatermark, 'through'>): Date | null {
  return through === null ? null : new Date(through.getTime() - overlapMs);
}

/**
 * The watermark as a clock may trust it. One of the future was set by a clock that had jumped: what changed since then was
 * dated before it, and would go unseen. It goes back to what is not sealed yet; all before that had been judged. Pure.
 */
export function trustedMark(mark: AuditWatermark, now: Date): AuditWatermark {
  const { through } = mark;
  if (through === null || through.getTime() <= now.getTime() + overlapMs) return mark;
  return { ...mark, through: sealableUntil(now), underway: null, judged: [] };
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
