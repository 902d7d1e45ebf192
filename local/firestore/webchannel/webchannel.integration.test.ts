import type { Firestore } from '@google-cloud/firestore';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { eventually } from '../../testing/eventually.ts';
import { startForTest, type TestServer } from '../testing/start-for-test.ts';
import { ArrayReader, RawChannel, type ReceivedArray } from './raw-channel.ts';

const database = 'projects/p/databases/(default)';
let local: TestServer;
let db: Firestore;

beforeEach(async () => {
  local = await startForTest();
  db = local.client({ projectId: 'p' });
});
afterEach(() => local.stop());

const addTarget = (targetId: number, collectionId: string, more = {}): object => ({
  database,
  addTarget: {
    targetId,
    query: { parent: `${database}/documents`, structuredQuery: { from: [{ collectionId }] } },
    ...more,
  },
});

const holds =
  (text: string) =>
  (array: ReceivedArray): boolean =>
    JSON.stringify(array).includes(text);
const isConsistent = holds('NO_CHANGE');
const isCurrent = (targetId: number) => holds(`"targetIds":[${targetId}],"targetChangeType":"CURRENT"`);
const resumeTokenIn = (array: ReceivedArray): string =>
  /"resumeToken":"([^"]+)"/.exec(JSON.stringify(array))?.[1] ?? '';

async function openListen(...messages: object[]): Promise<RawChannel> {
  const channel = new RawChannel(local.server.port, 'Listen');
  await channel.open(messages);
  return channel;
}

