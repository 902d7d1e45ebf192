import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { JsonObject, ToolProgress } from '@merve/contract';
import { z } from 'zod';
import type { ToolEffect } from '../markets/tool-policy.ts';
import type { Alarm } from '../platform/clock.ts';
import { MerveError } from '../platform/errors.ts';
import { ManualClock } from '../platform/testing/manual-clock.ts';
import { defineTool, type ToolContext, type ToolResult } from './define-tool.ts';
import { doing } from './doing.ts';
import { executeTool, type ToolCallRequest } from './execute-tool.ts';
import { toolRegistry } from './registry.ts';
import { captureLogs } from './testing/capture-logs.ts';
import { testConfig, testContext } from './testing/tool-context.ts';

type Run = (input: { count: number }, context: ToolContext) => Promise<ToolResult>;
const done: ToolResult = { status: 'ok', data: { done: true } };

function toolThat(
  run: Run,
  effect: ToolEffect = 'read',
  extras: { readonly looksUpFirst?: boolean; readonly timeoutMs?: number } = {},
) {
  return defineTool({
    ...extras,
    ...(effect === 'propose' ? { proposes: 'confirm_order' } : {}),
    name: 'countThings',
    label: 'Count things',
    group: 'Others',
    does: 'Counts things.',
    doing: doing.readingUp,
    description: 'Counts.',
    input: z.object({ count: z.int() }),
    effect,
    channels: ['whatsapp'],
    run,
  });
}

/** Executes one call of a tool with this body; `changes` are to the request. */
function execute(
  run: Run,
  changes: Partial<ToolCallRequest> & {
    effect?: ToolEffect;
    looksUpFirst?: boolean;
    timeoutMs?: number;
    inContext?: Partial<ToolContext>;
  } = {},
) {
  const { effect = 'read', looksUpFirst = false, timeoutMs, inContext = {}, ...request } = changes;
  const tool = toolThat(run, effect, { looksUpFirst, ...(timeoutMs === undefined ? {} : { timeoutMs }) });
  return executeTool({
    registry: toolRegistry([tool]),
    name: 'countThings',
    args: { count: 1 },
    context: testContext(testConfig([tool]), inContext),
    calledBy: 'model',
    ...request,
  });
}

const code = async (executed: ReturnType<typeof execute>) => {
  const { result } = await executed;
  return result.status === 'refused' ? result.code : result.status;
};

afterEach(() => {
  jest.restoreAllMocks();
});

