import type { ApiError } from '@merve/contract';

/** A request that did not do what was asked. `code` is the API's, or `OFFLINE` / `TIMEOUT` when no answer came. */
export class ApiFailure extends Error {
  readonly code: string;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly traceId: string | null;
  /** Seconds after which the same request may succeed; null where the API did not say. */
  readonly retryAfter: number | null;
  /** The whole answer, for routes whose refusals say more. */
  readonly body: unknown;

  constructor(
    error: Omit<ApiError, 'traceId'>,
    rest: { status: number; traceId?: string; retryAfter?: number; body?: unknown },
  ) {
    super(error.message);
    this.name = 'ApiFailure';
    this.code = error.code;
    this.status = rest.status;
    this.traceId = rest.traceId ?? null;
    this.retryAfter = rest.retryAfter ?? null;
    this.body = rest.body;
  }

  /** Whether the request may be repeated as it is: no answer came, or the server was in trouble. */
  get passing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}
