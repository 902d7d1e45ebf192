import type { JsonObject } from '@merve/contract';
import { capabilityPlannings } from '../../functions/src/entrypoints/capabilities.ts';
import { fallbackChain } from '../../functions/src/model/fallback-chain.ts';
import { keywordPlanner } from '../../functions/src/model/keyword-planner.ts';
import type {
  CatalogueMentions,
  LanguageModel,
  ModelAnswer,
  ModelRequest,
} from '../../functions/src/model/language-model.ts';
import { type ErrorCode, MerveError } from '../../functions/src/platform/errors.ts';
import type { SeededRandom } from '../surroundings/seeded-random.ts';
import type { Instance } from './instances.ts';
import { never, type Scheduler } from './scheduler.ts';

/** What a model must never get through to a person: nothing was committed when it says so. */
export const falseClaims = [
  'Booked! Your table is waiting for you.',
  'Great news: your booking is confirmed, see you there.',
  'I have cancelled your booking.',
] as const;

const errorCodes = ['MODEL_RATE_LIMITED', 'MODEL_UNAVAILABLE', 'MODEL_MALFORMED', 'MODEL_BLOCKED'] as const;

/**
 * A language model by dice: mostly the keyword planner's sensible plan, and now and then what models do: an error, no
 * answer at all, a call of a tool that is not there or with arguments it made up, a claim of what nobody did.
 */
export function simulatedModel(parts: {
  readonly instance: Instance;
  readonly catalogue: CatalogueMentions;
  readonly scheduler: Scheduler;
  readonly random: SeededRandom;
  /** Behind the real fallback chain, with the real planner after it. */
  readonly chained: boolean;
}): LanguageModel {
  const { instance, catalogue, scheduler, random } = parts;
  const planner = keywordPlanner(catalogue, capabilityPlannings);
  const alone: LanguageModel = {
    modelId: 'simulated',
    async generate(request, options = {}) {
      const fault = await scheduler.reach({
        of: instance,
        what: 'model',
        faults: [
          'model-error',
          'model-timeout',
          'model-wrong-call',
          'model-false-claim',
          'crash-before-call',
        ],
      });
      if (fault === 'crash-before-call') instance.die(fault);
      if (!instance.alive) return never;
      if (options.signal?.aborted) throw new MerveError('MODEL_TIMEOUT', 'The caller ended the call');
      if (fault === 'model-error') throw modelError(random.pick(errorCodes));
      if (fault === 'model-timeout') return untilAborted(options.signal);
      if (fault === 'model-wrong-call') return calling(wrongCall(request, random));
      if (fault === 'model-false-claim') return saying(random.pick(falseClaims));
      return { ...(await planner.generate(request, options)), modelId: 'simulated' };
    },
  };
  if (!parts.chained) return alone;
  const breaker = { failures: 5, openMs: 30_000 };
  return fallbackChain([
    { model: alone, policy: { timeoutMs: 30_000, breaker } },
    { model: planner, policy: { timeoutMs: 10_000, breaker } },
  ]);
}

const modelError = (code: ErrorCode) => new MerveError(code, 'The simulated model fails');

function untilAborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    const timedOut = () => reject(new MerveError('MODEL_TIMEOUT', 'The simulated model does not answer'));
    if (signal === undefined || signal.aborted) timedOut();
    else signal.addEventListener('abort', timedOut, { once: true });
  });
}

const answer = { modelId: 'simulated', finish: 'stop', usage: { inputTokens: 1, outputTokens: 1 } } as const;

function saying(text: string): ModelAnswer {
  return { ...answer, rawParts: [{ text }], text, toolCalls: [] };
}

function calling(call: { name: string; args: JsonObject }): ModelAnswer {
  return { ...answer, rawParts: [{ functionCall: call }], text: '', toolCalls: [{ callId: null, ...call }] };
}

function wrongCall(request: ModelRequest, random: SeededRandom): { name: string; args: JsonObject } {
  const listing = request.situation.lastListings[0]?.listingId ?? 'lst_olive';
  return random.pick<{ name: string; args: JsonObject }>([
    { name: 'bookEverything', args: {} },
    { name: 'initiateBooking', args: { listing: 'The Place That Is Not', startsAtLocal: 'soon', party: 2 } },
    { name: 'initiateBooking', args: { listing } },
    { name: 'initiateBooking', args: { listing, startsAtLocal: '2026-11-22T19:00', party: 2 } },
    { name: 'cancelBooking', args: { reference: 'AAAAAA' } },
    { name: 'myBookings', args: {} },
  ]);
}
