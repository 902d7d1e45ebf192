/**
 * Several language models behind one door. Each is tried in order, under its own time-out and its own breaker; the
 * answer carries the id of the model that gave it.
 *
 * Moves on after a rate limit, an outage, a time-out, a malformed answer or a misconfiguration (which is also logged as
 * an error, since nothing but an operator mends it). Does not move on after `MODEL_BLOCKED`: asking another model until
 * one agrees would go round the safety check. Does not move on when the caller has ended the call.
 *
 * Streaming: text goes to `onText` as the first model writes it, so a good answer is not delayed. If a model fails after
 * some of its text was already given away, that text cannot be taken back; the models after it then run without
 * streaming, and nothing more goes to `onText`. So `onText` never mixes two answers, and may end with a piece of one
 * that was given up: `answer.text` alone is the answer, and whoever showed that piece says the answer behind it.
 */
import { asMerveError, type ErrorCode, MerveError } from '../platform/errors.ts';
import { log } from '../platform/log.ts';
import { isBrokenCircuitError, isTimeoutError, outsideCallPolicy } from '../platform/resilience.ts';
import type { LanguageModel, ModelAnswer, ModelRequest } from './language-model.ts';

export interface ChainedModel {
  readonly model: LanguageModel;
  readonly policy: {
    /** Milliseconds for one answer of this model, streaming included. */
    readonly timeoutMs: number;
    /** Failures in a row after which the model is left out, and for how many milliseconds. */
    readonly breaker: { readonly failures: number; readonly openMs: number };
  };
}

type GenerateOptions = Parameters<LanguageModel['generate']>[1];

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

/**
 * @param models tried in this order; at least one.
 * @throws MerveError of the last model tried, when none answered.
 */
export function fallbackChain(models: readonly ChainedModel[]): LanguageModel {
  const links = models.map(({ model, policy }) => ({
    model,
    policy: outsideCallPolicy({ ...policy, retries: 0, isTransient: countsForBreaker }),
  }));
  const modelId = models.map(({ model }) => model.modelId).join(' → ');

  async function generate(request: ModelRequest, options: GenerateOptions = {}): Promise<ModelAnswer> {
    const { signal, onText } = options;
    let isSpoilt = false;
    let last = new MerveError('MODEL_MISCONFIGURED', 'The chain of language models is empty');
    for (const { model, policy } of links) {
      if (signal?.aborted) throw new MerveError('MODEL_TIMEOUT', 'The caller ended the call');
      let isCurrent = true;
      let hasSpoken = false;
      const forward = (delta: string): void => {
        // A model that was given up may still be writing.
        if (!isCurrent || delta === '') return;
        hasSpoken = true;
        onText?.(delta, model.modelId);
      };
      const isStreamed = onText !== undefined && !isSpoilt;
      try {
        return await policy.run(async (attempt) => {
          try {
            return await model.generate(request, {
              signal: attempt,
              ...(isStreamed ? { onText: forward } : {}),
            });
          } catch (thrown) {
            // Whatever a model throws because its time is up, its time was up.
            if (attempt.aborted) throw tookTooLong(model.modelId);
            throw thrown;
          }
        }, signal);
      } catch (thrown) {
        isCurrent = false;
        last = asModelError(thrown, model.modelId);
        if (signal?.aborted)
          throw new MerveError('MODEL_TIMEOUT', 'The caller ended the call', { cause: thrown });
        if (!passedOn.includes(last.code)) throw last;
        isSpoilt ||= hasSpoken;
        const fields = { modelId: model.modelId, code: last.code };
        if (last.code === 'MODEL_MISCONFIGURED') log.error('model misconfigured', fields, last);
        else log.warning('model passed over', { ...fields, reason: last.message });
      }
    }
    throw last;
  }

  return { modelId, generate };
}
