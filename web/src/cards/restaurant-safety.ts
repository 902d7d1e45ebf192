import type { AllergySeverity, AllergyWarning, ShownRestaurant } from '@merve/contract/cards';

/**
 * Whether the word "safe" may stand at a restaurant: nothing known stands against the person's allergies, nothing is
 * warned of, and somebody who knows said so. What is only unknown is never safe.
 */
export function isSafe({ allergens }: ShownRestaurant): boolean {
  return allergens.clear && allergens.confidence === 'high' && allergens.warnings.length === 0;
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

/** The warnings, the worst first; none is left out. */
export function inOrder(warnings: readonly AllergyWarning[]): AllergyWarning[] {
  return warnings.toSorted(
    (one, other) => worstFirst.indexOf(one.severity) - worstFirst.indexOf(other.severity),
  );
}

type FitLevel = 'excellent' | 'good' | 'partial';

/** 80 points and more are excellent, 60 good. */
export function fitLevel(score: number): FitLevel {
  if (score >= 80) return 'excellent';
  return score >= 60 ? 'good' : 'partial';
}
