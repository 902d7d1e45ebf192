export { defaultMerveConfig } from './default-merve-config.ts';
export { keptMarkets, type MarketReader, readMarketNow } from './kept-markets.ts';
export { loadMarket, withController } from './load-market.ts';
export { merchantText } from './merchant-text.ts';
export { readMarket } from './read-market.ts';
export {
  type MerchantTemplate,
  renderTemplate,
  type TemplateMarket,
  type TemplateValues,
  templateValue,
} from './render-template.ts';
export { ShadowWatch } from './shadow.ts';
export {
  areTagsAllowed,
  isListingInScope,
  isToolEnabled,
  type ListingTraits,
  needsConfirmation,
  resultsAllowed,
  toolPolicy,
} from './tool-policy.ts';
