/**
 * Whether a turn was under way at an instant. What a turn commits bears the time at which its end was decided, so both
 * ends belong to it. Pure.
 */
export function coversMoment(
  { startedAt, finishedAt }: { readonly startedAt: Date; readonly finishedAt: Date | null },
  at: Date,
): boolean {
  return startedAt <= at && (finishedAt === null || at <= finishedAt);
}
