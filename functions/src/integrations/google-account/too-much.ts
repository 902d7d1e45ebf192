import { z } from 'zod';

/** https://developers.google.com/workspace/gmail/api/guides/handle-errors and https://developers.google.com/workspace/calendar/api/guides/errors */
const refusalSchema = z.object({
  error: z.object({
    errors: z.array(z.object({ reason: z.string(), domain: z.string().optional() })).optional(),
    status: z.string().optional(),
  }),
});
const reasons: ReadonlySet<string> = new Set([
  ...['rateLimitExceeded', 'userRateLimitExceeded', 'dailyLimitExceeded', 'quotaExceeded'],
  'calendarUsageLimitsExceeded',
]);

/** Whether a refusal of Google's is for too much, and for nothing that the person's leave has to do with: those are 403 too. Pure. */
export function isTooMuch(status: number, body: unknown): boolean {
  const read = refusalSchema.safeParse(body);
  if (status !== 403 || !read.success) return false;
  const { errors = [], status: word } = read.data.error;
  return (
    word === 'RESOURCE_EXHAUSTED' ||
    errors.some(({ reason, domain }) => reasons.has(reason) || domain === 'usageLimits')
  );
}
