export { defaultMerveConfig } from './default-merve-config.ts';
export { type LoadedMarket, loadMarket } from './load-market.ts';
export { renderTemplate, type TemplateValues, templateValue } from './render-template.ts';
export { areTagsAllowed, isToolEnabled, needsConfirmation, toolPolicy } from './tool-policy.ts';
