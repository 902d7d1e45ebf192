import { dayIn } from '../design/market-days.ts';
import type { Condition, LiveQuery } from '../live/live-query.ts';

/** What an operator looks for. Empty words look for everything. */
export interface LedgerSearch {
  readonly kind: LedgerKind;
  readonly reference: string;
  readonly businessId: string;
  readonly state: string;
  /** `YYYY-MM-DD` in the market's zone: the day a booking is for, or a request was made on. */
  readonly date: string;
}
export type LedgerKind = 'booking' | 'food' | 'service' | 'viewing';

export const requestCollections = {
  food: 'food_orders',
  service: 'service_requests',
  viewing: 'viewingRequests',
} as const;

/** A code as somebody types it: `k7q f2m` is `K7QF2M`. Pure. */
export function normalizedReference(typed: string): string {
  return typed.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();
}

/**
 * The query for a search. A code goes before everything else, in all markets. Of requests, state and business are looked at
 * in what came back (`matches`): they are searched by the day.
 */
export function ledgerQuery(
  search: LedgerSearch,
  market: { readonly marketId: string; readonly timeZone: string },
  limit: number,
): LiveQuery {
  const { kind, businessId, state } = search;
  const reference = normalizedReference(search.reference);
  const day = dayIn(market.timeZone, search.date);
  const within = (field: string): Condition[] =>
    day === null
      ? []
      : [
          [field, '>=', day.from],
          [field, '<', day.until],
        ];
  const byCode: Condition[] = [['reference', '==', reference]];
  if (kind !== 'booking') {
    const collection = requestCollections[kind];
    if (reference !== '') return { collection, where: byCode, limit };
    return {
      collection,
      where: [['marketId', '==', market.marketId], ...within('createdAt')],
      orderBy: [['createdAt', 'desc']],
      limit,
    };
  }
  if (reference !== '') return { collection: 'transactions', everywhere: true, where: byCode, limit };
  const inState: Condition[] = state === '' ? [] : [['state', '==', state]];
  const order = day === null ? (['updatedAt', 'desc'] as const) : (['startsAt', 'asc'] as const);
  const rest = { orderBy: [order], limit };
  if (businessId !== '') {
    const collection = `businesses/${businessId}/transactions`;
    return { collection, where: [...inState, ...within('startsAt')], ...rest };
  }
  const ofMarket: Condition = ['marketId', '==', market.marketId];
  return {
    collection: 'transactions',
    everywhere: true,
    where: [ofMarket, ...inState, ...within('startsAt')],
    ...rest,
  };
}

/** What of a search its query does not look at. Pure. */
export function matches(
  found: { readonly businessId: string; readonly state: string },
  { reference, businessId, state }: LedgerSearch,
): boolean {
  if (normalizedReference(reference) !== '') return true;
  return (businessId === '' || found.businessId === businessId) && (state === '' || found.state === state);
}
