import { expect } from '@jest/globals';
import * as web from 'firebase/firestore';
import { eventually } from '../../testing/eventually.ts';
import { followDocument, followQuery, ids, isSettled } from '../js-sdk/follow.ts';
import { conform, type Row } from './bench.ts';

const page = 'Get realtime updates with Cloud Firestore';
const adding = 'Add data to Cloud Firestore';
const offline = 'Access data offline';

const rows: Row[] = [
  {
    rule: 'a listener is told what is there, then every change, with what was added, modified and removed',
    page,
    check: async (bench) => {
      const collection = await bench.collection({ a: { n: 1 }, b: { n: 2 } });
      const seen: string[][] = [];
      const stop = collection.orderBy('n').onSnapshot((snapshot) => {
        seen.push(
          snapshot
            .docChanges()
            .map(({ type, doc, oldIndex, newIndex }) => `${type} ${doc.id} ${oldIndex} ${newIndex}`),
        );
      });
      await eventually(() => seen.length === 1);
      await collection.doc('a').update({ n: 3 });
      await eventually(() => seen.length === 2);
      await collection.doc('b').delete();
      await eventually(() => seen.length === 3);
      stop();
      expect(seen).toEqual([['added a -1 0', 'added b -1 1'], ['modified a 0 1'], ['removed b 0 -1']]);
    },
  },
  {
    rule: 'several writes of one commit are one snapshot; a write that changes nothing is none',
    page,
    check: async (bench) => {
      const collection = await bench.collection({ a: { n: 1 } });
      const sizes: number[] = [];
      const stop = collection.onSnapshot(({ size }) => sizes.push(size));
      await eventually(() => sizes.length === 1);
      await collection.doc('a').set({ n: 1 });
      await bench.db.batch().set(collection.doc('b'), {}).set(collection.doc('c'), {}).commit();
      await eventually(() => sizes.length === 2);
      await bench.db.batch().delete(collection.doc('a')).delete(collection.doc('b')).commit();
      await eventually(() => sizes.length === 3);
      stop();
      expect(sizes).toEqual([1, 3, 1]);
    },
  },
  {
    rule: 'limitToLast moves its window, also beside the limit query that looks the same to the server',
    page: 'Order and limit data with Cloud Firestore',
    check: async (bench) => {
      const collection = await bench.collection({ a: { n: 0 }, b: { n: 1 }, c: { n: 1 }, d: { n: 2 } });
      const db = bench.web();
      const target = web.collection(db, collection.path);
      const first = followQuery(web.query(target, web.orderBy('n'), web.limit(2)));
      const last = followQuery(web.query(target, web.orderBy('n', 'desc'), web.limitToLast(2)));
      expect(ids(await first.until(isSettled))).toEqual(['a', 'b']);
      expect(ids(await last.until(isSettled))).toEqual(['b', 'a']);
      await collection.doc('e').set({ n: -1 });
      expect(ids(await first.until((s) => isSettled(s) && ids(s).includes('e')))).toEqual(['e', 'a']);
      expect(ids(await last.until((s) => isSettled(s) && ids(s).includes('e')))).toEqual(['a', 'e']);
      first.stop();
      last.stop();
    },
  },
  {
    rule: 'a local write shows at once, pending, with an estimate of its server timestamp, and settles',
    page,
    check: async (bench) => {
      const db = bench.web();
      const ref = web.doc(db, `${(await bench.collection()).path}/a`);
      const followed = followDocument(ref);
      await followed.until(isSettled);
      const written = web.setDoc(ref, { at: web.serverTimestamp() });
      const local = await followed.until((one) => one.metadata.hasPendingWrites);
      expect(local.get('at')).toBe(null);
      expect(local.get('at', { serverTimestamps: 'estimate' })).toBeInstanceOf(web.Timestamp);
      await written;
      const settled = await followed.until((one) => isSettled(one) && one.exists());
      expect(settled.get('at')).toBeInstanceOf(web.Timestamp);
      followed.stop();
    },
  },
  {
    rule: 'without a network snapshots are from the cache; back on it they catch up, deletions included',
    page: offline,
    check: async (bench) => {
      const collection = await bench.collection({ a: { n: 1 }, b: { n: 2 } });
      const db = bench.web();
      const followed = followQuery(web.query(web.collection(db, collection.path)));
      expect(ids(await followed.until(isSettled))).toEqual(['a', 'b']);
      await web.disableNetwork(db);
      await followed.until(({ metadata }) => metadata.fromCache);
      await collection.doc('a').delete();
      await collection.doc('c').set({ n: 3 });
      await web.enableNetwork(db);
      expect(ids(await followed.until((s) => isSettled(s) && s.size === 2 && ids(s).includes('c')))).toEqual([
        'b',
        'c',
      ]);
      followed.stop();
    },
  },
  {
    rule: 'a refused write is undone locally; a refused listener ends with an error',
    page: adding,
    check: async (bench) => {
      const db = bench.web();
      const collection = await bench.collection();
      const missing = web.doc(db, `${collection.path}/missing`);
      await expect(web.updateDoc(missing, { n: 1 })).rejects.toMatchObject({ code: 'not-found' });
      expect((await web.getDocFromServer(missing)).exists()).toBe(false);
      const refused = followQuery(web.query(web.collection(db, 'a/__badpath__/b')));
      expect(await refused.failed).toMatchObject({ code: 'invalid-argument' });
      await expect(web.getDocsFromServer(web.collection(db, 'a/__badpath__/b'))).rejects.toMatchObject({
        code: 'invalid-argument',
      });
    },
  },
  {
    rule: 'a client transaction runs again when what it read, written or not, has changed',
    page: 'Transactions and batched writes',
    check: async (bench) => {
      const collection = await bench.collection({ a: { n: 15 } });
      const db = bench.web();
      let attempts = 0;
      await web.runTransaction(db, async (transaction) => {
        attempts++;
        const read = await transaction.get(web.doc(db, `${collection.path}/a`));
        if (attempts === 1) await collection.doc('a').update({ n: 1234 });
        transaction.set(web.doc(db, `${collection.path}/b`), { n: read.get('n') });
      });
      expect([attempts, (await collection.doc('b').get()).get('n')]).toEqual([2, 1234]);
      const update = web.runTransaction(db, async (transaction) => {
        transaction.update(web.doc(db, `${collection.path}/none`), { n: 1 });
      });
      await expect(update).rejects.toMatchObject({ code: 'not-found' });
    },
  },
  {
    rule: 'many listeners of one client, each with its own answer',
    page: 'Usage and limits',
    check: async (bench) => {
      const collection = await bench.collection();
      const refs = Array.from({ length: 150 }, (_, n) => collection.doc(`d${n}`));
      const seen = new Map<string, number>();
      const stops = refs.map((ref) =>
        ref.onSnapshot((snapshot) => seen.set(ref.id, snapshot.get('n') ?? -1)),
      );
      await eventually(() => seen.size === 150);
      const batch = bench.db.batch();
      refs.forEach((ref, n) => {
        batch.set(ref, { n });
      });
      await batch.commit();
      await eventually(() => refs.every((ref, n) => seen.get(ref.id) === n));
      for (const stop of stops) stop();
    },
  },
];

conform('Listeners and client writes', rows);
