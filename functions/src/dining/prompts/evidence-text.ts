import type { DiningPreferences } from '@merve/contract';
import type { Evidence } from '../facts/evidence.ts';

const maxReview = 500;
const maxReviews = 6;

/** One restaurant as a model is shown it: its document's facts and what guests wrote. All of it strangers' text. Pure. */
export function evidenceText({ restaurant, reviews }: Evidence): string {
  const { name, area, cuisines, dishes, vibes, dietary, priceTier, rating, votes } = restaurant;
  return [
    `name: ${name}`,
    `area: ${area}`,
    `cuisines: ${cuisines.join(', ')}`,
    `dishes: ${dishes.join(', ')}`,
    `known for: ${vibes.join(', ')}`,
    `diets: ${dietary.join(', ')}`,
    `price: ${priceTier === null ? 'unknown' : '$'.repeat(priceTier)}`,
    `rating: ${rating === null ? 'none' : `${rating} of 5, ${votes} votes`}`,
    ...reviews
      .slice(0, maxReviews)
      .map(({ text }, index) => `review ${index + 1}: ${text.slice(0, maxReview)}`),
  ].join('\n');
}

/** What a person likes, as a model is told it: their own words, fenced by whoever asks (K-154). Pure. */
export function tasteText({
  dietary,
  vibes,
  cuisineAffinity,
  cuisineAversion,
  priceComfort,
}: DiningPreferences): string {
  const rows: readonly (readonly [string, readonly string[]])[] = [
    ['diet', dietary],
    ['likes the mood', vibes],
    ['likes the kitchens', cuisineAffinity],
    ['does not like the kitchens', cuisineAversion],
    ['at ease with the price', priceComfort.map((tier) => '$'.repeat(tier))],
  ];
  const told = rows
    .filter(([, values]) => values.length > 0)
    .map(([label, values]) => `${label}: ${values.join(', ')}`);
  return told.length === 0 ? 'Nothing is known of their taste.' : told.join('\n');
}
