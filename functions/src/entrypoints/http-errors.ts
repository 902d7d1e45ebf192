import type { ApiError } from '@merve/contract';
import { errorSentence } from '../language/error-sentences/index.ts';
import { asMerveError } from '../platform/errors.ts';
import { log } from '../platform/log.ts';

export interface ErrorAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: { readonly error: ApiError };
}

/**
 * A failure as an HTTP answer: the code's status, a sentence for people, and when to come back if that is known; a
 * fault of ours says no more than that.
 */
export function errorAnswer(thrown: unknown, traceId: string): ErrorAnswer {
  const error = asMerveError(thrown);
  if (error.httpStatus >= 500) log.error('request failed', { code: error.code, traceId }, error);
  else log.info('request refused', { code: error.code, traceId });
  return {
    status: error.httpStatus,
    headers: error.code === 'RATE_LIMITED' ? { 'retry-after': String(error.details['seconds'] ?? 60) } : {},
    body: { error: { code: error.code, message: errorSentence(error, 'en'), traceId } },
  };
}