describe('a Listen channel', () => {
  test('opens, adds a target, receives, and resumes by token on another channel', async () => {
    await db.doc('c/a').set({ name: 'größe 🐢' });
    const channel = new RawChannel(local.server.port, 'Listen');
    const opened = await channel.open([addTarget(2, 'c')]);
    expect(await opened.text()).toBe(
      `${JSON.stringify([[0, ['c', channel.sid, '', 8, 14, 30000]]]).length}\n[[0,["c","${channel.sid}","",8,14,30000]]]`,
    );
    expect(opened.headers.get('access-control-allow-origin')).toBe('http://app.localhost:5000');
    expect(opened.headers.get('access-control-allow-credentials')).toBe('true');
    expect(opened.headers.get('access-control-expose-headers')).toContain('X-HTTP-Session-Id');
    expect(channel.session).not.toBe('');

    const answer = await channel.stream();
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://app.localhost:5000');
    const reader = new ArrayReader(answer);
    const [, [found]] = await reader.until(holds('documentChange'));
    expect(found).toMatchObject({
      documentChange: {
        document: { name: `${database}/documents/c/a`, fields: { name: { stringValue: 'größe 🐢' } } },
        targetIds: [2],
      },
    });
    await reader.until(isConsistent);
    expect(reader.arrays.map(([id]) => id)).toEqual(reader.arrays.map((_, index) => index + 1));
    expect(reader.arrays.some(holds('noop'))).toBe(true);

    await db.doc('c/b').set({ n: 1 });
    await reader.until(holds('/c/b'));
    // Its last array says that all is consistent: with its token another channel is told only what came later.
    const posted = await channel.post(1, [addTarget(4, 'other')], reader.arrays.length);
    expect(await posted.text()).toMatch(/^\d+\n\[1,\d+,\d+\]$/);
    const token = resumeTokenIn(await reader.until(isCurrent(4)));
    await channel.terminate();

    await db.doc('c/a').delete();
    const again = await openListen(addTarget(2, 'c', { resumeToken: token, expectedCount: 2 }));
    const second = new ArrayReader(await again.stream());
    await second.until(isConsistent);
    expect(second.arrays.filter(holds('documentChange'))).toEqual([]);
    expect(second.arrays.filter(holds('documentDelete'))).toHaveLength(1);
    expect(second.arrays.filter(holds('filter'))).toEqual([]);
    await again.terminate();
  });

  test('repeats what was not acknowledged on the next back channel', async () => {
    await db.doc('c/a').set({ n: 1 });
    const channel = await openListen(addTarget(2, 'c'));
    const broken = new AbortController();
    const first = new ArrayReader(await channel.stream(0, broken.signal));
    await first.until(isConsistent);
    broken.abort();
    await db.doc('c/b').set({ n: 2 });
    const seen = first.arrays.slice(0, 2).map(([id]) => id);
    const second = new ArrayReader(await channel.stream(seen[1]));
    await second.until(holds('/c/b'));
    expect(second.arrays[0]?.[0]).toBe(3);
    expect(second.arrays.slice(0, first.arrays.length - 2)).toEqual(first.arrays.slice(2));
    // A third takes the place of the second, which ends.
    const third = new ArrayReader(await channel.stream(second.arrays.length + 2));
    await db.doc('c/c').set({ n: 3 });
    await third.until(holds('/c/c'));
    await expect(second.until(holds('/c/c'))).rejects.toThrow('ended');
    await channel.terminate();
  });

  test('goes on when a back channel that was given up comes late, and takes the place of the live one', async () => {
    const channel = await openListen(addTarget(2, 'c'));
    const live = new ArrayReader(await channel.stream());
    await live.until(isConsistent);
    const givenUp = new AbortController();
    const late = new ArrayReader(await channel.stream(0, givenUp.signal));
    await db.doc('c/a').set({ n: 1 });
    await late.until(holds('/c/a'));
    givenUp.abort();
    // The live one has ended: its client asks anew, from where it was, and misses nothing.
    await expect(live.until(holds('/c/a'))).rejects.toThrow('ended');
    const next = new ArrayReader(await channel.stream(live.arrays.length));
    await next.until(holds('/c/a'));
    expect(next.arrays[0]?.[0]).toBe(live.arrays.length + 1);
    await channel.terminate();
  });

  test('says that all is consistent as of a time later than the change', async () => {
    const channel = await openListen(addTarget(2, 'c'));
    const reader = new ArrayReader(await channel.stream());
    await reader.until(isConsistent);
    const before = reader.arrays.length;
    // What a tab has once seen with its commit's time, the tab beside it would otherwise not take note of again.
    const { writeTime } = await db.doc('c/a').set({ n: 1 });
    const [, payload] = await reader.until(([id, array]) => id > before && isConsistent([id, array]));
    const readTime = /"readTime":"([^"]+)"/.exec(JSON.stringify(payload))?.[1] ?? '';
    const toNanoseconds = (text: string): bigint =>
      BigInt(Date.parse(text)) * 1_000_000n + BigInt(/\.\d{3}(\d*)Z/.exec(text)?.[1]?.padEnd(6, '0') ?? 0);
    expect(toNanoseconds(readTime)).toBeGreaterThan(
      BigInt(writeTime.seconds) * 1_000_000_000n + BigInt(writeTime.nanoseconds),
    );
    await channel.terminate();
  });

  test('drops a post that is repeated, and waits for one that is missing', async () => {
    const channel = await openListen(addTarget(2, 'c'));
    const reader = new ArrayReader(await channel.stream());
    await channel.post(2, [addTarget(6, 'c')]);
    await channel.post(1, [addTarget(4, 'c')]);
    await channel.post(1, [addTarget(4, 'c')]);
    await channel.post(0, [addTarget(2, 'c'), addTarget(4, 'c'), addTarget(6, 'c'), addTarget(8, 'c')]);
    await reader.until(isCurrent(8));
    const added = reader.arrays
      .filter(holds('"ADD"'))
      .map((array) => JSON.stringify(array).match(/\[(\d)\]/)?.[1]);
    expect(added).toEqual(['2', '4', '6', '8']);
    await channel.terminate();
  });

  test('answers long polls, each once', async () => {
    const channel = await openListen(addTarget(2, 'c'));
    const first = await channel.poll();
    expect(first.some(isConsistent)).toBe(true);
    const last = first[first.length - 1]?.[0];
    const waiting = channel.poll(last);
    await db.doc('c/a').set({ n: 1 });
    const second = await waiting;
    expect(second[0]?.[0]).toBe(Number(last) + 1);
    expect(second.some(holds('/c/a'))).toBe(true);
    // The same poll again, as if its answer had been lost.
    expect(await channel.poll(last)).toEqual(second);
    // Nothing to say: "noop" before the client loses patience.
    expect(await channel.poll(second[second.length - 1]?.[0], '&TO=50')).toMatchObject([
      [expect.any(Number), ['noop']],
    ]);
    await channel.terminate();
  });

  test('tells an error as its last array', async () => {
    const channel = await openListen({ database, nonsense: { a: 1 } });
    const [[, [first]] = [0, []]] = await channel.poll();
    expect(first).toMatchObject({ error: { code: 400, status: 'INVALID_ARGUMENT' } });
    const refused = new RawChannel(local.server.port, 'Listen');
    await refused.open([addTarget(2, 'c')], 'Authorization:Bearer garbage\r\n');
    const [[, [second]] = [0, []]] = await refused.poll();
    expect(second).toMatchObject({ error: { code: 401, status: 'UNAUTHENTICATED' } });
    await channel.terminate();
    await refused.terminate();
  });

  test('refuses a client without rights, target by target', async () => {
    const channel = new RawChannel(local.server.port, 'Listen');
    await channel.open([addTarget(2, 'c')], '');
    const [[, [first]] = [0, []]] = await channel.poll();
    expect(first).toMatchObject({
      targetChange: { targetChangeType: 'REMOVE', targetIds: [2], cause: { code: 7 } },
    });
    await channel.terminate();
  });

  test('is unknown once terminated', async () => {
    const channel = await openListen(addTarget(2, 'c'));
    const reader = new ArrayReader(await channel.stream());
    expect((await channel.terminate()).status).toBe(200);
    await expect(reader.until(holds('never'))).rejects.toThrow('ended');
    for (const answer of [await channel.stream(), await channel.post(1, []), await channel.terminate()]) {
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain('Unknown SID');
    }
  });

  test('hears "stop" when the server goes', async () => {
    const streaming = await openListen(addTarget(2, 'c'));
    const polling = await openListen(addTarget(2, 'c'));
    const reader = new ArrayReader(await streaming.stream());
    await reader.until(isConsistent);
    const last = (await polling.poll()).length;
    const poll = polling.poll(last);
    await eventually(async () => (await (await polling.post(1, [], last)).text()).includes('[1,'));
    await local.stop();
    await reader.until(([, payload]) => payload[0] === 'stop');
    expect(await poll).toMatchObject([[last + 1, ['stop']]]);
    local = await startForTest();
  });

  test('carries more than one answer may hold', async () => {
    const text = 'x'.repeat(900_000);
    for (let n = 0; n < 12; n++) await db.doc(`large/${n}`).set({ text });
    const channel = await openListen(addTarget(2, 'large'));
    let acknowledged = 0;
    let consistent = false;
    let documents = 0;
    let answers = 0;
    while (!consistent) {
      const reader = new ArrayReader(await channel.stream(acknowledged));
      answers++;
      consistent = await reader.until(isConsistent).then(
        () => true,
        () => false,
      );
      documents += reader.arrays.filter(holds('documentChange')).length;
      acknowledged = reader.arrays[reader.arrays.length - 1]?.[0] ?? acknowledged;
    }
    expect(documents).toBe(12);
    expect(answers).toBeGreaterThan(2);
    await channel.terminate();
  });
});

