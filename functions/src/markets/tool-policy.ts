import type { MervePolicy, ToolConstraint, ToolGroup, ToolPolicy } from '@merve/contract';
import type { MerchantTemplate } from './render-template.ts';

export type ToolEffect = 'read' | 'propose' | 'commit';

/** What the controller must know of a tool to govern it. Every defined tool is one. */
export interface GovernedTool {
  readonly name: string;
  /** What operators call it. */
  readonly label: string;
  /** Among which tools they read of it. */
  readonly group: ToolGroup;
  /** What it does, in a sentence for them. */
  readonly does: string;
  readonly effect: ToolEffect;
  readonly constrainedBy: readonly ToolConstraint[];
  readonly merchantTemplate: MerchantTemplate | null;
  readonly declaration: { readonly description: string };
}

/** A market's policy for a tool, or undefined if its controller has no entry for it. */
export function toolPolicy(policy: Pick<MervePolicy, 'tools'>, toolName: string): ToolPolicy | undefined {
  return Object.hasOwn(policy.tools, toolName) ? policy.tools[toolName] : undefined;
}

/** Fails closed: a missing entry is a disabled tool, and a closed market disables them all. */
export function isToolEnabled(policy: Pick<MervePolicy, 'enabled' | 'tools'>, toolName: string): boolean {
  return policy.enabled && toolPolicy(policy, toolName)?.enabled === true;
}

/** True if the person must say YES first. The tool's own setting wins over the market's list; reading never asks. */
export function needsConfirmation(
  policy: Pick<MervePolicy, 'safety' | 'tools'>,
  tool: Pick<GovernedTool, 'name' | 'effect'>,
): boolean {
  if (tool.effect === 'read') return false;
  return (
    toolPolicy(policy, tool.name)?.requireConfirmation ?? policy.safety.requireConfirmFor.includes(tool.name)
  );
}

/** What a policy may judge a listing by. */
export interface ListingTraits {
  readonly tags: readonly string[];
  readonly category: string;
  readonly town: string;
}

/**
 * True if a tool may show this listing or act on it: any of the allowed tags, one of the categories, one of the towns.
 * What the policy leaves empty constrains nothing. Letter case does not count.
 * @param actionTags of the listing's action that would be used; they count like the listing's own.
 */
export function isListingInScope(
  policy: Pick<MervePolicy, 'tools'>,
  toolName: string,
  listing: ListingTraits,
  actionTags: readonly string[] = [],
): boolean {
  const { allowedTags = [], constraints = {} } = toolPolicy(policy, toolName) ?? {};
  const { categories = [], towns = [] } = constraints;
  return (
    includesAny(allowedTags, [...listing.tags, ...actionTags]) &&
    includesAny(categories, [listing.category]) &&
    includesAny(towns, [listing.town])
  );
}

function includesAny(allowed: readonly string[], values: readonly string[]): boolean {
  if (allowed.length === 0) return true;
  const known = new Set(values.map(folded));
  return allowed.some((one) => known.has(folded(one)));
}

/** Editors write "Kyrenia", "kyrenia" and "KYRENIA"; the case of a Turkish İ is nobody's decision either. */
function folded(value: string): string {
  return value.normalize('NFKC').toLocaleLowerCase('en').replace(/i̇/g, 'i').trim();
}

/** How many results a tool may show at once, at most `most`. */
export function resultsAllowed(policy: Pick<MervePolicy, 'tools'>, toolName: string, most: number): number {
  return Math.min(toolPolicy(policy, toolName)?.constraints?.maxResults ?? most, most);
}

/** True if a tool may act on something with these tags: no tags in the policy allow everything. */
export function areTagsAllowed(
  policy: Pick<MervePolicy, 'tools'>,
  toolName: string,
  tags: readonly string[],
): boolean {
  return includesAny(toolPolicy(policy, toolName)?.allowedTags ?? [], tags);
}
