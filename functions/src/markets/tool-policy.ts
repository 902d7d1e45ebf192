import type { MerveConfig, ToolPolicy } from '@merve/contract';
import type { Tool } from '../tools/define-tool.ts';

/** A market's policy for a tool, or undefined if its controller has no entry for it. */
export function toolPolicy(config: MerveConfig, toolName: string): ToolPolicy | undefined {
  return Object.hasOwn(config.tools, toolName) ? config.tools[toolName] : undefined;
}

/** Fails closed: a missing entry is a disabled tool, and a closed market disables them all. */
export function isToolEnabled(config: MerveConfig, toolName: string): boolean {
  return config.enabled && toolPolicy(config, toolName)?.enabled === true;
}

/** True if the person must say YES first. The tool's own setting wins over the market's list; reading never asks. */
export function needsConfirmation(config: MerveConfig, tool: Pick<Tool, 'name' | 'effect'>): boolean {
  if (tool.effect === 'read') return false;
  return (
    toolPolicy(config, tool.name)?.requireConfirmation ?? config.safety.requireConfirmFor.includes(tool.name)
  );
}

/** True if a tool may act on something with these tags: no tags in the policy allow everything. */
export function areTagsAllowed(config: MerveConfig, toolName: string, tags: readonly string[]): boolean {
  const allowed = toolPolicy(config, toolName)?.allowedTags ?? [];
  return allowed.length === 0 || allowed.some((tag) => tags.includes(tag));
}
