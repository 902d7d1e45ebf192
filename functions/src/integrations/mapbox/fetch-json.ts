import { MerveError } from '../../platform/errors.ts';
import { log } from '../../platform/log.ts';
import { isBrokenCircuitError, isTimeoutError, outsideCallPolicy } from '../../platform/resilience.ts';

export interface MapboxOptions {
  readonly token: string;
  /** Only tests set it: the loopback double. */
  readonly baseUrl?: string;
  /** Milliseconds for one attempt; 2,500 when left out. */
  readonly timeoutMs?: number;
  readonly now?: () => Date;
}

/** Why nothing came of a request. `limited` and `unavailable` pass; the others are for an operator. */
type Reason = 'denied' | 'limited' | 'rejected' | 'unavailable' | 'malformed';

/** One attempt that failed. Its message never holds the address that was asked: the token is in it. */
class AttemptFailed extends Error {
  readonly reason: Reason;
  /** When requests are taken again; null where the answer does not say. */
  readonly limitedUntil: Date | null;
  constructor(reason: Reason, message: string, limitedUntil: Date | null = null) {
    super(message);
    this.reason = reason;
    this.limitedUntil = limitedUntil;
  }
}

/** Limits are by the minute (`X-Rate-Limit-Interval`: 60); a clock of theirs that is wrong silences us no longer. */
const longestQuietMs = 60_000;

function statusFailed({ status, headers }: Response): AttemptFailed {
  const message = `HTTP ${status}`;
  if (status === 401 || status === 403) return new AttemptFailed('denied', message);
  if (status >= 500) return new AttemptFailed('unavailable', message);
  if (status !== 429) return new AttemptFailed('rejected', message);
  const reset = Number(headers.get('x-rate-limit-reset') ?? Number.NaN);
  return new AttemptFailed('limited', message, Number.isFinite(reset) ? new Date(reset * 1000) : null);
}

async function attempt(url: URL, signal: AbortSignal): Promise<unknown> {
  let response: Response;
  let body: string;
  try {
    response = await fetch(url, { signal, redirect: 'error' });
    body = await response.text();
  } catch (thrown) {
    throw new AttemptFailed('unavailable', thrown instanceof Error ? thrown.name : 'connection lost');
  }
  if (!response.ok) throw statusFailed(response);
  try {
    return JSON.parse(body);
  } catch {
    throw new AttemptFailed('malformed', 'the answer is no JSON');
  }
}

function problemOf(thrown: unknown): { readonly reason: Reason; readonly problem: string } {
  if (thrown instanceof AttemptFailed) return { reason: thrown.reason, problem: thrown.message };
  if (isTimeoutError(thrown)) return { reason: 'unavailable', problem: 'timed out' };
  if (isBrokenCircuitError(thrown)) return { reason: 'unavailable', problem: 'breaker open' };
  throw thrown;
}

function unavailable(reason: Reason): MerveError {
  return new MerveError('UPSTREAM_UNAVAILABLE', `Mapbox: ${reason}`, { details: { reason } });
}

/**
 * GET requests to the Mapbox API, all through one policy: 2.5 s an attempt, one more attempt after a lost connection or 5xx
 * (reading twice changes nothing), a breaker that opens for 30 s after five such failures. After a 429 nothing is asked until
 * the limit is over. Nothing is cached: temporary results may not be.
 * https://docs.mapbox.com/api/guides/#rate-limits, https://www.mapbox.com/legal/product-terms
 */
export function mapboxFetch(options: MapboxOptions) {
  const { token, baseUrl = 'https://api.mapbox.com', timeoutMs = 2_500, now = () => new Date() } = options;
  const policy = outsideCallPolicy({
    timeoutMs,
    retries: 1,
    isTransient: (error) => error instanceof AttemptFailed && error.reason === 'unavailable',
    breaker: { failures: 5, openMs: 30_000 },
  });
  let quietUntil = 0;

  function noteLimit(thrown: unknown): void {
    if (!(thrown instanceof AttemptFailed) || thrown.reason !== 'limited') return;
    const longest = now().getTime() + longestQuietMs;
    quietUntil = Math.min(thrown.limitedUntil?.getTime() ?? longest, longest);
  }

  /** @throws MerveError `UPSTREAM_UNAVAILABLE` with the reason. */
  return async function fetchJson(
    path: string,
    parameters: Readonly<Record<string, string>>,
    signal?: AbortSignal,
  ): Promise<unknown> {
    if (now().getTime() < quietUntil) throw unavailable('limited');
    const url = new URL(path, baseUrl);
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    url.searchParams.set('access_token', token);
    try {
      return await policy.run((attemptSignal) => attempt(url, attemptSignal), signal);
    } catch (thrown) {
      noteLimit(thrown);
      const { reason, problem } = problemOf(thrown);
      if (reason === 'denied' || reason === 'rejected') {
        log.error('map request refused', { path, reason, problem });
      } else log.warning('map request failed', { path, reason, problem });
      throw unavailable(reason);
    }
  };
}
