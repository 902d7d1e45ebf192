import {
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  isBrokenCircuitError,
  isTaskCancelledError,
  retry,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel';

export interface OutsideCallOptions {
  /** Milliseconds until the attempt is aborted through its signal. */
  readonly timeoutMs: number;
  /** Attempts after the first. Give more than 0 only where repeating the call cannot repeat an effect. */
  readonly retries: number;
  /** Which failures may be retried and count towards the breaker. */
  readonly isTransient: (error: Error) => boolean;
  /** Consecutive transient failures that open the breaker, and for how long, in milliseconds. */
  readonly breaker: { failures: number; openMs: number };
}

/**
 * A policy for one outside service: time-out, bounded retries with jitter, and a breaker shared by all calls made
 * through it (per instance; instances do not share memory).
 */
export function outsideCallPolicy(options: OutsideCallOptions) {
  const transient = handleWhen(
    (error) => isTaskCancelledError(error) || (error instanceof Error && options.isTransient(error)),
  );
  const breaker = circuitBreaker(transient, {
    halfOpenAfter: options.breaker.openMs,
    breaker: new ConsecutiveBreaker(options.breaker.failures),
  });
  const attempts = retry(transient, { maxAttempts: options.retries, backoff: new ExponentialBackoff() });
  const policy = wrap(attempts, breaker, timeout(options.timeoutMs, TimeoutStrategy.Aggressive));
  return {
    run: <T>(call: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T> =>
      policy.execute(({ signal: attemptSignal }) => call(attemptSignal), signal),
    isOpen: () => breaker.state === CircuitState.Open,
  };
}

export { isBrokenCircuitError, isTaskCancelledError as isTimeoutError };
