import { z } from 'zod';
import { eventually } from '../../../../local/testing/eventually.ts';
import { doing } from '../../tools/doing.ts';
import { defineTool, type ToolContext, type ToolResult, toolRegistry } from '../../tools/index.ts';
import type { OrchestratorDependencies } from '../dependencies.ts';
import type { guestOfEachTest } from './guest-of-each-test.ts';

/** What a person on WhatsApp is told once a tool takes long, in English. */
export const waitWord = 'One moment please, I am still working on this.';
export const foundThree: ToolResult = { status: 'ok', data: { found: 3 } };
/** What a scripted model asks for. */
export const callLongWork = [{ call: 'longWork', args: {} }];

/** A tool that works until it is told to end, and the dependencies that have it. */
export function longWorkOf(guest: ReturnType<typeof guestOfEachTest>, timeoutMs = 120_000) {
  const begun: ToolContext[] = [];
  const ends: ((result: ToolResult) => void)[] = [];
  const tool = defineTool({
    name: 'longWork',
    label: 'Work long',
    group: 'Others',
    does: 'Takes long.',
    doing: doing.readingUp,
    description: 'Takes long.',
    input: z.object({}),
    effect: 'read',
    timeoutMs,
    run: (_input, context) =>
      new Promise((resolve) => {
        begun.push(context);
        ends.push(resolve);
      }),
  });
  const using = (): Partial<OrchestratorDependencies> => ({
    tools: toolRegistry([...guest.world.tools.tools, tool]),
  });
  return {
    using,
    begun,
    /** Resolves once it was called `times` times. */
    atWork: (times = 1) => eventually(() => begun.length >= times),
    end: (result: ToolResult = foundThree, call = 0) => ends[call]?.(result),
  };
}
