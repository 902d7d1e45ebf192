import type { RadarScores, ShownRestaurant } from '@merve/contract/cards';

export const axes = ['romance', 'quiet', 'food', 'vegan', 'value'] as const;
export type Axis = (typeof axes)[number];

const fields: Readonly<Record<Axis, keyof RadarScores>> = {
  romance: 'romance',
  quiet: 'noiseLevel',
  food: 'foodQuality',
  vegan: 'veganOptions',
  value: 'valueForMoney',
};

/** A restaurant's score on an axis, 0 to 10; null where it has none. */
export function scoreOn({ scores }: ShownRestaurant, axis: Axis): number | null {
  return scores === null ? null : scores[fields[axis]];
}
