import { MerveError } from '../platform/errors.ts';

/**
 * Waits until the model's answer that makes a call is in the durable log: before that, a tool may do no more than read. A call
 * that was given up meanwhile (its time-out, the turn's deadline) must not begin: the turn has gone on without it, and has told
 * the person so.
 * @throws MerveError `UPSTREAM_UNAVAILABLE` when it was given up; what the log threw when it could not be recorded.
 */
export async function onceRecorded({
  recorded,
  signal,
}: {
  readonly recorded?: Promise<void>;
  readonly signal: AbortSignal;
}): Promise<void> {
  await recorded;
  if (!signal.aborted) return;
  throw new MerveError('UPSTREAM_UNAVAILABLE', 'The call was given up before it was recorded', {
    cause: signal.reason,
  });
}
