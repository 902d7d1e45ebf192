import { isDeepStrictEqual } from 'node:util';
import type { DocumentReference, Firestore, Transaction } from '@google-cloud/firestore';
import { expect } from '@jest/globals';
import { z } from 'zod';
import { eventually } from '../../testing/eventually.ts';
import { type Bench, codeOf, conform, type Row } from './bench.ts';

const page = 'Transactions and batched writes';
const contention = 'Data contention in transactions';
const limits = 'Usage and limits';

/** A promise, and the function that fulfils it. */
function signal(): { readonly reached: Promise<void>; readonly reach: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { reached: promise, reach: () => resolve() };
}

/** Runs a transaction whose function is told which attempt it is. */
function attempts(
  db: Firestore,
  run: (transaction: Transaction, attempt: number) => Promise<void>,
): Promise<number> {
  let attempt = 0;
  return db.runTransaction(async (transaction) => run(transaction, ++attempt)).then(() => attempt);
}

/** A client of a database of its own, under optimistic concurrency. */
async function optimistic(bench: Bench): Promise<Firestore> {
  const databaseId = `optimistic-${Math.random().toString(36).slice(2)}`;
  const answer = await fetch(bench.local.url(`/v1/projects/demo-modes/databases/${databaseId}`), {
    method: 'PATCH',
    body: JSON.stringify({ databaseEdition: 'ENTERPRISE', concurrencyMode: 'OPTIMISTIC' }),
  });
  expect(answer.status).toBe(200);
  return bench.local.client({ projectId: 'demo-modes', databaseId });
}

const ACTIVITY = z.object({ lockWaits: z.array(z.object({ kind: z.enum(['commit', 'read']) })) });

/** What waits for locks now, as the inspector tells: commits first. */
async function lockWaits(bench: Bench): Promise<string[]> {
  const answer = await fetch(bench.local.url('/local/v1/activity'));
  return ACTIVITY.parse(await answer.json()).lockWaits.map(({ kind }) => kind);
}

const count = async (ref: DocumentReference): Promise<number> => (await ref.get()).get('n');

