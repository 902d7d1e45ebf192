import type { Firestore } from '@google-cloud/firestore';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '../testing/eventually.ts';
import { startForTest, type TestServer } from './testing/start-for-test.ts';

let local: TestServer;
let db: Firestore;

beforeAll(async () => {
  local = await startForTest({
    locks: { commitWaitMilliseconds: 1500 },
    transactions: { idleMilliseconds: 2500, connectionGraceMilliseconds: 100 },
  });
  db = local.client();
});
afterEach(() => local.server.clock.reset());
afterAll(() => local.stop());

/** A promise and the function that fulfils it. */
const signal = (): { reached: Promise<void>; reach: () => void } => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { reached: promise, reach: () => resolve() };
};

describe('transactions', () => {
  test('of fifty that create one document, one does and the others see it', async () => {
    const ref = db.doc('race/create');
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        db.runTransaction(async (transaction) => {
          if ((await transaction.get(ref)).exists) return 'seen';
          transaction.create(ref, { n });
          return 'created';
        }),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'created')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'seen')).toHaveLength(49);
  });

  test('two blind creations of one document: one wins, the other is told that it exists', async () => {
    const ref = db.doc('race/blind');
    const outcomes = await Promise.allSettled(
      [1, 2].map((n) => db.runTransaction(async (transaction) => void transaction.create(ref, { n }))),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 6 } });
  });

  test('forty increments by read and write are all counted', async () => {
    const ref = db.doc('race/counter');
    await Promise.all(
      Array.from({ length: 40 }, () =>
        db.runTransaction(async (transaction) => {
          const n = (await transaction.get(ref)).get('n') ?? 0;
          transaction.set(ref, { n: n + 1 });
        }),
      ),
    );
    expect((await ref.get()).get('n')).toBe(40);
  });

  test('transactions that read the same and write different documents do not hinder each other', async () => {
    const attempts: number[] = [];
    await db.doc('skew/shared').set({});
    await Promise.all(
      [1, 2, 3].map((n) =>
        db.runTransaction(async (transaction) => {
          attempts.push(n);
          await transaction.get(db.doc('skew/shared'));
          transaction.set(db.doc(`skew/${n}`), {});
        }),
      ),
    );
    expect(attempts).toHaveLength(3);
  });

  test('write skew is impossible: of two doctors on call, one stays', async () => {
    const doctors = db.collection('doctors');
    await Promise.all([doctors.doc('a').set({ onCall: true }), doctors.doc('b').set({ onCall: true })]);
    const leave = (id: string): Promise<boolean> =>
      db.runTransaction(async (transaction) => {
        const both = await transaction.getAll(doctors.doc('a'), doctors.doc('b'));
        if (both.filter((one) => one.get('onCall')).length < 2) return false;
        transaction.update(doctors.doc(id), { onCall: false });
        return true;
      });
    const left = await Promise.all([leave('a'), leave('b')]);
    expect(left.filter(Boolean)).toHaveLength(1);
  });

  test('no phantom slips into a query that a transaction has read', async () => {
    const slots = db.collection('slots');
    const book = (id: string): Promise<boolean> =>
      db.runTransaction(async (transaction) => {
        const taken = await transaction.get(slots.where('hour', '==', 9));
        if (!taken.empty) return false;
        transaction.create(slots.doc(id), { hour: 9 });
        return true;
      });
    const booked = await Promise.all(['a', 'b', 'c', 'd'].map(book));
    expect(booked.filter(Boolean)).toHaveLength(1);
    expect((await slots.get()).size).toBe(1);
  });

  test('a write outside waits for the transaction that has read the document', async () => {
    const ref = db.doc('wait/a');
    await ref.set({ n: 1 });
    const order: string[] = [];
    const read = signal();
    const goOn = signal();
    const transaction = db.runTransaction(async (one) => {
      await one.get(ref);
      read.reach();
      await goOn.reached;
      one.update(ref, { n: 2 });
    });
    await read.reached;
    const outside = ref.set({ n: 10 }).then(() => order.push('outside'));
    expect((await ref.get()).get('n')).toBe(1);
    goOn.reach();
    await transaction.then(() => order.push('transaction'));
    await outside;
    expect((await ref.get()).get('n')).toBe(10);
    expect(order).toContain('outside');
  });

  test('a write that waits too long for a reader is ABORTED', async () => {
    const ref = db.doc('wait/long');
    await ref.set({});
    const read = signal();
    const goOn = signal();
    const transaction = db.runTransaction(async (one) => {
      await one.get(ref);
      read.reach();
      await goOn.reached;
    });
    await read.reached;
    // By REST, because the SDK itself tries an ABORTED write again.
    const name = 'projects/demo-test/databases/(default)/documents/wait/long';
    const answer = await fetch(local.url('/v1/projects/demo-test/databases/(default)/documents:commit'), {
      method: 'POST',
      headers: { authorization: 'Bearer owner' },
      body: JSON.stringify({ writes: [{ update: { name, fields: {} } }] }),
    });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ error: { status: 'ABORTED' } });
    goOn.reach();
    await transaction;
  });

  test('a crossed pair of readers and writers both come through', async () => {
    const [a, b] = [db.doc('cross/a'), db.doc('cross/b')];
    const move = (from: typeof a, to: typeof a): Promise<void> =>
      db.runTransaction(async (transaction) => {
        const source = (await transaction.get(from)).get('n') ?? 100;
        const target = (await transaction.get(to)).get('n') ?? 100;
        transaction.set(from, { n: source - 1 });
        transaction.set(to, { n: target + 1 });
      });
    await Promise.all([move(a, b), move(b, a), move(a, b), move(b, a)]);
    expect((await a.get()).get('n')).toBe(100);
    expect((await b.get()).get('n')).toBe(100);
  });

  test('a read-only transaction sees one moment, whatever is written meanwhile', async () => {
    await db.doc('snap/a').set({ n: 1 });
    const seen = await db.runTransaction(
      async (transaction) => {
        const first = (await transaction.get(db.doc('snap/a'))).get('n');
        await db.doc('snap/a').set({ n: 2 });
        await db.doc('snap/b').set({ n: 2 });
        const query = await transaction.get(db.collection('snap'));
        return [first, query.docs.map((one) => one.get('n'))];
      },
      { readOnly: true },
    );
    expect(seen).toEqual([1, [1]]);
  });

  test('a read time shows the past; one that is too old is refused', async () => {
    const ref = db.doc('past/a');
    const { writeTime } = await ref.set({ n: 1 });
    await ref.set({ n: 2 });
    await ref.delete();
    const read = await db.runTransaction((transaction) => transaction.get(ref), {
      readOnly: true,
      readTime: writeTime,
    });
    expect(read.get('n')).toBe(1);
    // By REST, because the SDK itself tries such a read again for seconds.
    const old = new Date(Date.now() - 7_200_000).toISOString();
    const path = '/v1/projects/demo-test/databases/(default)/documents/past/a';
    const answer = await fetch(local.url(`${path}?readTime=${old}`), {
      headers: { authorization: 'Bearer owner' },
    });
    expect(await answer.json()).toMatchObject({ error: { status: 'FAILED_PRECONDITION' } });
  });

  test('an error in the function rolls back and frees the locks', async () => {
    const ref = db.doc('rollback/a');
    const failing = db.runTransaction(async (transaction) => {
      await transaction.get(ref);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await ref.set({ free: true });
  });

  test('a client that goes away frees its locks', async () => {
    const ref = db.doc('gone/a');
    const client = local.client();
    const read = signal();
    client
      .runTransaction(async (transaction) => {
        await transaction.get(ref);
        read.reach();
        await new Promise(() => {});
      })
      .catch(() => {});
    await read.reached;
    // Its time stands still, so that nothing but the end of the connection can free the lock.
    const { clock } = local.server;
    await clock.freeze();
    const waiting = clock.waiting;
    await client.terminate();
    await eventually(() => clock.waiting > waiting);
    const free = ref.set({ free: true });
    await clock.advance(100);
    await free;
    expect((await ref.get()).get('free')).toBe(true);
  });

  test('an idle transaction is ended and the SDK runs it again', async () => {
    const ref = db.doc('idle/a');
    let attempts = 0;
    await db.runTransaction(async (transaction) => {
      attempts++;
      await transaction.get(ref);
      // The 2.5 s of this server, and the sweep that comes after them.
      if (attempts === 1) await local.server.clock.advance(4200);
      transaction.set(ref, { attempts });
    });
    expect((await ref.get()).get('attempts')).toBe(2);
  });

  test('a commit that took effect unacknowledged makes the SDK run the transaction again', async () => {
    const ref = db.doc('unacknowledged/a');
    await ref.set({ n: 0 });
    local.server.faults.set([
      { rpc: 'Commit', pathContains: 'unacknowledged/a', kind: 'applied-unacknowledged', times: 1 },
    ]);
    let attempts = 0;
    await db.runTransaction(async (transaction) => {
      attempts++;
      const n = (await transaction.get(ref)).get('n');
      transaction.set(ref, { n: n + 1 });
    });
    local.server.faults.clear();
    expect(attempts).toBe(2);
    expect((await ref.get()).get('n')).toBe(2);
  });
});
