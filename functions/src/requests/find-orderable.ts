import type { Business, Listing, ListingAction, Ordering } from '@merve/contract';
import type { CatalogueSnapshot } from '../catalogue/index.ts';
import type { ToolContext } from '../tools/define-tool.ts';
import { mayTouchListing } from '../tools/may-touch-listing.ts';
import { shownElsewhere } from '../tools/shown-elsewhere.ts';
import { type RefusedRequest, refuseRequest } from './refuse-request.ts';
import { listingAction, merchantNumber, type RequestRefusal, type RequestShape } from './request-shape.ts';

/** A listing that takes requests of this type, with how it does. */
export interface Orderable {
  readonly listing: Listing;
  readonly action: ListingAction;
  readonly ordering: Ordering;
}

/** An orderable listing whose merchant can be asked. */
export interface Askable extends Orderable {
  readonly business: Business;
  /** Every town of the market that has a listing, as the catalogue spells it. */
  readonly towns: readonly string[];
  /** A refusal in the person's language and the business's time. */
  readonly refuse: (refusal: RequestRefusal) => RefusedRequest;
}

type Refused = { readonly ok: false; readonly refused: RefusedRequest };
type OrderableOutcome = ({ readonly ok: true } & Orderable) | Refused;
type AskableOutcome = ({ readonly ok: true } & Askable) | Refused;

/** What is wanted of a listing, and on whose behalf. */
export interface Wanted {
  readonly actionType: RequestShape['actionType'];
  /** The tool whose policy decides which listings may be asked. */
  readonly tool: string;
  /** Says of a listing, by its name, that it takes no such requests through Merve. */
  readonly notTaken: (name: string) => string;
}

type AskingContext = Pick<ToolContext, 'config' | 'shadow' | 'market' | 'language' | 'context'>;

/** The listing that is meant, if it takes requests of this type; else what the person is told. Pure; the catalogue is in memory. */
export function findOrderable(
  idOrName: string,
  { actionType, tool, notTaken }: Wanted,
  snapshot: CatalogueSnapshot,
  context: AskingContext,
): OrderableOutcome {
  const refuse = (code: RequestRefusal['code'], details: RequestRefusal['details']) =>
    ({
      ok: false,
      refused: refuseRequest({ code, details }, context.market.timeZone, context.language),
    }) as const;
  const elsewhere = shownElsewhere(idOrName, snapshot, context);
  if (elsewhere !== null) {
    const refused = { status: 'refused', code: 'NOT_BOOKABLE', message: notTaken(elsewhere) } as const;
    return { ok: false, refused };
  }
  const resolution = snapshot.resolveListing(idOrName);
  if (resolution.kind === 'none') {
    return refuse('LISTING_NOT_FOUND', { name: idOrName.replace(/\s+/g, ' ').trim().slice(0, 80) });
  }
  // Of several of that name, only those that take such requests can be meant.
  const candidates = resolution.kind === 'one' ? [resolution.listing] : resolution.listings;
  const taking = candidates.flatMap((listing) => {
    const action = listingAction(listing, actionType);
    const isAllowed = action && mayTouchListing(context, tool, listing, action.tags);
    return isAllowed && action.ordering ? [{ listing, action, ordering: action.ordering }] : [];
  });
  const [first, second] = taking;
  if (first === undefined) {
    const message = notTaken(candidates[0]?.name ?? '');
    return { ok: false, refused: { status: 'refused', code: 'NOT_BOOKABLE', message } };
  }
  if (second !== undefined) {
    const names = taking.map(({ listing }) => `${listing.name} (${listing.town})`).join(', ');
    return refuse('LISTING_AMBIGUOUS', { names });
  }
  return { ok: true, ...first };
}

/** `findOrderable`, for one whose merchant also has a number to be asked at. Pure. */
export function findAskable(
  idOrName: string,
  wanted: Wanted,
  snapshot: CatalogueSnapshot,
  context: AskingContext,
): AskableOutcome {
  const found = findOrderable(idOrName, wanted, snapshot, context);
  if (!found.ok) return found;
  const { listing } = found;
  const business = snapshot.business(listing.businessId);
  const timeZone = business?.timeZone ?? context.market.timeZone;
  const refuse = (refusal: RequestRefusal) => refuseRequest(refusal, timeZone, context.language);
  if (business === undefined || merchantNumber(listing, business, wanted.actionType) === null) {
    return {
      ok: false,
      refused: refuse({ code: 'MERCHANT_UNREACHABLE', details: { name: listing.name } }),
    };
  }
  const towns = [...new Set(snapshot.listings.map(({ town }) => town))];
  return { ...found, business, towns, refuse };
}
