import { asMerveError } from '../../platform/errors.ts';
import { log } from '../../platform/log.ts';
import type { RestaurantIndex, SearchScope } from './restaurant-index.ts';

/**
 * Asks the first index, and the second whenever the first cannot answer: nobody is told "nothing found" because nobody could look. The first failure of a row
 * is logged as an error, for an alerting policy, the others as warnings.
 *
 * @param isAsked whether a market's operators let the first be asked; where that cannot be found out, it is not
 */
export function restaurantIndexWithFallback(
  first: RestaurantIndex,
  second: RestaurantIndex,
  isAsked: (marketId: string) => Promise<boolean>,
): RestaurantIndex {
  let isDegraded = false;
  async function mayAsk(marketId: string): Promise<boolean> {
    try {
      return await isAsked(marketId);
    } catch (thrown) {
      log.warning('a market’s switch is not known', { code: asMerveError(thrown).code });
      return false;
    }
  }
  async function either<Answer>(
    { marketId }: Pick<SearchScope, 'marketId'>,
    ask: (index: RestaurantIndex) => Promise<Answer>,
  ): Promise<Answer> {
    if (!(await mayAsk(marketId))) return ask(second);
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
    bestRated: (scope, ...asked) => either(scope, (index) => index.bestRated(scope, ...asked)),
    byWords: (scope, ...asked) => either(scope, (index) => index.byWords(scope, ...asked)),
    nearest: (scope, ...asked) => either(scope, (index) => index.nearest(scope, ...asked)),
  };
}
