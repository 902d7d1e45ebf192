import { z } from 'zod';
import { type ErrorCode, MerveError } from '../../platform/errors.ts';
import { isBrokenCircuitError, isTimeoutError } from '../../platform/resilience.ts';

/** What the SDK throws: a refusal has a status, a connection that failed has none. */
const thrownSchema = z.looseObject({
  type: z.string().optional(),
  statusCode: z.int().optional(),
  code: z.string().nullish(),
  param: z.string().nullish(),
  requestId: z.string().nullish(),
});
type Thrown = z.output<typeof thrownSchema>;

function read(error: unknown): Thrown | null {
  const parsed = thrownSchema.safeParse(error);
  return parsed.success ? parsed.data : null;
}

/** What Stripe may answer otherwise a moment later: no answer, 409 (the same key is being worked on), 429 and 5xx. */
export function isTransient(error: unknown): boolean {
  const status = read(error)?.statusCode;
  return status === undefined || status === 409 || status === 429 || status >= 500;
}

/** Stripe's own word for a refusal, for example `charge_already_refunded`; null for anything else. */
export function refusalCode(error: unknown): string | null {
  const thrown = read(error);
  return thrown?.statusCode === undefined ? null : (thrown.code ?? thrown.type ?? null);
}

function codeOf(status: number | undefined): ErrorCode {
  // A refused key (401, 403) is our fault and mended later; the payment itself is not to blame.
  return status === 400 || status === 402 || status === 404 ? 'PAYMENT_REFUSED' : 'UPSTREAM_UNAVAILABLE';
}

/**
 * Whatever a call to Stripe ended with, as Merve's error: `PAYMENT_REFUSED` for what it refuses, `UPSTREAM_UNAVAILABLE` for
 * all else. Stripe's words are left out: they may quote the key.
 */
export function asStripeError(operation: string, thrown: unknown): MerveError {
  if (thrown instanceof MerveError) return thrown;
  if (isBrokenCircuitError(thrown)) {
    return new MerveError('UPSTREAM_UNAVAILABLE', `Stripe ${operation}: not tried, the breaker is open`);
  }
  if (isTimeoutError(thrown)) {
    return new MerveError('UPSTREAM_UNAVAILABLE', `Stripe ${operation}: no answer in time`);
  }
  const { statusCode, code, type, param, requestId } = read(thrown) ?? {};
  const said = [statusCode ?? 'no answer', code ?? type, param, requestId]
    .filter((part) => part != null)
    .join(' ');
  return new MerveError(codeOf(statusCode), `Stripe ${operation}: ${said}`, {
    ...(statusCode === undefined ? {} : { details: { status: statusCode } }),
  });
}
