import type { Plan } from '../simulate.ts';

/**
 * Which world of its focus shows which planted bug, so that the tests need one for each. A change of the code moves them:
 * then a search finds another, the test says so, and what `npm run simulate -- --planted` prints is written here anew.
 */
export const foundBy: Readonly<Record<string, Pick<Plan, 'seed' | 'steps'>>> = {
  'contains-yes': { seed: 5, steps: 57 },
  'model-claims-pass': { seed: 1, steps: 15 },
  'silence-is-an-answer': { seed: 1, steps: 60 },
  'kitchen-not-told-of-the-end': { seed: 1, steps: 60 },
  'allergy-stays-here': { seed: 6, steps: 17 },
  'refused-is-accepted': { seed: 4, steps: 18 },
  'answer-not-passed-on': { seed: 1, steps: 60 },
  'merchant-not-told': { seed: 2, steps: 60 },
  'lock-left-behind': { seed: 3, steps: 60 },
  'open-things-forgotten': { seed: 1, steps: 49 },
};
