import { z } from 'zod';
import { type ErrorCode, MerveError } from '../../platform/errors.ts';
import { isBrokenCircuitError, isTimeoutError } from '../../platform/resilience.ts';

/** What the client throws: a refusal has a status, a connection that failed has a code. */
const thrownSchema = z.looseObject({
  httpStatus: z.int().optional(),
  code: z.string().optional(),
  message: z.string().optional(),
});

function codeOf(status: number | undefined): ErrorCode {
  if (status === 404) return 'NOT_FOUND';
  if (status === 400 || status === 409 || status === 422) return 'BAD_REQUEST';
  return 'UPSTREAM_UNAVAILABLE';
}

/** What a server may say of itself a moment later otherwise: a missing answer, a time-out, 408, 429 and 5xx. */
export function isTransient(error: unknown): boolean {
  const thrown = thrownSchema.safeParse(error);
  const status = thrown.success ? thrown.data.httpStatus : undefined;
  return status === undefined || status === 408 || status === 429 || status >= 500;
}

/**
 * Whatever a call to Typesense ended with, as Merve's error: `NOT_FOUND` for a collection, alias, field or document
 * that is not there, `BAD_REQUEST` for what it refuses, `UPSTREAM_UNAVAILABLE` for all else, a refused key included. The
 * server's own words go along, cut; the key never does.
 */
export function asTypesenseError(operation: string, thrown: unknown): MerveError {
  if (thrown instanceof MerveError) return thrown;
  if (isBrokenCircuitError(thrown)) {
    return new MerveError('UPSTREAM_UNAVAILABLE', `Typesense ${operation}: not tried, the breaker is open`);
  }
  if (isTimeoutError(thrown)) {
    return new MerveError('UPSTREAM_UNAVAILABLE', `Typesense ${operation}: no answer in time`);
  }
  const parsed = thrownSchema.safeParse(thrown);
  const { httpStatus, code, message } = parsed.success ? parsed.data : {};
  const said = (message ?? code ?? String(thrown)).slice(0, 200);
  return new MerveError(codeOf(httpStatus), `Typesense ${operation}: ${said}`, {
    ...(httpStatus === undefined ? {} : { details: { status: httpStatus } }),
  });
}
