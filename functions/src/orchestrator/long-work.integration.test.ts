/** Tools that take long: by a still clock that rings, and by events. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { TurnEvent } from '@merve/contract';
import { repositoryRoot } from '../../../local/stack/repository-root.ts';
import { eventually } from '../../../local/testing/eventually.ts';
import { postMessage } from '../channels/web/post-message.ts';
import { takeLease } from '../conversations/lease.ts';
import { leaseMs } from '../conversations/leased-thread.ts';
import { silentAlarm } from '../platform/clock.ts';
import { log } from '../platform/log.ts';
import { type ToolContext, toolRegistry } from '../tools/index.ts';
import { guestOfEachTest } from './testing/guest-of-each-test.ts';
import { callLongWork, foundThree, longWorkOf, waitWord } from './testing/long-work.ts';

const guest = guestOfEachTest('waits');
afterEach(() => {
  guest.world.model.drain();
  jest.restoreAllMocks();
});

const longWork = (timeoutMs?: number) => longWorkOf(guest, timeoutMs);

const leaseOf = async (threadId: string) => (await guest.world.threadOf(threadId)).lease;
const turnOf = async (threadId: string, seq: number) =>
  (await guest.world.documents.turn(threadId, seq).get()).data();

describe('a tool that takes longer than the lease', () => {
  test('keeps it: no second worker gets the turn, and the first one finishes it', async () => {
    const { clock, documents } = guest.world;
    const work = longWork();
    guest.world.model.script(callLongWork, 'Which of the three?');
    const appended = await guest.append('find them all');
    const turn = guest.world.process(appended, work.using());
    await work.atWork();
    const began = clock.now().getTime();
    for (let passed = 0; passed < leaseMs + 20_000; passed += 10_000) {
      clock.advance(10_000);
      const now = clock.now();
      // As soon as half of it was over it was asked for anew.
      await eventually(async () => {
        const until = (await leaseOf(appended.threadId))?.until.getTime() ?? 0;
        return until - now.getTime() >= leaseMs / 2 - 1;
      });
      expect(await takeLease(documents, appended.threadId, 'another', now, { seq: 1 })).toMatchObject({
        kind: 'busy',
      });
      expect(await guest.world.process(appended)).toEqual({ kind: 'busy' });
    }
    expect(clock.now().getTime() - began).toBeGreaterThan(leaseMs);
    work.end();
    expect(await turn).toMatchObject({ kind: 'processed', turns: [{ outcome: 'answered' }] });
    expect(work.begun).toHaveLength(1);
    expect(guest.heard()).toEqual([waitWord, 'Which of the three?']);
  });

  test('tries again where a renewal fails', async () => {
    jest.spyOn(log, 'warning').mockReturnValue(undefined);
    const { clock, documents } = guest.world;
    const work = longWork();
    guest.world.model.script(callLongWork, 'Done.');
    const appended = await guest.append('find them all');
    const { db } = documents;
    const unwell = jest.spyOn(db, 'runTransaction');
    const turn = guest.world.process(appended, work.using());
    await work.atWork();
    unwell.mockRejectedValue(new Error('Firestore is away'));
    clock.advance(50_000);
    await eventually(() => unwell.mock.calls.length > 2);
    unwell.mockRestore();
    await eventually(async () => {
      clock.advance(1_000);
      const until = (await leaseOf(appended.threadId))?.until.getTime() ?? 0;
      return until - clock.now().getTime() > leaseMs / 2;
    });
    work.end();
    expect(await turn).toMatchObject({ turns: [{ outcome: 'answered' }] });
  });

  test('of a worker that froze: the next one takes the turn, and the first one’s work counts for nothing', async () => {
    const { clock } = guest.world;
    const work = longWork();
    guest.world.model.script(callLongWork, 'The second worker’s answer.');
    const appended = await guest.append('find them all');
    const frozen = guest.world.process(appended, { ...work.using(), alarm: silentAlarm });
    const outcome = frozen.catch((thrown: unknown) => thrown);
    await work.atWork();
    clock.advance(leaseMs + 1);
    const second = guest.world.process(appended, work.using());
    await work.atWork(2);
    // The same call under the same key: what it did the first time, it does not do twice.
    expect(work.begun[1]?.idempotencyKey).toBe(work.begun[0]?.idempotencyKey);
    work.end(foundThree, 1);
    expect(await second).toMatchObject({ turns: [{ outcome: 'answered' }] });
    guest.world.model.script('The first worker’s answer.');
    work.end(foundThree, 0);
    expect(await outcome).toMatchObject({ code: 'LEASE_LOST' });
    expect(guest.heard()).toEqual(['The second worker’s answer.']);
  });

  test('that loses it all the same is told to stop, and no model is asked for more', async () => {
    const { clock, documents } = guest.world;
    const work = longWork();
    guest.world.model.script(callLongWork);
    const appended = await guest.append('find them all');
    const turn = guest.world.process(appended, work.using()).catch((thrown: unknown) => thrown);
    await work.atWork();
    // Another worker's, as after a pause of this process that was longer than its lease.
    const thread = await guest.world.threadOf(appended.threadId);
    const until = new Date(clock.now().getTime() + 10 * leaseMs);
    await documents.thread(appended.threadId).set({ ...thread, lease: { turnId: 'another', until } });
    clock.advance(leaseMs);
    await eventually(() => work.begun[0]?.signal.aborted === true);
    expect(await turn).toMatchObject({ code: 'LEASE_LOST' });
    expect(guest.heard()).toEqual([]);
    expect(guest.world.model.drain()).toBe(0);
  });
});

describe('a process that is killed while a tool works', () => {
  test('leaves the turn to the next one, which holds nothing a second time', async () => {
    const { clock, local } = guest.world;
    const appended = await guest.append(guest.wishInWords());
    const script = join(repositoryRoot(), 'functions/src/orchestrator/testing/worker-process.ts');
    const { threadId, seq } = appended;
    const given = [threadId, String(seq), clock.now().toISOString(), guest.evening()];
    const env = { ...process.env, FIRESTORE_EMULATOR_HOST: `127.0.0.1:${local.server.port}` };
    const worker = spawn(process.execPath, [script, ...given], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const gone = once(worker, 'exit');
    const said: string[] = [];
    for await (const line of createInterface({ input: worker.stdout })) {
      if (line.startsWith('{')) continue;
      said.push(line);
      worker.kill('SIGKILL');
    }
    expect(await gone).toEqual([null, 'SIGKILL']);
    expect(said).toEqual(['held']);
    expect(await guest.bookingsOfTheDay()).toHaveLength(1);

    expect(await guest.world.process(appended)).toEqual({ kind: 'busy' });
    clock.advance(leaseMs + 1);
    // The model is not asked again: what it said is in the log.
    const result = await guest.world.process(appended);
    expect(result).toMatchObject({ kind: 'processed', turns: [{ outcome: 'proposed' }] });
    expect(await guest.bookingsOfTheDay()).toHaveLength(1);
    expect(guest.heard()).toHaveLength(1);
  }, 60_000);
});

describe('a tool past its time-out', () => {
  test('answers the model with a typed error, and the turn goes on', async () => {
    jest.spyOn(log, 'error').mockReturnValue(undefined);
    const { clock } = guest.world;
    const work = longWork(20_000);
    guest.world.model.script(callLongWork, 'That took too long; shall I try again?');
    const appended = await guest.append('find them all');
    const turn = guest.world.process(appended, work.using());
    await work.atWork();
    clock.advance(20_000);
    expect(await turn).toMatchObject({ turns: [{ outcome: 'answered' }] });
    expect(work.begun[0]?.signal.aborted).toBe(true);
    const told = JSON.stringify(guest.world.model.requests.at(-1)?.turns);
    expect(told).toContain('TOOL_TIMEOUT');
    expect(await turnOf(appended.threadId, appended.seq)).toMatchObject({
      steps: [{ type: 'model' }, { type: 'tool', result: expect.stringContaining('TOOL_TIMEOUT') }, {}],
    });
  });

  test('that holds things holds nothing once it was given up', async () => {
    jest.spyOn(log, 'error').mockReturnValue(undefined);
    const { clock, documents } = guest.world;
    const reached = Promise.withResolvers<void>();
    const opened = Promise.withResolvers<void>();
    const { db } = documents;
    const run = db.runTransaction.bind(db);
    // The hold's transaction waits at its door until the call was given up.
    let isHeldBack = false;
    jest.spyOn(db, 'runTransaction').mockImplementation(async (body, options) => {
      if (isHeldBack) {
        isHeldBack = false;
        reached.resolve();
        await opened.promise;
      }
      return run(body, options);
    });
    const [tool] = guest.world.tools.tools.filter(({ name }) => name === 'initiateBooking');
    if (tool === undefined) throw new Error('there is no such tool');
    guest.world.model.script(guest.wish(), 'It is not held; shall I try again?');
    const appended = await guest.append(guest.wishInWords());
    const heldBack = {
      ...tool,
      invoke: (args: Parameters<typeof tool.invoke>[0], context: ToolContext) => {
        isHeldBack = true;
        return tool.invoke(args, context);
      },
    };
    const others = guest.world.tools.tools.filter(({ name }) => name !== 'initiateBooking');
    const turn = guest.world.process(appended, { tools: toolRegistry([...others, heldBack]) });
    await reached.promise;
    clock.advance(15_000);
    const result = await turn;
    opened.resolve();
    expect(result).toMatchObject({ turns: [{ outcome: 'answered' }] });
    // Whatever the call still does, it has done once this later booking stands.
    guest.world.model.script(guest.wish());
    const again = await guest.says('a table for 4, then');
    expect(again.reply).toContain('Olive');
    expect(await guest.bookingsOfTheDay()).toHaveLength(1);
  });
});

describe('what a tool says on the way', () => {
  test('is followed in the stream between its call and its result, and kept with the turn', async () => {
    const { clock } = guest.world;
    const work = longWork();
    guest.world.model.script(callLongWork, 'Here they are.');
    const events: TurnEvent[] = [];
    const uid = `follows-${guest.number}`;
    const sender = { uid, name: null, actorKey: 'k'.repeat(32), marketId: 'north-cyprus', traceId: 't' };
    const deps = { ...guest.world, ...work.using() };
    const request = { message: 'find them all', clientMessageId: uid };
    const posted = postMessage(deps, sender, request, (event) => events.push(event));
    await work.atWork();
    const [context] = work.begun;
    context?.progress?.({ doing: 'searching' });
    clock.advance(2_000);
    context?.progress?.({ doing: 'comparing', done: 1, of: 2 });
    context?.progress?.({ doing: 'comparing', done: 1, of: 2 });
    clock.advance(20_000);
    context?.progress?.({ doing: 'comparing', done: 2, of: 2 });
    work.end();
    const { threadId, seq } = await posted;
    context?.progress?.({ doing: 'waiting' });
    expect(events.map(({ type }) => type).filter((type) => type !== 'thinking' && type !== 'text')).toEqual([
      ...['accepted', 'tool_call', 'progress', 'progress', 'progress', 'tool_result', 'message', 'done'],
    ]);
    expect(events.find(({ type }) => type === 'tool_call')).toMatchObject({ doing: 'Reading up on it …' });
    expect(events.filter((event) => event.type === 'progress')).toEqual([
      { type: 'progress', name: 'longWork', progress: { doing: 'searching' } },
      { type: 'progress', name: 'longWork', progress: { doing: 'comparing', done: 1, of: 2 } },
      { type: 'progress', name: 'longWork', progress: { doing: 'comparing', done: 2, of: 2 } },
    ]);
    const step = (await turnOf(threadId, seq))?.steps.find(({ type }) => type === 'tool');
    expect(step).toMatchObject({
      progress: [
        { doing: 'searching', afterMs: 0 },
        { doing: 'comparing', done: 1, of: 2, afterMs: 2_000 },
        { doing: 'comparing', done: 2, of: 2, afterMs: 22_000 },
      ],
    });
    // Who reads the stream needs no message on a phone.
    expect(await turnOf(threadId, seq)).not.toHaveProperty('toldToWait');
  });

  test('is bounded, however much it says', async () => {
    const work = longWork();
    guest.world.model.script(callLongWork, 'Here they are.');
    const appended = await guest.append('find them all');
    const turn = guest.world.process(appended, work.using());
    await work.atWork();
    for (let done = 0; done < 1_000; done += 1)
      work.begun[0]?.progress?.({ doing: 'checking', done, of: 1_000 });
    work.end();
    await turn;
    const step = (await turnOf(appended.threadId, appended.seq))?.steps.find(({ type }) => type === 'tool');
    expect(step?.type === 'tool' && step.progress).toHaveLength(20);
  });
});
