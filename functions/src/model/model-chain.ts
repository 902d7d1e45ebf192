/**
 * Several models in order, each under its own time-out and its own breaker: what the doors to models have in common.
 *
 * Moves on after a rate limit, an outage, a time-out, a malformed answer or a misconfiguration (which is also logged as
 * an error, since nothing but an operator mends it). Does not move on after `MODEL_BLOCKED`: asking another model until
 * one agrees would go round the safety check. Does not move on when the caller has ended the call.
 */
import { asMerveError, type ErrorCode, MerveError } from '../platform/errors.ts';
import { log } from '../platform/log.ts';
import { isBrokenCircuitError, isTimeoutError, outsideCallPolicy } from '../platform/resilience.ts';

export interface Chained<Model> {
  readonly model: Model;
  readonly policy: {
    /** Milliseconds for one answer of this model, streaming included. */
    readonly timeoutMs: number;
    /** Failures in a row after which the model is left out, and for how many milliseconds. */
    readonly breaker: { readonly failures: number; readonly openMs: number };
  };
}

const passedOn: readonly ErrorCode[] = [
  'MODEL_RATE_LIMITED',
  'MODEL_UNAVAILABLE',
  'MODEL_TIMEOUT',
  'MODEL_MALFORMED',
  'MODEL_MISCONFIGURED',
];

/** A 400 is about one request and says nothing of the next; a bad key or model id fails them all. */
const countsForBreaker = (error: Error): boolean =>
  error instanceof MerveError &&
  passedOn.includes(error.code) &&
  !(error.code === 'MODEL_MISCONFIGURED' && error.details.status === 400);

const tookTooLong = (modelId: string): MerveError =>
  new MerveError('MODEL_TIMEOUT', `${modelId} did not answer in time`, { details: { modelId } });

function asModelError(thrown: unknown, modelId: string): MerveError {
  if (isTimeoutError(thrown)) return tookTooLong(modelId);
  if (isBrokenCircuitError(thrown)) {
    return new MerveError('MODEL_UNAVAILABLE', `${modelId} is left out after repeated failures`, {
      details: { modelId },
    });
  }
  return asMerveError(thrown);
}

/** Asks one model after another until one answers. */
export type FirstToAnswer<Model> = <Answer>(
  ask: (model: Model, signal: AbortSignal) => Promise<Answer>,
  signal?: AbortSignal,
) => Promise<Answer>;

/**
 * @param models tried in this order; at least one.
 * @throws MerveError of the last model tried, when none answered; `MODEL_TIMEOUT` when the caller ended the call.
 */
export function firstToAnswer<Model extends { readonly modelId: string }>(
  models: readonly Chained<Model>[],
): FirstToAnswer<Model> {
  const links = models.map(({ model, policy }) => ({
    model,
    policy: outsideCallPolicy({ ...policy, retries: 0, isTransient: countsForBreaker }),
  }));
  return async (ask, signal) => {
    let last = new MerveError('MODEL_MISCONFIGURED', 'The chain of language models is empty');
    for (const { model, policy } of links) {
      if (signal?.aborted) throw new MerveError('MODEL_TIMEOUT', 'The caller ended the call');
      try {
        return await policy.run(async (attempt) => {
          try {
            return await ask(model, attempt);
          } catch (thrown) {
            // Whatever a model throws because its time is up, its time was up.
            if (attempt.aborted) throw tookTooLong(model.modelId);
            throw thrown;
          }
        }, signal);
      } catch (thrown) {
        last = asModelError(thrown, model.modelId);
        if (signal?.aborted)
          throw new MerveError('MODEL_TIMEOUT', 'The caller ended the call', { cause: thrown });
        if (!passedOn.includes(last.code)) throw last;
        const fields = { modelId: model.modelId, code: last.code };
        if (last.code === 'MODEL_MISCONFIGURED') log.error('model misconfigured', fields, last);
        else log.warning('model passed over', { ...fields, reason: last.message });
      }
    }
    throw last;
  };
}
