import type { JsonObject, Market, ThreadContext } from '@merve/contract';
import { loadMarket } from '../functions/src/markets/index.ts';
import type { Tool, ToolResult } from '../functions/src/tools/define-tool.ts';
import { executeTool, toolRegistry } from '../functions/src/tools/index.ts';
import { demoMarketId } from '../local/seed/demo-people.ts';
import type { Desk } from './desk.ts';

/** Whom the benchmark's tools are called for. */
export const benchActorId = 'act_bench';

interface ToolCaller {
  readonly market: Market;
  call(name: string, args: JsonObject): Promise<ToolResult>;
}

/**
 * Calls tools as the model does, for a person in the demo market who writes on WhatsApp. Market and policy are read before, so a call
 * costs what its tool alone costs.
 * @param lastLocation where the person shared to be; null if they never did
 * @param now the hour at which they write: kitchens have theirs
 */
export async function toolCaller(
  { documents }: Desk,
  tools: readonly Tool[],
  lastLocation: ThreadContext['lastLocation'] = null,
  now: () => Date = () => new Date(),
): Promise<ToolCaller> {
  const { market, config } = await loadMarket(documents, demoMarketId, tools);
  const registry = toolRegistry(tools);
  let calls = 0;
  return {
    market,
    async call(name, args) {
      calls += 1;
      const { result } = await executeTool({
        registry,
        name,
        args,
        calledBy: 'model',
        context: {
          threadId: 'bench',
          actorId: benchActorId,
          market,
          config,
          language: 'en',
          channel: 'whatsapp',
          customerName: null,
          context: { lastLocation, lastListings: [] },
          pendingRef: null,
          now: now(),
          idempotencyKey: `bench:${calls}:1`,
          signal: new AbortController().signal,
        },
      });
      return result;
    },
  };
}
