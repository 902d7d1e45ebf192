/** `$` to `$$$$`, 1 to 4. */
export type PriceTier = 1 | 2 | 3 | 4;

export interface CostProfile {
  readonly priceTier: PriceTier | null;
  readonly confidence: 'high' | 'medium' | 'low' | 'none';
  /** 0 to 1, the cheaper the higher; null where no price is known. */
  readonly value: number | null;
}

const valueOfTier = { 1: 0.8, 2: 0.6, 3: 0.4, 4: 0.2 } as const satisfies Record<PriceTier, number>;
const byConfidence = { high: 1, medium: 0.95, low: 0.9 } as const;

/**
 * What a venue costs, out of what its sources say: agreed is sure, one source is less so; of sources that differ the median counts, the
 * dearer of two, and is least sure. The rules are L-41 to L-47 of the source, settled by C-11. Pure.
 */
export function costProfile(tiers: readonly (PriceTier | null)[]): CostProfile {
  const known = tiers.filter((tier) => tier !== null).toSorted((one, other) => one - other);
  const median = known[Math.floor(known.length / 2)];
  if (median === undefined) return { priceTier: null, confidence: 'none', value: null };
  const agreed = known.every((tier) => tier === median);
  const confidence = !agreed ? 'low' : known.length > 1 ? 'high' : 'medium';
  return { priceTier: median, confidence, value: valueOfTier[median] * byConfidence[confidence] };
}

export type RiskSeverity = 'high' | 'medium' | 'low';
const weightOfRisk = { low: 0.2, medium: 0.5, high: 0.9 } as const satisfies Record<RiskSeverity, number>;

/** 1 without a risk, less the worse the worst is; null where nobody could be asked: that is not the same as no risk (C-10). Pure. */
export function riskScore(severities: readonly RiskSeverity[] | null): number | null {
  if (severities === null) return null;
  return 1 - Math.max(0, ...severities.map((severity) => weightOfRisk[severity]));
}

export interface ScoreWeights {
  readonly vibe: number;
  readonly cost: number;
  readonly risk: number;
}
/** L-58. */
export const defaultWeights: ScoreWeights = { vibe: 0.33, cost: 0.4, risk: 0.27 };
/** Of the longest way, where members set out from several places. */
const travelWeight = 0.2;
const maxTravel = 60;

/** What the roles are called where their weights are told (L-18). */
export interface AgentWeights {
  readonly vibe_matcher?: number;
  readonly cost_analyst?: number;
  readonly critic?: number;
}

/** The weights of the terms, out of those of the roles: what is missing is the default's; together one (C-10). Pure. */
export function weightsOf({ vibe_matcher, cost_analyst, critic }: AgentWeights): ScoreWeights {
  const bounded = (weight: number | undefined, otherwise: number) =>
    weight === undefined || !Number.isFinite(weight) ? otherwise : Math.min(1, Math.max(0, weight));
  const vibe = bounded(vibe_matcher, defaultWeights.vibe);
  const cost = bounded(cost_analyst, defaultWeights.cost);
  const risk = bounded(critic, defaultWeights.risk);
  const sum = vibe + cost + risk;
  return sum === 0 ? defaultWeights : { vibe: vibe / sum, cost: cost / sum, risk: risk / sum };
}

/** How a person likes their plans, as it moves the weights (L-21, L-22): a tenth more, then made one again. Pure. */
export function weightsFor(
  weights: ScoreWeights,
  likes: {
    readonly budgetSensitivity: number | null;
    readonly vibeFirst: boolean | null;
    readonly riskAverse: boolean | null;
    /** A mood was asked for in so many words. */
    readonly asksVibe: boolean;
  },
): ScoreWeights {
  const more = 0.1;
  return weightsOf({
    vibe_matcher: weights.vibe + (likes.vibeFirst === true || likes.asksVibe ? more : 0),
    cost_analyst: weights.cost + ((likes.budgetSensitivity ?? 0) > 0.5 ? more : 0),
    critic: weights.risk + (likes.riskAverse === true ? more : 0),
  });
}

/** The terms of one venue, each 0 to 1; null where it is not known. */
export interface VenueTerms {
  readonly vibe: number | null;
  readonly value: number | null;
  readonly risk: number | null;
  /** Minutes of whoever has the longest way; null where members set out from one place, or nobody knows. */
  readonly worstTravel: number | null;
}

/**
 * One mark of a venue, 0 to 1: its terms by their weights (L-57). A term that is not known is left out and the others weigh more; null where
 * none is known. With ways of several members there is a fourth term, 1 − minutes ÷ 60, of weight 0.20. Pure.
 */
export function compositeScore(
  { vibe, value, risk, worstTravel }: VenueTerms,
  weights: ScoreWeights,
): number | null {
  const travel = worstTravel === null ? null : Math.max(0, 1 - worstTravel / maxTravel);
  const terms = [
    [vibe, weights.vibe],
    [value, weights.cost],
    [risk, weights.risk],
    [travel, travelWeight],
  ] as const;
  let sum = 0;
  let weighed = 0;
  for (const [term, weight] of terms) {
    if (term === null) continue;
    sum += term * weight;
    weighed += weight;
  }
  return weighed === 0 ? null : sum / weighed;
}
