import type { RadarScores } from '@merve/contract/cards';

/** In the order in which they stand around a radar. */
export const axes = ['romance', 'quiet', 'food', 'vegan', 'value'] as const;
export type Axis = (typeof axes)[number];

const fields: Readonly<Record<Axis, keyof RadarScores>> = {
  romance: 'romance',
  quiet: 'noiseLevel',
  food: 'foodQuality',
  vegan: 'veganOptions',
  value: 'valueForMoney',
};

/** The score on an axis, 0 to 10; null where there is none. */
export function scoreOn(scores: RadarScores | null, axis: Axis): number | null {
  return scores === null ? null : scores[fields[axis]];
}

/** What a radar draws of one restaurant. */
export interface RadarSeries {
  readonly id: string;
  readonly name: string;
  readonly scores: RadarScores;
  /** Of its line and its area; any colour of CSS. */
  readonly colour: string;
}
