import { catalogueEditorRoutes } from '@merve/contract/api';
import { useEffect, useState } from 'react';
import { callRoute } from '../../platform/api-client.ts';
import { useMarket } from '../frame/market.ts';

/** What the market's listings call things so far. */
export interface KnownWords {
  readonly domains: readonly string[];
  readonly categories: readonly string[];
  readonly towns: readonly string[];
  readonly tags: readonly string[];
}

const none: KnownWords = { domains: [], categories: [], towns: [], tags: [] };

/** What to suggest while somebody types; nothing until it is known, or where it cannot be. */
export function useKnownWords(): KnownWords {
  const { marketId } = useMarket();
  const [known, setKnown] = useState(none);
  useEffect(() => {
    const ended = new AbortController();
    const options = { params: { marketId }, query: { limit: 1 }, signal: ended.signal };
    callRoute(catalogueEditorRoutes.searchCatalogue, options).then(
      (answer) => setKnown(answer.known),
      // Suggestions only: without them everything can still be typed.
      () => {},
    );
    return () => ended.abort();
  }, [marketId]);
  return known;
}
