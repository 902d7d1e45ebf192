import type { ModelPrice, TurnStep, UsageCounts, UsageLimits, UsageOfDay } from '@merve/contract';

export const nothingUsed: UsageCounts = {
  modelRounds: 0,
  inputTokens: 0,
  outputTokens: 0,
  costMicros: 0,
  outbound: 0,
};

/**
 * What a model charges for tokens, in millionths of a US dollar, rounded up. A model without a price in the market's
 * controller counts as the dearest one known there: a model switched on without a thought must not look free.
 */
export function costOf(
  tokens: { readonly modelId: string; readonly inputTokens: number; readonly outputTokens: number },
  prices: UsageLimits['spend']['prices'],
): number {
  const price = Object.hasOwn(prices, tokens.modelId) ? prices[tokens.modelId] : undefined;
  const { inputMicrosPerMillion, outputMicrosPerMillion } = price ?? dearest(Object.values(prices));
  const micros = tokens.inputTokens * inputMicrosPerMillion + tokens.outputTokens * outputMicrosPerMillion;
  return Math.ceil(micros / 1_000_000);
}

function dearest(prices: readonly ModelPrice[]): ModelPrice {
  return {
    inputMicrosPerMillion: Math.max(0, ...prices.map((price) => price.inputMicrosPerMillion)),
    outputMicrosPerMillion: Math.max(0, ...prices.map((price) => price.outputMicrosPerMillion)),
  };
}

/**
 * What a turn's models consumed, from its durable log: a turn resumed after a crash counts each answer once. An
 * answer that never arrived (a time-out) is not counted, because nobody knows what it cost.
 */
export function usageOfSteps(
  steps: readonly TurnStep[],
  prices: UsageLimits['spend']['prices'],
): Omit<UsageCounts, 'outbound'> {
  const answers = steps.filter((step) => step.type === 'model');
  return {
    modelRounds: answers.length,
    inputTokens: answers.reduce((sum, answer) => sum + answer.inputTokens, 0),
    outputTokens: answers.reduce((sum, answer) => sum + answer.outputTokens, 0),
    costMicros: answers.reduce((sum, answer) => sum + costOf(answer, prices), 0),
  };
}

/** A finished turn added to its day; a turn of a new day begins a new count. */
export function addTurn(
  known: UsageOfDay | null,
  date: string,
  turn: UsageCounts & { readonly limited: boolean; readonly suspicious: boolean },
): UsageOfDay {
  const day = known?.date === date ? known : null;
  return {
    date,
    turns: (day?.turns ?? 0) + 1,
    limited: (day?.limited ?? 0) + (turn.limited ? 1 : 0),
    suspicious: (day?.suspicious ?? 0) + (turn.suspicious ? 1 : 0),
    modelRounds: (day?.modelRounds ?? 0) + turn.modelRounds,
    inputTokens: (day?.inputTokens ?? 0) + turn.inputTokens,
    outputTokens: (day?.outputTokens ?? 0) + turn.outputTokens,
    costMicros: (day?.costMicros ?? 0) + turn.costMicros,
    outbound: (day?.outbound ?? 0) + turn.outbound,
    ...(day?.purposes === undefined ? {} : { purposes: day.purposes }),
  };
}

/** What a day's count says was spent on a date, in millionths of a US dollar; nothing if it counts another day. */
export function spentOn(
  counted: { readonly date: string; readonly costMicros: number } | null,
  date: string,
): number {
  return counted?.date === date ? counted.costMicros : 0;
}

/** Tokens of one answer, and the model whose price they have. */
type Spent = Parameters<typeof costOf>[0];

/** What models answered for a purpose outside any turn (a summary), added to its day: to the whole, and by itself. */
export function addAsked(
  known: UsageOfDay | null,
  date: string,
  asked: { readonly purpose: string; readonly spent: readonly Spent[] },
  prices: UsageLimits['spend']['prices'],
): UsageOfDay {
  const { purpose, spent } = asked;
  const counts = {
    inputTokens: spent.reduce((sum, { inputTokens }) => sum + inputTokens, 0),
    outputTokens: spent.reduce((sum, { outputTokens }) => sum + outputTokens, 0),
    costMicros: spent.reduce((sum, answer) => sum + costOf(answer, prices), 0),
  };
  const unlimited = { limited: false, suspicious: false };
  const day = addTurn(known, date, { ...nothingUsed, ...counts, modelRounds: spent.length, ...unlimited });
  const before = day.purposes?.[purpose];
  return {
    ...day,
    turns: day.turns - 1,
    purposes: {
      ...day.purposes,
      [purpose]: {
        answers: (before?.answers ?? 0) + spent.length,
        inputTokens: (before?.inputTokens ?? 0) + counts.inputTokens,
        outputTokens: (before?.outputTokens ?? 0) + counts.outputTokens,
        costMicros: (before?.costMicros ?? 0) + counts.costMicros,
      },
    },
  };
}
