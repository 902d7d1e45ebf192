/**
 * Which seed finds which planted bug, so that the tests need one world for each. A change of the code moves them: then a
 * search finds another, the test says so, and what `npm run simulate -- --planted` prints is written here anew.
 */
export const foundBy: Readonly<Record<string, number>> = {
  'lock-left-behind': 2,
  'merchant-not-told': 4,
  'open-things-forgotten': 17,
};
