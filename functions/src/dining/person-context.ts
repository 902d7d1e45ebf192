import type { Profile, Safety } from '@merve/contract';
import { guardedFoods } from './guarded-foods.ts';

/** What a model is told of the person's tastes (K-154). Their own words: fenced by whoever asks. Pure. */
export function personContext({
  dietary,
  vibes,
  cuisineAffinity,
  cuisineAversion,
  priceComfort,
}: Profile['dining']): string {
  const rows: readonly (readonly [string, readonly (string | number)[]])[] = [
    ['Eats', dietary],
    ['Likes places that are', vibes],
    ['Likes the kitchens', cuisineAffinity],
    ['Dislikes the kitchens', cuisineAversion],
    ['At ease with price tiers (1 to 4)', priceComfort],
  ];
  const told = rows
    .filter(([, values]) => values.length > 0)
    .map(([label, values]) => `${label}: ${values.join(', ')}`);
  return told.length === 0 ? 'Nothing is known of their tastes.' : told.join('\n');
}

/**
 * What every prompt about food says of allergies (K-154, K-157). It informs a model and guards nothing: the guard runs on whatever the model
 * answers. Pure.
 */
export function safetySection(party: readonly Safety[]): string {
  const foods = guardedFoods(party);
  const lines = foods.map(({ name, severity }) =>
    severity === 'anaphylactic'
      ? `⚠️ ANAPHYLACTIC: ${name}. Their life is in danger.`
      : `${severity}: ${name}`,
  );
  return [
    '## SAFETY — USER ALLERGIES',
    ...(lines.length === 0 ? ['None are known. That is not the same as none.'] : lines),
    'Never say or imply that a place or a dish is safe, free of anything, or suitable for an allergy: code judges that after you, and you do not know it.',
  ].join('\n');
}

/** How every prompt of the source ends (K-157). */
export const onlyJson = 'Output only valid JSON. No markdown fences. No preamble.';
