import type { Business, Listing, ListingAction, MerveConfig, PendingAction } from '@merve/contract';
import { isListingInScope, isToolEnabled } from '../markets/index.ts';
import { refuseClosed } from './refuse-closed.ts';
import { listingAction, type RequestRefusal, type RequestShape } from './request-shape.ts';

interface Read {
  readonly listing: Listing | undefined;
  readonly business: Business | undefined;
}

type StillAllowed =
  | {
      readonly ok: true;
      readonly listing: Listing;
      readonly business: Business;
      readonly allowed: ListingAction;
    }
  | { readonly ok: false; readonly refusal: RequestRefusal };

/** Whether what was shown may be asked of this listing now: its policy and the market's may have changed since. Pure. */
export function stillAllowed(
  { listing, business }: Read,
  { tool }: Pick<PendingAction, 'tool'>,
  actionType: RequestShape['actionType'],
  config: MerveConfig,
): StillAllowed {
  const allowed = listingAction(listing, actionType);
  const isAllowed =
    allowed !== undefined &&
    listing !== undefined &&
    isToolEnabled(config, tool) &&
    isListingInScope(config, tool, listing, allowed.tags);
  return isAllowed && business !== undefined
    ? { ok: true, listing, business, allowed }
    : { ok: false, refusal: { code: 'POLICY_CHANGED', details: {} } };
}

/** Why it cannot be asked for this time any more: their hours may have changed, or ended, since it was shown. Pure. */
export function closedSince(
  { allowed, business }: Extract<StillAllowed, { ok: true }>,
  at: Date,
): RequestRefusal | null {
  return allowed.ordering ? refuseClosed(allowed.ordering, business, at) : null;
}
