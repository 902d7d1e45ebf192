import { speaksOfNearby } from '../../language/nearby-words.ts';
import { type MarketplaceNeeds, searchMarketplaceTool } from './search-marketplace.ts';

/** Finding places in the catalogue. */
export function marketplaceCapability(needs: MarketplaceNeeds) {
  return { tools: [searchMarketplaceTool(needs)], asksAboutHere: speaksOfNearby };
}