describe('executeTool', () => {
  test('runs an enabled tool and says how long it took', async () => {
    const clock = new ManualClock('2026-11-21T10:00:00Z');
    const executed = await execute(
      async () => {
        clock.advance(120);
        return done;
      },
      { clock },
    );
    expect(executed).toEqual({ result: done, tookMs: 120 });
  });

  test('refuses what it does not let through, without calling the tool', async () => {
    const run = jest.fn<Run>().mockResolvedValue(done);
    const config = testConfig([toolThat(run)]);
    const without = (changes: Partial<typeof config>) => ({
      inContext: { config: { ...config, ...changes } },
    });
    const off = { enabled: false, requireConfirmation: null, template: null, allowedTags: [] };
    expect(await code(execute(run, { name: 'launchRocket' }))).toBe('TOOL_UNKNOWN');
    expect(await code(execute(run, { name: '__proto__' }))).toBe('TOOL_UNKNOWN');
    expect(await code(execute(run, without({ enabled: false })))).toBe('MARKET_CLOSED');
    expect(await code(execute(run, without({ tools: {} })))).toBe('TOOL_DISABLED');
    expect(await code(execute(run, without({ tools: { countThings: off } })))).toBe('TOOL_DISABLED');
    expect(await code(execute(run, { inContext: { channel: 'web' } }))).toBe('TOOL_DISABLED');
    expect(run).not.toHaveBeenCalled();
  });

  test('names the arguments that do not fit, and calls nothing', async () => {
    const run = jest.fn<Run>().mockResolvedValue(done);
    const bad: JsonObject[] = [{}, { count: 'four' }, { count: 2.5 }, { count: null }];
    for (const args of bad) {
      const { result } = await execute(run, { args });
      expect(result).toMatchObject({ status: 'refused', code: 'TOOL_ARGUMENTS_INVALID' });
      expect(result).toHaveProperty('problems', expect.stringContaining('count'));
      // What a validator says is for the model; a person reads a sentence.
      expect(result).toHaveProperty('message', expect.not.stringMatching(/count|expected|input/));
    }
    expect(run).not.toHaveBeenCalled();
  });

  test('lets a commit tool that needs confirmation pass only from the gate', async () => {
    const run = jest.fn<Run>().mockResolvedValue(done);
    const config = testConfig([toolThat(run, 'commit')]);
    const safety = { ...config.safety, requireConfirmFor: ['countThings'] };
    const asked = { effect: 'commit' as const, inContext: { config: { ...config, safety } } };
    expect(await code(execute(run, asked))).toBe('ACTION_NOT_PENDING');
    expect(run).not.toHaveBeenCalled();
    expect(await code(execute(run, { ...asked, calledBy: 'gate' }))).toBe('ok');
    expect(await code(execute(run, { effect: 'commit' }))).toBe('ok');
  });

  test('lets the tool’s own setting win over the market’s list', async () => {
    const run: Run = async () => done;
    const config = testConfig([toolThat(run, 'commit')]);
    const tools = {
      countThings: { enabled: true, requireConfirmation: true, template: null, allowedTags: [] },
    };
    expect(await code(execute(run, { effect: 'commit', inContext: { config: { ...config, tools } } }))).toBe(
      'ACTION_NOT_PENDING',
    );
  });

  test('tells a person what they can put right, in their language', async () => {
    const run: Run = async () => {
      throw new MerveError('PARTY_TOO_LARGE', 'internal words', { details: { maxParty: 8 } });
    };
    const english = await execute(run);
    expect(english.result).toEqual({
      status: 'refused',
      code: 'PARTY_TOO_LARGE',
      message: expect.stringMatching(/up to 8 people/),
    });
    const turkish = await execute(run, { inContext: { language: 'tr' } });
    expect(turkish.result).toHaveProperty('message', expect.stringMatching(/en fazla 8 kişi/));
  });

  test('logs our own faults and shows none of their words', async () => {
    const lines = captureLogs();
    const { result } = await execute(async () => {
      throw new Error('password=hunter2 at 10.0.0.1');
    });
    expect(result).toMatchObject({ status: 'refused', code: 'INTERNAL' });
    expect(JSON.stringify(result)).not.toContain('hunter2');
    expect(lines.join('')).toContain('tool failed');
  });

  test.each([
    ['its own', 90_000, 90_000],
    ['fifteen seconds where it says nothing', undefined, 15_000],
  ])(
    'gives up on a tool past %s, tells it to stop, and says that it was too slow',
    async (_what, timeoutMs, ms) => {
      captureLogs();
      const clock = new ManualClock('2026-11-21T10:00:00Z');
      const begun = Promise.withResolvers<AbortSignal>();
      const executed = execute(
        (_input, context) => {
          begun.resolve(context.signal);
          return new Promise(() => {});
        },
        { clock, alarm: clock, ...(timeoutMs === undefined ? {} : { timeoutMs }) },
      );
      const signal = await begun.promise;
      clock.advance(ms - 1);
      expect(signal.aborted).toBe(false);
      clock.advance(1);
      expect(signal.aborted).toBe(true);
      const { result, tookMs } = await executed;
      expect(result).toMatchObject({ status: 'refused', code: 'TOOL_TIMEOUT' });
      expect(result).toHaveProperty('message', expect.stringMatching(/took longer/));
      expect(tookMs).toBe(ms);
    },
  );

  test('a tool that answers in time leaves no alarm behind', async () => {
    let waiting = 0;
    const alarm: Alarm = {
      after() {
        waiting += 1;
        return () => {
          waiting -= 1;
        };
      },
    };
    expect(await code(execute(async () => done, { alarm }))).toBe('ok');
    expect(waiting).toBe(0);
  });

  test.each([0, -1, Number.NaN, 120_001])('a tool cannot be defined that may take %d ms', (timeoutMs) => {
    expect(() => toolThat(async () => done, 'read', { timeoutMs })).toThrow(/countThings may take/);
  });

  test('what a tool says on the way is handed on until it is given up, and not after', async () => {
    captureLogs();
    const clock = new ManualClock('2026-11-21T10:00:00Z');
    const heard: ToolProgress[] = [];
    const begun = Promise.withResolvers<ToolContext>();
    const executed = execute(
      (_input, context) => {
        context.progress?.({ doing: 'searching' });
        begun.resolve(context);
        return new Promise(() => {});
      },
      { clock, alarm: clock, inContext: { progress: (said) => heard.push(said) } },
    );
    const context = await begun.promise;
    context.progress?.({ doing: 'comparing', done: 1, of: 3 });
    clock.advance(15_000);
    context.progress?.({ doing: 'comparing', done: 2, of: 3 });
    expect(await code(executed)).toBe('TOOL_TIMEOUT');
    context.progress?.({ doing: 'comparing', done: 3, of: 3 });
    expect(heard).toEqual([{ doing: 'searching' }, { doing: 'comparing', done: 1, of: 3 }]);
  });

  test('gives up when the turn does, before or during the call', async () => {
    captureLogs();
    const turn = new AbortController();
    const run = jest.fn<Run>().mockImplementation(() => {
      turn.abort();
      return new Promise(() => {});
    });
    const inContext = { signal: turn.signal };
    expect(await code(execute(run, { inContext }))).toBe('UPSTREAM_UNAVAILABLE');
    expect(await code(execute(run, { inContext }))).toBe('UPSTREAM_UNAVAILABLE');
    expect(run).toHaveBeenCalledTimes(1);
  });
});

