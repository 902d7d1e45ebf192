import type { AllergySeverity, AllergyWarning, ShownRestaurant } from '@merve/contract/cards';

/**
 * Whether it may be said that nothing stands against the person's allergies: nothing known does, nothing is warned of, and the restaurant
 * itself said so. What is only unknown is never safe.
 */
export function isSafe({ allergens }: ShownRestaurant): boolean {
  return allergens.clear && allergens.confidence === 'high' && allergens.warnings.length === 0;
}

/**
 * Whose word it is what a restaurant means for the person's allergies: declared in full and lately; declared in part or long ago, so that
 * the rest is not known; or not declared by anybody who knows. Never more than the least sure of it.
 */
export function basisOf({
  confidence,
  declaredOn,
}: Pick<ShownRestaurant['allergens'], 'confidence' | 'declaredOn'>): 'declared' | 'in_part' | 'not_declared' {
  if (declaredOn === null) return 'not_declared';
  return confidence === 'high' ? 'declared' : 'in_part';
}

/** How loud a warning is, by how bad it would be. */
export const levels = {
  anaphylactic: 'danger',
  severe: 'warning',
  moderate: 'caution',
  intolerance: 'info',
} as const satisfies Record<AllergySeverity, string>;
export type WarningLevel = (typeof levels)[AllergySeverity];

const worstFirst: readonly AllergySeverity[] = ['anaphylactic', 'severe', 'moderate', 'intolerance'];
const surestFirst: readonly AllergyWarning['presence'][] = ['contains', 'may_contain', 'unknown'];

/** The warnings, the worst first, of two alike the surer; none is left out. */
export function inOrder(warnings: readonly AllergyWarning[]): AllergyWarning[] {
  return warnings.toSorted(
    (one, other) =>
      worstFirst.indexOf(one.severity) - worstFirst.indexOf(other.severity) ||
      surestFirst.indexOf(one.presence) - surestFirst.indexOf(other.presence),
  );
}

export type FitLevel = 'excellent' | 'good' | 'partial';

/** 80 points and more are excellent, 60 good. */
export function fitLevel(score: number): FitLevel {
  if (score >= 80) return 'excellent';
  return score >= 60 ? 'good' : 'partial';
}

/** Of a ring or a drawn line alone (K-118): none of them is readable as text on every ground. */
export const fitHexes: Readonly<Record<FitLevel, string>> = {
  excellent: '#22c55e',
  good: '#f59e0b',
  partial: '#6b7280',
};
