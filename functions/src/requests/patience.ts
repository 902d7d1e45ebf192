import type { MerchantRequest, MerveConfig } from '@merve/contract';
import type { RequestShape } from './request-shape.ts';

const minuteMs = 60_000;

/** When a merchant who is asked now is late, and when the request ends without an answer. Pure. */
export function answerTimes(
  { patience }: Pick<RequestShape, 'patience'>,
  config: MerveConfig,
  now: Date,
): Pick<MerchantRequest, 'lateAt' | 'answerBy'> {
  const { lateAfterMinutes, expiresAfterMinutes } = patience ?? config.requests;
  const after = (minutes: number) => new Date(now.getTime() + minutes * minuteMs);
  return { lateAt: after(lateAfterMinutes), answerBy: after(expiresAfterMinutes) };
}
