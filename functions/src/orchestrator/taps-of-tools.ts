import { z } from 'zod';
import type { ToolRegistry } from '../tools/registry.ts';
import type { RunningTurn } from './turn.ts';

/** WhatsApp shows three buttons, each of twenty UTF-16 units. */
const tapsSchema = z.object({ taps: z.array(z.string().min(1).max(20)).min(1).max(3) });

/** What may be tapped in answer to what the last tool of a turn told word for word; none where none of ours told so. Pure. */
export function tapsOfTools(
  { log, message }: Pick<RunningTurn, 'log' | 'message'>,
  tools: Pick<ToolRegistry, 'find'>,
): readonly string[] {
  if (message.channel !== 'whatsapp') return [];
  const last = log.current.steps.findLast((step) => step.type === 'tool');
  if (last?.type !== 'tool' || tools.find(last.name)?.tellsWhole !== true) return [];
  return tapsSchema.safeParse(JSON.parse(last.result)).data?.taps ?? [];
}
