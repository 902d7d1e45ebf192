import { channel } from 'node:diagnostics_channel';
import { Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { replayRoutes, type TurnReplay } from '@merve/contract/api';
import type { Appended } from '../conversations/append-inbound.ts';
import { PolicyDesk } from './testing/policy-desk.ts';

let desk: PolicyDesk;
beforeAll(async () => {
  desk = await PolicyDesk.open();
});
afterAll(() => desk.world.stop());
beforeEach(() => desk.newDay());

const pathOf = ({ threadId, seq }: Pick<Appended, 'threadId' | 'seq'>) =>
  `/v1/admin/threads/${threadId}/turns/${seq}/replay`;

async function replay(turn: Pick<Appended, 'threadId' | 'seq'>, body: object = {}): Promise<TurnReplay> {
  const response = await desk.request(pathOf(turn), 'POST', 'admin:root', body);
  expect(response.status).toBe(200);
  return replayRoutes.replayTurn.response.schema.parse(await response.json());
}

async function ran(turn: Pick<Appended, 'threadId' | 'seq'>, body: object = {}) {
  const answer = await replay(turn, body);
  if (answer.state !== 'replayed') throw new Error(`It was not replayed: ${answer.reason}`);
  return answer;
}

/** Every document with its fields and the time it was last written; records of what operators did, and counts of calls, aside. */
async function everything(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  async function walk(collections: FirebaseFirestore.CollectionReference[]): Promise<void> {
    for (const collection of collections) {
      if (['adminActions', 'rateLimits'].includes(collection.path)) continue;
      for (const reference of await collection.listDocuments()) {
        const snapshot = await reference.get();
        found.set(reference.path, JSON.stringify([snapshot.updateTime, snapshot.data()]));
        await walk(await reference.listCollections());
      }
    }
  }
  await walk(await desk.world.documents.db.listCollections());
  return found;
}

/** Runs `work`, and says to which ports connections were opened meanwhile. */
async function connectionsDuring(work: () => Promise<unknown>): Promise<(number | undefined)[]> {
  const opened: Socket[] = [];
  const note = (message: unknown) => {
    if (
      typeof message === 'object' &&
      message !== null &&
      'socket' in message &&
      message.socket instanceof Socket
    )
      opened.push(message.socket);
  };
  const sockets = channel('net.client.socket');
  sockets.subscribe(note);
  try {
    await work();
  } finally {
    sockets.unsubscribe(note);
  }
  return opened.map(({ remotePort }) => remotePort);
}

describe('a turn replayed by the code that ran it', () => {
  test('comes to the same, from the first word to STOP, whatever happened since', async () => {
    const turns = [
      (await desk.searches('somewhere by the harbour')).appended,
      (await desk.books()).appended,
      (await desk.says('yes')).appended,
      (await desk.says('STOP')).appended,
    ];
    const outcomes = [];
    for (const turn of turns) {
      const { differences, failure, replayed, recorded } = await ran(turn);
      expect({ differences, failure }).toEqual({ differences: [], failure: null });
      expect(replayed?.replies).toEqual(recorded.replies);
      outcomes.push(replayed?.outcome);
    }
    expect(outcomes).toEqual(['answered', 'proposed', 'committed', 'consent-stop']);
  });

  test('leaves everything as it was: no document written, no message sent, no connection opened', async () => {
    const proposal = (await desk.books()).appended;
    const toldBefore = desk.world.sender.sent.length;
    const yes = (await desk.says('yes')).appended;
    const told = desk.world.sender.sent.slice(toldBefore).map(({ to }) => to);
    const before = await everything();
    const sentBefore = desk.world.sender.sent.length;
    let answers: Awaited<ReturnType<typeof ran>>[] = [];
    const ports = await connectionsDuring(async () => {
      answers = [await ran(proposal), await ran(yes)];
    });
    expect(await everything()).toEqual(before);
    expect(desk.world.sender.sent).toHaveLength(sentBefore);
    expect(ports).toEqual([]);
    // It is not that nothing happened: it happened in the sandbox.
    const [held, committed] = answers;
    expect(held?.wouldWrite.map(({ path }) => path.replace(/[^/]+$/, ''))).toContain(
      'businesses/biz_olive/transactions/',
    );
    expect(
      committed?.wouldWrite.some(({ path }) => path.endsWith('%3Aconfirmed') || path.includes(':confirmed')),
    ).toBe(true);
    expect(committed?.wouldSend.map(({ to }) => to)).toEqual(told);
    expect(told.length).toBeGreaterThan(0);
  });

  test('is on record with who asked', async () => {
    const { appended } = await desk.searches('anything');
    await ran(appended);
    const { db } = desk.world.documents;
    const records = await db.collection('adminActions').where('threadId', '==', appended.threadId).get();
    expect(records.docs.map((record) => record.data())).toMatchObject([
      { by: 'root', action: 'turn-replayed', seq: appended.seq },
    ]);
  });
});

describe('a turn that would come out otherwise', () => {
  test('by what the log says: the difference is named', async () => {
    const { appended } = await desk.searches('meze');
    const log = desk.world.documents.turn(appended.threadId, appended.seq);
    await log.update({ outcome: 'limit-reached' });
    const { differences } = await ran(appended);
    expect(differences).toEqual([{ where: 'outcome', recorded: 'limit-reached', replayed: 'answered' }]);
  });

  test('by the model of today: asked only if the operator wants it', async () => {
    const { appended } = await desk.searches('meze');
    const asked = desk.world.model.requests.length;
    await ran(appended);
    expect(desk.world.model.requests).toHaveLength(asked);
    desk.world.model.script('Nothing today.');
    const { differences, replayed } = await ran(appended, { model: 'live' });
    expect(replayed?.replies).toEqual(['Nothing today.']);
    expect(differences.map(({ where }) => where)).toContain('reply 1');
    expect(desk.world.model.requests).toHaveLength(asked + 1);
  });
});

describe('what cannot be replayed', () => {
  test('a turn that has not ended, and one that never was', async () => {
    const { appended } = await desk.searches('meze');
    await desk.world.documents.turn(appended.threadId, appended.seq).update({ state: 'running' });
    expect(await replay(appended)).toEqual({ state: 'unavailable', reason: 'running' });
    const none = await desk.request(pathOf({ ...appended, seq: 999 }), 'POST', 'admin:root', {});
    expect(none.status).toBe(404);
  });

  test('a turn from before what the database remembers', async () => {
    const { appended } = await desk.searches('meze');
    await desk.world.local.server.clock.advance(61 * 60_000);
    expect(await replay(appended)).toEqual({ state: 'unavailable', reason: 'too-old' });
  });

  test('anything, for who is no operator', async () => {
    const { appended } = await desk.searches('meze');
    expect((await desk.request(pathOf(appended), 'POST', 'ana', {})).status).toBe(403);
    expect((await desk.request(pathOf(appended), 'POST', null, {})).status).toBe(401);
  });
});
