import { asMerveError } from '../platform/errors.ts';
import { log } from '../platform/log.ts';
import type { SearchIndex } from './search-index.ts';

/**
 * Searches in the first index, and in the second whenever the first cannot answer: a person is never told "nothing
 * found" because nobody could look. The first failure of a row is logged as an error, for an alerting policy, the others
 * as warnings; the quarter-hourly check raises the alert.
 */
export function searchWithFallback(first: SearchIndex, second: SearchIndex): SearchIndex {
  let isDegraded = false;
  return {
    async search(query) {
      try {
        const result = await first.search(query);
        if (isDegraded) log.info('search recovered', { marketId: query.marketId });
        isDegraded = false;
        return result;
      } catch (thrown) {
        // An operator's own doing is no fault, and says nothing of the service.
        if (asMerveError(thrown).details['reason'] === 'off') return second.search(query);
        const write = isDegraded ? log.warning : log.error;
        write('search degraded', { marketId: query.marketId, code: asMerveError(thrown).code }, thrown);
        isDegraded = true;
        return second.search(query);
      }
    },
  };
}