describe('a call that is still being recorded', () => {
  test.each(['read', 'propose'] as const)('does not begin, of a tool that %ss', async (effect) => {
    const record = Promise.withResolvers<void>();
    const run = jest.fn<Run>(async () => done);
    const executed = execute(run, { effect, inContext: { recorded: record.promise } });
    // Everything that would not wait has run by the next turn of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
    expect(run).not.toHaveBeenCalled();
    record.resolve();
    expect(await code(executed)).toBe('ok');
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('begins where the tool looks things up first', async () => {
    const record = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const executed = execute(
      async (_input, { recorded }) => {
        begun.resolve();
        await recorded;
        return done;
      },
      { effect: 'propose', looksUpFirst: true, inContext: { recorded: record.promise } },
    );
    await begun.promise;
    record.resolve();
    expect(await code(executed)).toBe('ok');
  });

  test('and cannot be, never begins', async () => {
    const recorded = Promise.reject(new MerveError('LEASE_LOST', 'Another worker took over this thread'));
    const run = jest.fn<Run>(async () => done);
    expect(await code(execute(run, { inContext: { recorded } }))).toBe('LEASE_LOST');
    expect(run).not.toHaveBeenCalled();
  });

  test('is not begun any more once it was given up, however its recording ends', async () => {
    const record = Promise.withResolvers<void>();
    const run = jest.fn<Run>(async () => done);
    const clock = new ManualClock('2026-11-21T10:00:00Z');
    const executed = execute(run, {
      effect: 'propose',
      alarm: clock,
      inContext: { recorded: record.promise },
    });
    clock.advance(15_000);
    expect(await code(executed)).toBe('TOOL_TIMEOUT');
    record.resolve();
    await new Promise((resolve) => setImmediate(resolve));
    expect(run).not.toHaveBeenCalled();
  });
});
