import type { Transaction } from '@google-cloud/firestore';
import type { Business, Listing, ListingAction, MerveConfig } from '@merve/contract';
import type { ErrorCode } from '../platform/errors.ts';
import type { CommitContext } from '../tools/commit-handler.ts';
import type { RequestKind } from './identity.ts';
import type { PendingPlacement } from './pending-arguments.ts';

export interface RequestRefusal {
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, string | number>>;
}

/** One kind of request, as its capability describes it. */
export interface RequestShape {
  readonly kind: RequestKind;
  readonly pendingKind: 'confirm_order' | 'confirm_service' | 'confirm_viewing';
  readonly actionType: 'order_food' | 'book_service' | 'schedule_viewing';
  /** How long a merchant may be silent, where that is another than the market's for orders. */
  readonly patience?: Pick<MerveConfig['requests'], 'lateAfterMinutes' | 'expiresAfterMinutes'>;
  /** What has changed since the person was asked, so that their YES no longer covers it; null if nothing has. */
  changeSinceShown(
    tx: Transaction,
    pending: PendingPlacement,
    context: CommitContext,
  ): Promise<RequestRefusal | null>;
}

/** The listing's switched-on action of this type; undefined if Merve may not do it there. */
export function listingAction(listing: Listing | undefined, actionType: ListingAction['actionType']) {
  if (listing === undefined || !listing.active || !listing.merve.enabled) return undefined;
  return listing.merve.actions.find((action) => action.actionType === actionType && action.enabled);
}

/** Where the merchant is asked: the action's own number, else the listing's, else the business's. */
export function merchantNumber(
  listing: Listing,
  business: Business | undefined,
  actionType: ListingAction['actionType'],
): string | null {
  const action = listingAction(listing, actionType);
  return action?.dispatch.toE164 ?? listing.merve.whatsappE164 ?? business?.whatsappE164 ?? null;
}