const rows: Row[] = [
  {
    rule: 'a write waits until the transactions that have read its document are over',
    page: contention,
    check: async (bench) => {
      const ref = (await bench.collection({ a: { n: 1 } })).doc('a');
      const order: string[] = [];
      const [read, goOn] = [signal(), signal()];
      const transaction = attempts(bench.db, async (one) => {
        await one.get(ref);
        read.reach();
        await goOn.reached;
        one.update(ref, { n: 2 });
      }).then(() => order.push('transaction'));
      await read.reached;
      const outside = ref.update({ n: 3 }).then(() => order.push('outside'));
      const batch = bench.db.batch().update(ref, { m: 1 }).commit();
      expect(await count(ref)).toBe(1);
      goOn.reach();
      await Promise.all([transaction, outside, batch]);
      expect([await count(ref), order.length]).toEqual([3, 2]);
    },
  },
  {
    rule: 'of two that read and write one document, the one that began first goes first; the other runs again',
    page: contention,
    check: async (bench) => {
      const ref = (await bench.collection({ a: { n: 0 } })).doc('a');
      const [first, second] = [signal(), signal()];
      const elder = attempts(bench.db, async (one) => {
        const n = (await one.get(ref)).get('n');
        first.reach();
        await second.reached;
        one.update(ref, { n: n + 1, by: 'elder' });
      });
      await first.reached;
      const younger = attempts(bench.db, async (one) => {
        const n = (await one.get(ref)).get('n');
        second.reach();
        one.update(ref, { n: n + 1, by: 'younger' });
      });
      expect(await elder).toBe(1);
      expect(await younger).toBeGreaterThan(1);
      expect((await ref.get()).data()).toEqual({ n: 2, by: 'younger' });
    },
  },
  {
    rule: 'the one that began first also goes before a younger reader that waits for it, which runs again',
    page: contention,
    check: async (bench) => {
      const collection = await bench.collection({ a: { kind: 'x' }, b: { kind: 'x' } });
      const [read, found] = [signal(), signal()];
      const elder = attempts(bench.db, async (one) => {
        await one.get(collection.doc('b'));
        read.reach();
        await found.reached;
        one.update(collection.doc('b'), { kind: 'y' });
      });
      await read.reached;
      const seen: number[] = [];
      await attempts(bench.db, async (one, attempt) => {
        seen.push((await one.get(collection.where('kind', '==', 'x'))).size);
        found.reach();
        if (attempt === 1) await elder;
        one.update(collection.doc('a'), { seen });
      });
      expect(seen).toEqual([2, 1]);
    },
  },
  {
    rule: 'who would read what a commit waits to write waits for that commit, document or query',
    page: contention,
    check: async (bench) => {
      const collection = await bench.collection({ a: { n: 1 } });
      const ref = collection.doc('a');
      const [read, goOn] = [signal(), signal()];
      const holder = attempts(bench.db, async (one) => {
        await one.get(ref);
        read.reach();
        await goOn.reached;
      });
      await read.reached;
      const writer = attempts(bench.db, async (one) => void one.update(ref, { n: 2 }));
      await eventually(async () => isDeepStrictEqual(await lockWaits(bench), ['commit']));
      const readers = Promise.all([
        bench.db.runTransaction(async (one) => (await one.get(ref)).get('n')),
        bench.db.runTransaction(async (one) =>
          (await one.get(collection.where('n', '>', 0))).docs[0]?.get('n'),
        ),
      ]);
      const all = ['commit', 'read', 'read'];
      await eventually(async () => isDeepStrictEqual(await lockWaits(bench), all));
      // Longer than a reader waits for other readers.
      await bench.local.server.clock.advance(300);
      expect(await lockWaits(bench)).toEqual(all);
      goOn.reach();
      expect(await readers).toEqual([2, 2]);
      await Promise.all([holder, writer]);
    },
  },
  {
    rule: 'no deadlock: of two that read crosswise and write both, one runs again',
    page: contention,
    check: async (bench) => {
      const collection = await bench.collection({ a: {}, b: {} });
      const [a, b] = [collection.doc('a'), collection.doc('b')];
      const [readA, readB] = [signal(), signal()];
      const run = (
        by: string,
        mine: DocumentReference,
        other: DocumentReference,
        done: () => void,
        wait: Promise<void>,
      ) =>
        attempts(bench.db, async (one) => {
          await one.get(mine);
          done();
          await wait;
          await one.get(other);
          one.set(mine, { by }).set(other, { by });
        });
      const tries = await Promise.all([
        run('x', a, b, readA.reach, readB.reached),
        run('y', b, a, readB.reach, readA.reached),
      ]);
      expect(tries.reduce((sum, one) => sum + one)).toBe(3);
      expect((await a.get()).get('by')).toBe((await b.get()).get('by'));
    },
  },
  {
    rule: 'of many that create one document exactly one does',
    page,
    check: async (bench) => {
      const collection = await bench.collection();
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          codeOf(bench.db.runTransaction(async (one) => void one.create(collection.doc('a'), { n }))),
        ),
      );
      expect(outcomes.filter((code) => code === 0)).toHaveLength(1);
      expect(outcomes.filter((code) => code === 6)).toHaveLength(19);
    },
  },
  {
    rule: 'a read-only transaction reads one moment, waits for nobody, and may not write',
    page,
    check: async (bench) => {
      const ref = (await bench.collection({ a: { n: 1 } })).doc('a');
      const seen = await bench.db.runTransaction(
        async (one) => {
          const first = (await one.get(ref)).get('n');
          await ref.update({ n: 2 });
          return [first, (await one.get(ref)).get('n')];
        },
        { readOnly: true },
      );
      expect(seen).toEqual([1, 1]);
      const begun = await bench.rest('POST', ':beginTransaction', { options: { readOnly: {} } });
      const answer = await bench.rest('POST', ':commit', {
        transaction: begun.body.transaction,
        writes: [{ delete: `${bench.root}/x/y` }],
      });
      expect(answer.error).toMatchObject({
        status: 'INVALID_ARGUMENT',
        message: 'Cannot modify entities in a read-only transaction.',
      });
    },
  },
  {
    rule: 'a client that goes away leaves no lock behind',
    page: contention,
    check: async (bench) => {
      const ref = (await bench.collection({ a: { n: 1 } })).doc('a');
      const client = bench.local.client({ projectId: 'demo-conformance' });
      const read = signal();
      client
        .runTransaction(async (one) => {
          await one.get(client.doc(ref.path));
          read.reach();
          await new Promise(() => {});
        })
        .catch(() => {});
      await read.reached;
      await client.terminate();
      const startedAt = performance.now();
      await ref.update({ n: 2 });
      expect(performance.now() - startedAt).toBeLessThan(5000);
    },
  },
  {
    rule: 'a transaction is over after 60 s without use, or 270 s in all',
    page: limits,
    check: async (bench) => {
      const { clock } = bench.local.server;
      const begin = async (): Promise<string> => {
        const { transaction } = (await bench.rest('POST', ':beginTransaction', {})).body;
        if (!transaction) throw new Error('No transaction was begun.');
        return transaction;
      };
      const isAlive = async (transaction: string): Promise<boolean> => {
        const query = `transaction=${encodeURIComponent(transaction)}`;
        return (await bench.rest('GET', `/timeouts/a?${query}`)).error?.status === 'NOT_FOUND';
      };
      await clock.freeze();
      try {
        const [idle, used] = [await begin(), await begin()];
        for (let passed = 0; passed < 250; passed += 50) {
          expect(await isAlive(used)).toBe(true);
          await clock.advance(50_000);
        }
        expect(await isAlive(idle)).toBe(false);
        expect(await isAlive(used)).toBe(true);
        await clock.advance(25_000);
        expect(await isAlive(used)).toBe(false);
      } finally {
        clock.reset();
      }
    },
  },
  {
    rule: 'an unknown or finished transaction is INVALID_ARGUMENT',
    page: 'Package google.firestore.v1',
    check: async (bench) => {
      const begun = await bench.rest('POST', ':beginTransaction', {});
      const { transaction } = begun.body;
      expect((await bench.rest('POST', ':commit', { transaction, writes: [] })).status).toBe(200);
      const again = await bench.rest('POST', ':commit', { transaction, writes: [] });
      expect(again.error?.status).toBe('INVALID_ARGUMENT');
      const unknown = await bench.rest('POST', ':rollback', { transaction: 'AAAA' });
      expect(unknown.error?.status).toBe('INVALID_ARGUMENT');
    },
  },
  {
    rule: 'optimistic: nothing is locked; who has read what changed since, and writes, runs again',
    page: contention,
    check: async (bench) => {
      const db = await optimistic(bench);
      const [a, b] = [db.doc('c/a'), db.doc('c/b')];
      await a.set({ n: 0 });
      const tries = await attempts(db, async (one, attempt) => {
        const n = (await one.get(a)).get('n');
        if (attempt === 1) await a.update({ n: 7 });
        one.set(b, { n });
      });
      expect([tries, await count(b)]).toEqual([2, 7]);
      const phantom = await attempts(db, async (one, attempt) => {
        const { size } = await one.get(db.collection('c').where('kind', '==', 'x'));
        if (attempt === 1) await db.doc('c/c').set({ kind: 'x' });
        one.set(b, { n: size });
      });
      expect([phantom, await count(b)]).toEqual([2, 1]);
    },
  },
  {
    rule: 'optimistic: all is read as of the first read; who only reads never runs again',
    page: contention,
    check: async (bench) => {
      const db = await optimistic(bench);
      const [a, b] = [db.doc('c/a'), db.doc('c/b')];
      await db.batch().set(a, { n: 0 }).set(b, { n: 0 }).commit();
      const seen: number[] = [];
      const tries = await attempts(db, async (one) => {
        const first = await one.get(a);
        await db.batch().update(a, { n: 1 }).update(b, { n: 1 }).commit();
        const second = await one.get(b);
        seen.push(first.get('n'), second.get('n'));
        expect(second.readTime).toEqual(first.readTime);
      });
      expect([tries, seen]).toEqual([1, [0, 0]]);
    },
  },
];

conform('Transactions', rows);
