import type { Listing } from '@merve/contract';
import type { ToolContext } from '../../tools/define-tool.ts';
import { mayTouchListing } from '../../tools/may-touch-listing.ts';

/** Whether the market's policy lets a listing be shown in plans, by its own tags and those of its actions. */
export function mayShowInPlan(context: Pick<ToolContext, 'config' | 'shadow'>, listing: Listing): boolean {
  const tags = listing.merve.actions.flatMap((action) => action.tags);
  return mayTouchListing(context, 'planOuting', listing, tags);
}
