import type {
  Market,
  MerveConfig,
  MerveController,
  PolicyChange,
  PolicyHistory,
  PolicyTool,
  TemplatePreview,
  TemplatePreviewRequest,
} from '@merve/contract';
import { MerveError } from '../platform/errors.ts';
import { checkTemplate, templateVariables } from './check-template.ts';
import { differencesBetween } from './policy-differences.ts';
import { policyOf } from './policy-of.ts';
import { renderTemplate, snakeCase } from './render-template.ts';
import { type GovernedTool, toolPolicy } from './tool-policy.ts';

/** A market's controller as operators see it: what is in force, what is on trial, and what there is to decide about. */
export function describeController(
  config: MerveConfig,
  tools: readonly GovernedTool[],
  { stored }: { readonly stored: boolean },
): MerveController {
  const { marketId, policyVersion, candidate } = config;
  return {
    marketId,
    policyVersion,
    stored,
    policy: policyOf(config),
    candidate: candidate && {
      ...candidate,
      at: candidate.at.toISOString(),
      outdated: candidate.basedOn !== policyVersion,
    },
    tools: tools.map((tool) => describeTool(tool, config)),
  };
}

function describeTool(tool: GovernedTool, config: MerveConfig): PolicyTool {
  const template = templateVariables(tool);
  return {
    name: tool.name,
    label: tool.label,
    group: tool.group,
    does: tool.does,
    description: tool.declaration.description,
    effect: tool.effect,
    hasEntry: toolPolicy(config, tool.name) !== undefined,
    constrainedBy: [...tool.constrainedBy],
    template: template && { variables: [...template.variables], always: [...template.always] },
  };
}

/** A change as operators read it: who, when, why, and field by field what. */
export function describeChange(change: PolicyChange): PolicyHistory['entries'][number] {
  const { policyVersion, origin, by, at, reason, traceId, before, after } = change;
  const differences = differencesBetween(before, after);
  return { policyVersion, origin, by, at: at.toISOString(), reason, traceId, differences };
}

/**
 * A template with sample values, as a merchant of this market would read it, or what is wrong with it.
 * @throws MerveError `TOOL_UNKNOWN` for a tool that does not exist, or writes to no merchant.
 */
export function previewTemplate(
  { tool: name, template }: TemplatePreviewRequest,
  market: Market,
  tools: readonly GovernedTool[],
): TemplatePreview {
  const tool = tools.find((known) => known.name === name);
  if (!tool?.merchantTemplate) throw new MerveError('TOOL_UNKNOWN', 'No such tool writes to a merchant');
  const { always, sample } = tool.merchantTemplate;
  const values = sample(market);
  const problems = checkTemplate('template', template, tool);
  return {
    text: problems.length > 0 ? null : renderTemplate(template, values, always),
    language: market.defaultLanguage,
    variables: Object.entries(values).map(([variable, value]) => ({
      name: variable,
      alias: snakeCase(variable),
      sample: value,
      always: always.includes(variable),
    })),
    problems,
  };
}
