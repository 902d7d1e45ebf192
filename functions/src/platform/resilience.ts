import {
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  IterableBackoff,
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
  /** Milliseconds before each attempt after the first; exponential with jitter if left out. The last holds for all that follow. */
  readonly pausesMs?: readonly number[];
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
  const attempts = retry(transient, {
    maxAttempts: options.retries,
    backoff:
      options.pausesMs === undefined || options.pausesMs.length === 0
        ? new ExponentialBackoff()
        : new IterableBackoff(options.pausesMs),
  });
  const within = (timeoutMs: number) =>
    wrap(attempts, breaker, timeout(timeoutMs, TimeoutStrategy.Aggressive));
  const policy = within(options.timeoutMs);
  return {
    /** @param timeoutMs of one attempt, where this call has another than all */
    run: <T>(
      call: (signal: AbortSignal) => Promise<T>,
      signal?: AbortSignal,
      timeoutMs = options.timeoutMs,
    ): Promise<T> =>
      (timeoutMs === options.timeoutMs ? policy : within(timeoutMs)).execute(
        ({ signal: attemptSignal }) => call(attemptSignal),
        signal,
      ),
    isOpen: () => breaker.state === CircuitState.Open,
  };
}

export { isBrokenCircuitError, isTaskCancelledError as isTimeoutError };
