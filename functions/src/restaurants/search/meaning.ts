import type { Embedder } from '../../model/embedder.ts';
import { asMerveError } from '../../platform/errors.ts';
import { log } from '../../platform/log.ts';
import type { NearReview, RestaurantIndex, SearchScope } from './restaurant-index.ts';
import { isNarrowed } from './search-scope.ts';
import { vectorSpaceOf } from './vector-space.ts';

/** Reviews looked at: some four for each restaurant that could be shown. */
const maxNeighbours = 60;

export interface MeaningNeeds {
  readonly index: RestaurantIndex;
  /** The best first; the next is asked where one does not answer, or the market has no vectors of it yet. */
  readonly embedders: readonly Embedder[];
}

/** Finds reviews by what a wish means. */
export interface Meaning {
  /**
   * The nearest reviews first; null where meaning cannot be asked now: then words alone find.
   * @param words the wish, in the person's own words
   */
  nearest(words: string, scope: SearchScope, signal?: AbortSignal): Promise<readonly NearReview[] | null>;
}

/** Each embedder asks its own vectors, so those of two models never meet. */
export function createMeaning({ index, embedders }: MeaningNeeds): Meaning {
  async function nearestBy(
    embedder: Embedder,
    words: string,
    scope: SearchScope,
  ): Promise<readonly NearReview[]> {
    const [vector] = await embedder.embed([words], 'query');
    // Words that this model knows nothing of have no direction.
    if (vector === undefined || vector.every((value) => value === 0)) return [];
    return index.nearest(scope, vectorSpaceOf(embedder), vector, maxNeighbours);
  }

  return {
    async nearest(words, scope, signal) {
      for (const embedder of embedders) {
        signal?.throwIfAborted();
        try {
          const found = await nearestBy(embedder, words, scope);
          if (found.length > 0 || isNarrowed(scope)) return found;
        } catch (thrown) {
          const { code } = asMerveError(thrown);
          log.warning('restaurants searched without neighbours', { modelId: embedder.modelId, code }, thrown);
        }
      }
      return null;
    },
  };
}
