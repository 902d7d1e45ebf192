import type { ComplexityTier, OutingIntent, PlanAgentWeights, PlanRole, Profile } from '@merve/contract';
import { defaultWeights, type ScoreWeights, weightsFor } from '../venue-scores.ts';

/** What COMMANDER decides before anything is looked for. */
export interface Command {
  readonly tier: ComplexityTier;
  readonly agents: readonly PlanRole[];
  readonly weights: ScoreWeights;
}

const forBusiness = new Set(['work friendly']);

/** L-16: a look-up; several factors; strategic or for business. Pure. */
export function complexityOf(intent: OutingIntent, departures: number): ComplexityTier {
  if (departures > 1 || (intent.size ?? 1) >= 20 || (intent.vibe !== null && forBusiness.has(intent.vibe)))
    return 'tier_3';
  const factors = [intent.budget, intent.place, intent.vibe, intent.size].filter((slot) => slot !== null);
  return factors.length > 1 ? 'tier_2' : 'tier_1';
}

/** Which roles run, and by which weights (L-17, L-18, L-21, L-22). A role that nobody asks anything of is left out. Pure. */
export function commandPlan(
  intent: OutingIntent,
  planning: Profile['planning'] | null,
  { departures, likesVibes }: { readonly departures: number; readonly likesVibes: boolean },
): Command {
  const tier = complexityOf(intent, departures);
  const asksVibe = intent.vibe !== null;
  const middle: PlanRole[] = [
    ...(asksVibe || likesVibes || tier !== 'tier_1' ? (['vibe_matcher'] as const) : []),
    'cost_analyst',
    'critic',
  ];
  return {
    tier,
    agents: ['commander', 'scout', ...middle, 'synthesiser'],
    weights: weightsFor(defaultWeights, {
      budgetSensitivity: planning?.budgetSensitivity ?? (intent.budget === 'low' ? 1 : null),
      vibeFirst: planning?.vibeFirst ?? null,
      riskAverse: planning?.riskAverse ?? null,
      asksVibe,
    }),
  };
}

const hundredths = (weight: number) => Math.round(weight * 100) / 100;

/** The weights by the names of the roles, as the wire tells them (L-79). Pure. */
export function toldWeights({ vibe, cost, risk }: ScoreWeights): PlanAgentWeights {
  return {
    scout: 1,
    vibe_matcher: hundredths(vibe),
    cost_analyst: hundredths(cost),
    critic: hundredths(risk),
  };
}