describe('a Write channel', () => {
  const set = (id: string, n: number): object => ({
    update: { name: `${database}/documents/w/${id}`, fields: { n: { integerValue: String(n) } } },
    updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
  });

  test('greets, commits each write once, and reports', async () => {
    const channel = new RawChannel(local.server.port, 'Write');
    await channel.open([{ database }]);
    const [[, [greeting]] = [0, []]] = await channel.poll();
    expect(greeting).toMatchObject({ streamId: expect.any(String), streamToken: expect.any(String) });
    const streamToken = Object(greeting).streamToken;
    await channel.post(1, [{ streamToken, writes: [set('a', 1)] }]);
    await channel.post(1, [{ streamToken, writes: [set('a', 2)] }]);
    const [[, [result]] = [0, []]] = await channel.poll(1);
    expect(result).toMatchObject({
      streamToken: expect.any(String),
      commitTime: expect.stringMatching(/^\d{4}-.*Z$/),
      writeResults: [
        { updateTime: expect.any(String), transformResults: [{ timestampValue: expect.any(String) }] },
      ],
    });
    expect((await db.doc('w/a').get()).get('n')).toBe(1);
    await channel.terminate();
  });

  test('reports a write that fails and does none of the later ones', async () => {
    const channel = new RawChannel(local.server.port, 'Write');
    const failing = { ...set('missing', 1), currentDocument: { exists: true } };
    await channel.open([{ database }, { writes: [failing] }, { writes: [set('later', 1)] }]);
    const arrays = await channel.poll();
    const [, [failure]] = arrays.find(holds('error')) ?? [0, []];
    expect(failure).toMatchObject({ error: { code: 404, status: 'NOT_FOUND' } });
    expect((await db.doc('w/later').get()).exists).toBe(false);
    await channel.terminate();
  });
});

test('a preflight request echoes the origin', async () => {
  const answer = await fetch(local.url('/google.firestore.v1.Firestore/Listen/channel?VER=8'), {
    method: 'OPTIONS',
    headers: {
      origin: 'http://app.localhost:5000',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    },
  });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('access-control-allow-origin')).toBe('http://app.localhost:5000');
  expect(answer.headers.get('access-control-allow-headers')).toBe('authorization');
});
