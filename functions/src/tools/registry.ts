import type { Channel, MerveConfig, MervePolicy } from '@merve/contract';
import type { ShadowWatch } from '../markets/shadow.ts';
import { isToolEnabled } from '../markets/tool-policy.ts';
import type { AskedOfTools, Tool } from './define-tool.ts';
import { oneForEachPurpose } from './tool-purposes.ts';

export interface ToolRegistry {
  readonly tools: readonly Tool[];
  find(name: string): Tool | undefined;
}

/** @throws Error for two tools of one name: that is a fault of the composition, seen at start. */
export function toolRegistry(tools: readonly Tool[]): ToolRegistry {
  const byName = new Map<string, Tool>();
  for (const tool of tools) {
    if (byName.has(tool.name)) throw new Error(`Two tools are called ${tool.name}`);
    byName.set(tool.name, tool);
  }
  return { tools: [...tools], find: (name) => byName.get(name) };
}

/**
 * The tools a model is told of: enabled in the market and allowed on the channel, in registration order, and for each purpose
 * one alone (`tool-purposes.ts`).
 * @param shadow notes what a policy on trial would have told it of.
 * @param asked what the turn asks: tools that are for something else are not shown; every one where left out
 */
export function offeredTools(
  registry: ToolRegistry,
  config: MerveConfig,
  channel: Channel,
  shadow?: ShadowWatch,
  asked?: AskedOfTools,
): Tool[] {
  const onChannel = registry.tools.filter(
    (tool) => tool.channels.includes(channel) && (asked === undefined || tool.shownWhen(asked)),
  );
  const namesBy = (policy: MervePolicy) =>
    oneForEachPurpose(
      onChannel
        .filter((tool) => isToolEnabled(policy, tool.name) && tool.needs(policy))
        .map(({ name }) => name),
    );
  const offered = namesBy(config);
  for (const { name } of onChannel)
    shadow?.compare(name, 'offered', offered.has(name), (policy) => namesBy(policy).has(name));
  return onChannel.filter(({ name }) => offered.has(name));
}

/** When to use which of these tools, in one paragraph: a model is told of none that it is not given. Pure. */
export function toolGuidance(tools: readonly Tool[]): string {
  const given = new Set(tools.map(({ name }) => name));
  return tools
    .flatMap(({ guidance }) => guidance)
    .filter(({ beside = [] }) => beside.every((name) => given.has(name)))
    .map(({ sentence }) => sentence)
    .join(' ');
}
