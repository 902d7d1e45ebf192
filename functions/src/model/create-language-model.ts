/** Which models a function talks to, from its configuration. */
import type { z } from 'zod';
import type { modelSection } from '../platform/config.ts';
import { type Asker, askerOver } from './asker.ts';
import { fallbackChain } from './fallback-chain.ts';
import { gemini } from './gemini.ts';
import type { ThinkingLevel } from './gemini-call.ts';
import { geminiStructured } from './gemini-structured.ts';
import { keywordPlanner, type LoadPlannings } from './keyword-planner.ts';
import type { CatalogueMentions, LanguageModel } from './language-model.ts';

/** How long one answer may take before the next model is asked, in milliseconds. */
const primaryTimeoutMs = 30_000;
const fallbackTimeoutMs = 20_000;
const plannerTimeoutMs = 10_000;
const breaker = { failures: 5, openMs: 30_000 };

/**
 * Without `GEMINI_API_KEY` the keyword planner alone: nothing leaves the machine. With it, the configured Gemini model,
 * then the configured fallback model, then the planner, so that a person is always answered.
 *
 * @param options.catalogue tells the planner which listings a message names.
 * @param options.plannings how it reads the wishes of the capabilities
 */
export function createLanguageModel(options: {
  readonly config: z.output<typeof modelSection>;
  readonly catalogue: CatalogueMentions;
  readonly plannings: LoadPlannings;
  /** How long Gemini thinks before it answers; `low` suits a conversation. */
  readonly thinkingLevel?: ThinkingLevel;
}): LanguageModel {
  const { config, catalogue, plannings, thinkingLevel } = options;
  const planner = keywordPlanner(catalogue, plannings);
  const apiKey = config.GEMINI_API_KEY;
  if (apiKey === undefined) return planner;
  const geminiModel = (modelId: string, timeoutMs: number): LanguageModel =>
    gemini({ apiKey, modelId, timeoutMs, baseUrl: config.GEMINI_API_BASE_URL, thinkingLevel });
  return fallbackChain([
    {
      model: geminiModel(config.GEMINI_MODEL, primaryTimeoutMs),
      policy: { timeoutMs: primaryTimeoutMs + 1_000, breaker },
    },
    {
      model: geminiModel(config.GEMINI_FALLBACK_MODEL, fallbackTimeoutMs),
      policy: { timeoutMs: fallbackTimeoutMs + 1_000, breaker },
    },
    { model: planner, policy: { timeoutMs: plannerTimeoutMs, breaker: { failures: 1_000, openMs: 1 } } },
  ]);
}

/**
 * Who is asked for values: the same models in the same order, and behind them code. Without `GEMINI_API_KEY` code alone.
 */
export function createAsker(config: z.output<typeof modelSection>): Asker {
  const apiKey = config.GEMINI_API_KEY;
  if (apiKey === undefined) return askerOver([]);
  const chained = (modelId: string, timeoutMs: number) => ({
    model: geminiStructured({ apiKey, modelId, timeoutMs, baseUrl: config.GEMINI_API_BASE_URL }),
    // An answer and its repair.
    policy: { timeoutMs: 2 * timeoutMs + 1_000, breaker },
  });
  return askerOver([
    chained(config.GEMINI_MODEL, primaryTimeoutMs),
    chained(config.GEMINI_FALLBACK_MODEL, fallbackTimeoutMs),
  ]);
}
