import type { Business, Listing, ListingAction, Ordering } from '@merve/contract';
import type { CatalogueSnapshot } from '../catalogue/index.ts';
import { type BusinessCalendar, nextOpenings, openPeriodAt } from '../ledger/index.ts';
import type { ToolContext } from '../tools/define-tool.ts';
import { mayTouchListing } from '../tools/may-touch-listing.ts';
import { type RequestRefusal, type RequestShape, requestAction } from './request-handler.ts';

/** A listing that takes requests of this type, with how it does. */
export interface Orderable {
  readonly listing: Listing;
  readonly action: ListingAction;
  readonly ordering: Ordering;
}

export type OrderableOutcome =
  | ({ readonly ok: true } & Orderable)
  | { readonly ok: false; readonly refusal: RequestRefusal };

/** The listing that is meant, if it takes requests of this type. Pure; the catalogue is in memory. */
export function findOrderable(
  idOrName: string,
  actionType: RequestShape['actionType'],
  tool: string,
  snapshot: CatalogueSnapshot,
  context: Pick<ToolContext, 'config' | 'shadow'>,
): OrderableOutcome {
  const refuse = (code: RequestRefusal['code'], details: RequestRefusal['details']) =>
    ({ ok: false, refusal: { code, details } }) as const;
  const resolution = snapshot.resolveListing(idOrName);
  if (resolution.kind === 'none') {
    return refuse('LISTING_NOT_FOUND', { name: idOrName.replace(/\s+/g, ' ').trim().slice(0, 80) });
  }
  // Of several of that name, only those that take such requests can be meant.
  const candidates = resolution.kind === 'one' ? [resolution.listing] : resolution.listings;
  const taking = candidates.flatMap((listing) => {
    const action = requestAction(listing, actionType);
    const isAllowed = action && mayTouchListing(context, tool, listing, action.tags);
    return isAllowed && action.ordering ? [{ listing, action, ordering: action.ordering }] : [];
  });
  const [first, second] = taking;
  if (first === undefined) return refuse('NOT_BOOKABLE', { name: candidates[0]?.name ?? '' });
  if (second !== undefined) {
    const names = taking.map(({ listing }) => `${listing.name} (${listing.town})`).join(', ');
    return refuse('LISTING_AMBIGUOUS', { names });
  }
  return { ok: true, ...first };
}

/** Refuses at a time at which no requests are taken, and names when they are; null while open. Pure. */
export function refuseClosed(ordering: Ordering, business: Business, at: Date): RequestRefusal | null {
  const { timeZone, closedOn } = business;
  const calendar: BusinessCalendar = { openingHours: ordering.openingHours, closedOn, timeZone };
  if (openPeriodAt(at, calendar) !== null) return null;
  const [next] = nextOpenings(at, 1, calendar);
  const details: Record<string, string> =
    next === undefined ? {} : { nextOpensAt: next.opensAt.toISOString() };
  return { code: 'BUSINESS_CLOSED', details };
}
