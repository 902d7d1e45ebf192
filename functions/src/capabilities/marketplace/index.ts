import type { Tool } from '../../tools/define-tool.ts';
import { type MarketplaceNeeds, searchMarketplaceTool } from './search-marketplace.ts';

export { asksNearby } from './asks-nearby.ts';

/** Finding places in the catalogue. */
export function marketplaceCapability(needs: MarketplaceNeeds): { readonly tools: readonly Tool[] } {
  return { tools: [searchMarketplaceTool(needs)] };
}
