import type { Listing, Offering, PendingAction, Transaction } from '@merve/contract';
import { formatMoney } from '../../language/format.ts';
import { bookingPrice, depositFor } from '../../ledger/index.ts';
import { isListingInScope, isToolEnabled } from '../../markets/index.ts';
import type { CommitContext } from '../../tools/commit-handler.ts';
import { readPendingArguments } from './pending-arguments.ts';
import type { BookingRefusal } from './refuse-booking.ts';

/** True if the listing may still be booked through Merve, by its owner's and the market's say. */
function isStillAllowed(
  listing: Listing | undefined,
  action: PendingAction,
  { config }: CommitContext,
): boolean {
  const bookable = listing?.merve.actions.find((item) => item.actionType === 'book' && item.enabled);
  if (listing === undefined || bookable === undefined || !listing.active || !listing.merve.enabled)
    return false;
  return isToolEnabled(config, action.tool) && isListingInScope(config, action.tool, listing, bookable.tags);
}

/** What has changed since the person was asked, so that their YES no longer covers it; null if nothing has. Pure. */
export function changeSinceShown(
  action: PendingAction,
  current: { readonly listing: Listing | undefined; readonly offering: Offering | undefined },
  context: CommitContext,
): BookingRefusal | null {
  const { offering, listing } = current;
  if (!isStillAllowed(listing, action, context) || !offering?.active)
    return { code: 'POLICY_CHANGED', details: {} };
  const [shown, now] = [action.price, bookingPrice(offering, readPendingArguments(action).nights)];
  if (shown?.minorUnits === now?.minorUnits && shown?.currency === now?.currency) return null;
  return {
    code: 'PRICE_CHANGED',
    details: {
      ...(shown === null ? {} : { oldPrice: formatMoney(shown, context.language) }),
      ...(now === null ? {} : { newPrice: formatMoney(now, context.language) }),
    },
  };
}

/**
 * True if the offering asks another deposit now than the person was shown, or one where there was none. Of one that came along
 * from an earlier booking and was not to be returned any more, the offering's rule of return is not asked. Pure.
 */
export function isDepositChanged(
  { deposit: shown, depositFrom, party }: Transaction,
  offering: Offering | undefined,
): boolean {
  const now = offering === undefined ? undefined : depositFor(offering, party).deposit;
  const isKept = depositFrom !== undefined && shown?.refundUntilMinutes === null;
  return (
    shown?.amount.minorUnits !== now?.amount.minorUnits ||
    shown?.amount.currency !== now?.amount.currency ||
    (!isKept && shown?.refundUntilMinutes !== now?.refundUntilMinutes)
  );
}
