import { asMerveError } from '../../platform/errors.ts';
import { log } from '../../platform/log.ts';
import type { RestaurantIndex } from './restaurant-index.ts';

/**
 * Asks the first index, and the second whenever the first cannot answer: nobody is told "nothing found" because nobody could look. The first failure of a row
 * is logged as an error, for an alerting policy, the others as warnings.
 */
export function restaurantIndexWithFallback(
  first: RestaurantIndex,
  second: RestaurantIndex,
): RestaurantIndex {
  let isDegraded = false;
  async function either<Answer>(ask: (index: RestaurantIndex) => Promise<Answer>): Promise<Answer> {
    try {
      const answer = await ask(first);
      if (isDegraded) log.info('restaurant search recovered', {});
      isDegraded = false;
      return answer;
    } catch (thrown) {
      const write = isDegraded ? log.warning : log.error;
      write('restaurant search degraded', { code: asMerveError(thrown).code }, thrown);
      isDegraded = true;
      return ask(second);
    }
  }
  return {
    bestRated: (...asked) => either((index) => index.bestRated(...asked)),
    byWords: (...asked) => either((index) => index.byWords(...asked)),
    nearest: (...asked) => either((index) => index.nearest(...asked)),
  };
}
