import type { ApiError } from '@merve/contract';
import { english } from '../language/error-sentences/en.ts';
import { asMerveError } from '../platform/errors.ts';
import { log } from '../platform/log.ts';

interface ErrorAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: { readonly error: ApiError };
}

/**
 * A failure as an HTTP answer: the code's status, a sentence for people, and when to come back if that is known; a
 * fault of ours says no more than that. In English: the sentences of all languages would be a fifth of what a webhook
 * loads, to tell a provider something nobody there reads.
 */
export function errorAnswer(thrown: unknown, traceId: string): ErrorAnswer {
  const error = asMerveError(thrown);
  if (error.httpStatus >= 500) log.error('request failed', { code: error.code, traceId }, error);
  else log.info('request refused', { code: error.code, traceId });
  return {
    status: error.httpStatus,
    headers: error.code === 'RATE_LIMITED' ? { 'retry-after': String(error.details['seconds'] ?? 60) } : {},
    body: { error: { code: error.code, message: english[error.code](error.details), traceId } },
  };
}
