import { createContext } from 'react';
import type { LiveQuery } from './live-query.ts';

/** The market that an operator of some looks at; null for one of all, who also sees what is of no market. */
export const OnlyMarket = createContext<string | null>(null);

/**
 * A query as the rules let an operator of some markets ask it: for one market's documents. What lies under a document
 * (`threads/x/messages`) is of that document's market, and needs no condition. Pure.
 */
export function narrowed(query: LiveQuery, marketId: string | null): LiveQuery {
  const { collection, where = [] } = query;
  const hasCondition = where.some(([field]) => field === 'marketId');
  if (marketId === null || hasCondition || collection.includes('/') || collection === 'markets') return query;
  return { ...query, where: [['marketId', '==', marketId], ...where] };
}
