import {
  type Market,
  type MerveConfig,
  placeSearchPolicySchema,
  providerPoliciesSchema,
  requestPolicySchema,
  taxiPolicySchema,
  usageLimitsSchema,
} from '@merve/contract';
import type { GovernedTool } from './tool-policy.ts';

/**
 * The Merve controller of a market nobody has configured yet: every registered tool has an entry, so that none is
 * switched off by being forgotten. What acts on the world asks first.
 */
export function defaultMerveConfig(market: Market, tools: readonly GovernedTool[]): MerveConfig {
  return {
    marketId: market.marketId,
    enabled: true,
    defaultLanguage: market.defaultLanguage,
    policyVersion: 1,
    candidate: null,
    safety: {
      requireConfirmFor: tools.filter((tool) => tool.effect === 'propose').map((tool) => tool.name),
      maxOutboundPerInbound: 4,
      modelRoundsPerTurn: 6,
      turnDeadlineSeconds: 60,
    },
    limits: usageLimitsSchema.parse({}),
    providers: providerPoliciesSchema.parse({}),
    placeSearch: placeSearchPolicySchema.parse({}),
    taxi: taxiPolicySchema.parse({}),
    requests: requestPolicySchema.parse({}),
    tools: Object.fromEntries(
      tools.map((tool) => [
        tool.name,
        { enabled: true, requireConfirmation: null, template: null, allowedTags: [] },
      ]),
    ),
    whatsappTemplates: {},
  };
}
