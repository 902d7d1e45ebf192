import { FieldValue, Timestamp } from '@google-cloud/firestore';
import { expect } from '@jest/globals';
import { codeOf, conform, type Row } from './bench.ts';

const adding = 'Add data to Cloud Firestore';
const deleting = 'Delete data from Cloud Firestore';
const batches = 'Transactions and batched writes';
const reference = 'Package google.firestore.v1';
const limits = 'Usage and limits';

const rows: Row[] = [
  {
    rule: 'create refuses what exists, update what does not, with the words of the service',
    page: adding,
    check: async (bench) => {
      const collection = await bench.collection({ a: {} });
      await expect(collection.doc('a').create({})).rejects.toThrow(
        /6 ALREADY_EXISTS: Document already exists: /,
      );
      await expect(collection.doc('b').update({ n: 1 })).rejects.toThrow(
        /5 NOT_FOUND: No document to update: /,
      );
      await expect(collection.doc('b').delete({ exists: true })).rejects.toMatchObject({ code: 5 });
      await collection.doc('b').delete();
    },
  },
  {
    rule: 'a precondition on the update time holds for that version only',
    page: reference,
    check: async (bench) => {
      const collection = await bench.collection({ a: { n: 1 } });
      const ref = collection.doc('a');
      const { writeTime } = await ref.update({ n: 2 });
      const later = Timestamp.fromMillis(writeTime.toMillis() + 5000);
      expect(await codeOf(ref.update({ n: 3 }, { lastUpdateTime: later }))).toBe(9);
      expect(await codeOf(ref.delete({ lastUpdateTime: later }))).toBe(9);
      await ref.update({ n: 3 }, { lastUpdateTime: writeTime });
      await expect(ref.update({ n: 4 }, { lastUpdateTime: writeTime })).rejects.toThrow(
        /does not match the required base version/,
      );
    },
  },
  {
    rule: 'merging and masks change the named fields alone, and delete what is named but not given',
    page: adding,
    check: async (bench) => {
      const collection = await bench.collection({ a: { x: { y: 1, z: 2 }, list: [1, 2], kept: true } });
      const ref = collection.doc('a');
      await ref.set({ x: { y: 5 }, list: [3] }, { merge: true });
      await ref.set({ x: { z: FieldValue.delete() } }, { merge: true });
      expect((await ref.get()).data()).toEqual({ x: { y: 5 }, list: [3], kept: true });
      await ref.set({ kept: false, x: { ignored: 1 } }, { mergeFields: ['kept'] });
      await ref.update({ 'x.y': FieldValue.delete(), 'new.deep': 1 });
      expect((await ref.get()).data()).toEqual({ x: {}, list: [3], kept: false, new: { deep: 1 } });
      await ref.set({ x: {} }, { merge: true });
      await ref.update({ new: {} });
      expect((await ref.get()).data()).toEqual({ x: {}, list: [3], kept: false, new: {} });
    },
  },
  {
    rule: 'a write that changes nothing keeps the update time, and reports it',
    page: reference,
    check: async (bench) => {
      const collection = await bench.collection();
      const { writeTime } = await collection.doc('a').create({ n: { m: 1 } });
      expect((await collection.doc('a').set({ n: { m: 1 } })).writeTime).toEqual(writeTime);
      expect((await collection.doc('a').update({ 'n.m': 1 })).writeTime).toEqual(writeTime);
      expect((await collection.doc('a').update({ 'n.m': 2 })).writeTime).not.toEqual(writeTime);
    },
  },
  {
    rule: 'transforms: increments, unions, removals, minimum and maximum, one moment for all timestamps of a commit',
    page: adding,
    check: async (bench) => {
      const collection = await bench.collection({
        a: { n: 1, list: ['x', 'x', { a: 1 }], text: 't', low: null },
      });
      const [a, b] = [collection.doc('a'), collection.doc('b')];
      const batch = bench.db.batch();
      batch.update(a, {
        n: FieldValue.increment(1),
        text: FieldValue.increment(1.5),
        list: FieldValue.arrayUnion('y', { a: 1 }),
        at: FieldValue.serverTimestamp(),
      });
      batch.update(a, {
        n: FieldValue.increment(-0.5),
        list: FieldValue.arrayRemove('x'),
        low: FieldValue.minimum(4),
        high: FieldValue.maximum(7),
      });
      batch.set(b, { deep: { at: FieldValue.serverTimestamp() } });
      const results = await batch.commit();
      expect(results).toHaveLength(3);
      const read = await a.get();
      const { at, ...rest } = read.data() ?? {};
      expect(rest).toEqual({ n: 1.5, text: 1.5, list: [{ a: 1 }, 'y'], low: 4, high: 7 });
      expect((await b.get()).get('deep.at')).toEqual(at);
    },
  },
  {
    rule: 'an increment stops at the ends of 64 bits',
    page: reference,
    check: async (bench) => {
      const collection = await bench.collection({ a: { n: 2n ** 63n - 10n } });
      await collection.doc('a').update({ n: FieldValue.increment(100) });
      const answer = await bench.rest('GET', `/${collection.id}/a`);
      expect(answer.body.fields?.['n']).toEqual({ integerValue: '9223372036854775807' });
    },
  },
  {
    rule: 'a batch is all or nothing, may write a document more than once, and may be larger than 500',
    page: batches,
    check: async (bench) => {
      const collection = await bench.collection({ a: { n: 1 } });
      const failing = bench.db.batch().set(collection.doc('b'), {}).update(collection.doc('none'), { n: 1 });
      expect(await codeOf(failing.commit())).toBe(5);
      expect((await collection.doc('b').get()).exists).toBe(false);
      const again = bench.db.batch().delete(collection.doc('a')).create(collection.doc('a'), { n: 2 });
      await again.update(collection.doc('a'), { m: 1 }).commit();
      expect((await collection.doc('a').get()).data()).toEqual({ n: 2, m: 1 });
      const large = bench.db.batch();
      for (let n = 0; n < 1200; n++) large.set(collection.doc(`n${n}`), { n });
      expect(await large.commit()).toHaveLength(1200);
      expect(await bench.db.batch().commit()).toEqual([]);
    },
  },
  {
    rule: 'of a bulk write each write stands alone; a delete reports no time of its own',
    page: reference,
    check: async (bench) => {
      const collection = await bench.collection({ a: {}, b: {} });
      const writer = bench.db.bulkWriter();
      writer.onWriteError(() => false);
      const outcomes = Promise.allSettled([
        writer.create(collection.doc('a'), {}),
        writer.set(collection.doc('c'), { n: 1 }),
        writer.delete(collection.doc('b')),
        writer.update(collection.doc('none'), { n: 1 }),
      ]);
      await writer.close();
      const [created, set, deleted, updated] = await outcomes;
      expect(created).toMatchObject({ reason: { code: 6 } });
      expect(set).toMatchObject({ status: 'fulfilled' });
      expect(deleted).toMatchObject({ value: { writeTime: new Timestamp(0, 0) } });
      expect(updated).toMatchObject({ reason: { code: 5 } });
    },
  },
  {
    rule: 'deleting a document leaves its subcollections; a recursive delete does not',
    page: deleting,
    check: async (bench) => {
      const collection = await bench.collection({ a: {} });
      await collection.doc('a/sub/x').set({});
      await collection.doc('a').delete();
      expect((await collection.doc('a/sub/x').get()).exists).toBe(true);
      await bench.db.recursiveDelete(collection.doc('a'));
      expect(await collection.listDocuments()).toEqual([]);
    },
  },
  {
    rule: 'ids: not ., .., __reserved__ or longer than 1,500 bytes; ____ and others are fine',
    page: limits,
    check: async (bench) => {
      const collection = await bench.collection();
      const codes = (names: readonly string[]): Promise<number[]> =>
        Promise.all(names.map((id) => codeOf(collection.doc(id).set({}))));
      expect(await codes(['.', '..', '__x__', '_____', 'a'.repeat(1501)])).toEqual([3, 3, 3, 3, 3]);
      const fine = ['..a', '____', '__x_', '`', 'X Æ A-Xii', 'painting 🌃', 'a'.repeat(1500)];
      expect(await codes(fine)).toEqual(fine.map(() => 0));
    },
  },
  {
    rule: 'a document has at most 1,048,576 bytes, and a field name 1,500',
    page: limits,
    check: async (bench) => {
      const collection = await bench.collection();
      // Name 16 + 4 + 2 and 32 more for the document; `t` and `u` take 2 each, their texts their length and 1.
      const overhead = 16 + (collection.id.length + 1) + 2 + 32 + 2 * (2 + 1);
      const large = (bytes: number) => ({
        t: 'x'.repeat(500_000),
        u: 'x'.repeat(bytes - 500_000 - overhead),
      });
      expect(await codeOf(collection.doc('a').set(large(1_048_576)))).toBe(0);
      await expect(collection.doc('a').set(large(1_048_577))).rejects.toThrow(
        /3 INVALID_ARGUMENT: .*exceeds the maximum allowed size of 1,048,576 bytes/,
      );
      expect(await codeOf(collection.doc('a').set({ ['é'.repeat(750)]: 1 }))).toBe(0);
      expect(await codeOf(collection.doc('a').set({ [`${'é'.repeat(750)}a`]: 1 }))).toBe(3);
      expect(await codeOf(collection.doc('a').set({ __name__: 1 }))).toBe(3);
    },
  },
  {
    rule: 'maps and arrays are nested at most 20 deep',
    page: limits,
    check: async (bench) => {
      const collection = await bench.collection();
      const nested = (depth: number): object => (depth === 0 ? {} : { in: nested(depth - 1) });
      expect(await codeOf(collection.doc('a').set(nested(20)))).toBe(0);
      expect(await codeOf(collection.doc('a').set(nested(21)))).toBe(3);
    },
  },
];

conform('Writes', rows);
