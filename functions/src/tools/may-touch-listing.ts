import { isListingInScope, type ListingTraits } from '../markets/tool-policy.ts';
import type { ToolContext } from './define-tool.ts';

/**
 * Whether a tool may show this listing or act on it, by the market's policy. Every tool that is about listings asks
 * here and nowhere else, before it shows or holds anything; a YES is asked about again when it commits.
 * @param actionTags of the listing's action that would be used.
 */
export function mayTouchListing(
  { config, shadow }: Pick<ToolContext, 'config' | 'shadow'>,
  toolName: string,
  listing: ListingTraits,
  actionTags: readonly string[] = [],
): boolean {
  const allowed = isListingInScope(config, toolName, listing, actionTags);
  shadow?.compare(toolName, 'listing', allowed, (policy) =>
    isListingInScope(policy, toolName, listing, actionTags),
  );
  return allowed;
}
