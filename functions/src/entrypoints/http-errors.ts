import type { ApiError } from '@merve/contract';
import { errorSentence } from '../language/error-sentences.ts';
import { asMerveError } from '../platform/errors.ts';
import { log } from '../platform/log.ts';

/** A failure as an HTTP answer: the code's status and a sentence for people; a fault of ours says no more than that. */
export function errorAnswer(thrown: unknown, traceId: string): { status: number; body: { error: ApiError } } {
  const error = asMerveError(thrown);
  if (error.httpStatus >= 500) log.error('request failed', { code: error.code, traceId }, error);
  else log.info('request refused', { code: error.code, traceId });
  return {
    status: error.httpStatus,
    body: { error: { code: error.code, message: errorSentence(error, 'en'), traceId } },
  };
}
