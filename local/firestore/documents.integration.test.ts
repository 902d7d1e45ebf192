import { FieldPath, FieldValue, type Firestore, GeoPoint, Timestamp } from '@google-cloud/firestore';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startForTest, type TestServer } from './testing/start-for-test.ts';

let local: TestServer;
let db: Firestore;

beforeAll(async () => {
  local = await startForTest();
  db = local.client();
});
afterAll(() => local.stop());

describe('documents', () => {
  test('every type of value comes back as it went in', async () => {
    const ref = db.doc('types/all');
    const data = {
      null: null,
      yes: true,
      integer: 42,
      double: 1.5,
      notANumber: Number.NaN,
      minusZero: -0,
      text: 'Grüße 🚕',
      bytes: Buffer.from([0, 255, 1]),
      when: new Timestamp(1_700_000_000, 123_456_000),
      where: new GeoPoint(52.5, 13.4),
      who: db.doc('users/u1'),
      list: [1, 'two', { three: 3 }],
      map: { deep: { deeper: [true] } },
      'odd.key `here`': 1,
      vector: FieldValue.vector([1, 2, 3]),
    };
    await ref.set(data);
    const read = (await ref.get()).data();
    expect(read).toEqual(data);
    expect((await ref.get()).get(new FieldPath('odd.key `here`'))).toBe(1);
  });

  test('a large integer keeps all its digits', async () => {
    const exact = local.client({ projectId: 'demo-big' });
    exact.settings({ useBigInt: true });
    await exact.doc('n/1').set({ n: 9_007_199_254_740_993n });
    expect((await exact.doc('n/1').get()).get('n')).toBe(9_007_199_254_740_993n);
  });

  test('create refuses an existing document, update a missing one', async () => {
    await db.doc('pre/a').create({ x: 1 });
    await expect(db.doc('pre/a').create({ x: 2 })).rejects.toMatchObject({ code: 6 });
    await expect(db.doc('pre/missing').update({ x: 2 })).rejects.toMatchObject({ code: 5 });
    await expect(db.doc('pre/missing').delete({ exists: true })).rejects.toMatchObject({ code: 5 });
    await db.doc('pre/missing').delete();
  });

  test('a precondition on the update time holds only for the version that was read', async () => {
    const ref = db.doc('pre/time');
    const { writeTime } = await ref.set({ n: 1 });
    await ref.update({ n: 2 }, { lastUpdateTime: writeTime });
    await expect(ref.update({ n: 3 }, { lastUpdateTime: writeTime })).rejects.toMatchObject({ code: 9 });
  });

  test('a batch that fails in one write changes nothing', async () => {
    const batch = db.batch();
    batch.set(db.doc('batch/one'), { x: 1 });
    batch.update(db.doc('batch/none'), { x: 1 });
    await expect(batch.commit()).rejects.toMatchObject({ code: 5 });
    expect((await db.doc('batch/one').get()).exists).toBe(false);
  });

  test('writes to one document within a batch build on each other', async () => {
    const ref = db.doc('batch/same');
    const batch = db.batch();
    batch.create(ref, { n: 1, gone: true });
    batch.update(ref, { n: FieldValue.increment(2), gone: FieldValue.delete() });
    batch.set(ref, { m: { x: 1 } }, { merge: true });
    await batch.commit();
    expect((await ref.get()).data()).toEqual({ n: 3, m: { x: 1 } });
    const again = db.batch();
    again.delete(ref);
    again.create(ref, { fresh: true });
    await again.commit();
    expect((await ref.get()).data()).toEqual({ fresh: true });
  });

  test('masks reach nested fields and leave their neighbours alone', async () => {
    const ref = db.doc('mask/a');
    await ref.set({ a: { b: 1, c: 2 }, d: 3 });
    await ref.update({ 'a.b': 10, 'a.e.f': 5, d: FieldValue.delete() });
    expect((await ref.get()).data()).toEqual({ a: { b: 10, c: 2, e: { f: 5 } } });
    await ref.set({ a: { c: 20 }, g: 1 }, { mergeFields: ['a.c'] });
    expect((await ref.get()).data()).toEqual({ a: { b: 10, c: 20, e: { f: 5 } } });
    const [masked] = await db.getAll(ref, { fieldMask: ['a.b'] });
    expect(masked?.data()).toEqual({ a: { b: 10 } });
  });

  test('transforms count, gather and stamp', async () => {
    const ref = db.doc('transform/a');
    await ref.set({ n: 1, list: [1, 'a'], text: 'x' });
    const { writeTime } = await ref.update({
      n: FieldValue.increment(2),
      half: FieldValue.increment(0.5),
      text: FieldValue.increment(7),
      list: FieldValue.arrayUnion('a', 'b', { c: 1 }),
      at: FieldValue.serverTimestamp(),
      'deep.at': FieldValue.serverTimestamp(),
    });
    const read = await ref.get();
    expect(read.data()).toMatchObject({ n: 3, half: 0.5, text: 7, list: [1, 'a', 'b', { c: 1 }] });
    expect(read.get('at')).toEqual(read.get('deep.at'));
    expect(read.get('at').toMillis()).toBe(writeTime.toMillis());
    await ref.update({ list: FieldValue.arrayRemove('a', 1) });
    expect((await ref.get()).get('list')).toEqual(['b', { c: 1 }]);
  });

  test('commit times rise, and a write that changes nothing keeps the update time', async () => {
    const ref = db.doc('times/a');
    const results = await Promise.all(Array.from({ length: 20 }, (_, n) => db.doc(`times/${n}`).set({ n })));
    const times = results.map(({ writeTime }) => writeTime.seconds * 1e6 + writeTime.nanoseconds / 1000);
    expect(new Set(times).size).toBe(20);
    await ref.set({ x: 1 });
    const before = await ref.get();
    await ref.set({ x: 1 });
    const after = await ref.get();
    expect(after.updateTime?.isEqual(before.updateTime ?? Timestamp.now())).toBe(true);
  });

  test('projects and databases do not see each other', async () => {
    const other = local.client({ projectId: 'demo-other' });
    const second = local.client({ databaseId: 'second' });
    await db.doc('iso/a').set({ mine: true });
    expect((await other.doc('iso/a').get()).exists).toBe(false);
    expect((await second.doc('iso/a').get()).exists).toBe(false);
    await second.doc('iso/a').set({ mine: false });
    expect((await db.doc('iso/a').get()).get('mine')).toBe(true);
  });

  test.each([
    ['a document over 1 MiB', () => db.doc('limits/big').set({ x: 'a'.repeat(1_048_576) })],
    ['a reserved id', () => db.doc('limits/__reserved__').set({})],
    ['an id over 1,500 bytes', () => db.doc(`limits/${'é'.repeat(751)}`).set({})],
    ['a reserved field name', () => db.doc('limits/field').set({ __private__: 1 })],
    ['maps nested too deep', () => db.doc('limits/deep').set(nested(21))],
  ])('%s is INVALID_ARGUMENT', async (_name, write) => {
    await expect(write()).rejects.toMatchObject({ code: 3 });
  });

  test('maps nested twenty deep are still allowed', async () => {
    await db.doc('limits/deep').set(nested(19));
  });

  test('collections and documents are listed, also documents that are only parents', async () => {
    await db.doc('tree/a/sub/x').set({});
    await db.doc('tree/b').set({});
    expect((await db.collection('tree').listDocuments()).map(({ id }) => id)).toEqual(['a', 'b']);
    expect((await db.doc('tree/a').listCollections()).map(({ id }) => id)).toEqual(['sub']);
    expect((await db.listCollections()).map(({ id }) => id)).toContain('tree');
    await db.recursiveDelete(db.collection('tree'));
    expect(await db.collection('tree').listDocuments()).toEqual([]);
  });

  test('a bulk writer reports each write on its own', async () => {
    await db.doc('bulk/0').set({});
    const writer = db.bulkWriter();
    writer.onWriteError(() => false);
    const failed = writer.create(db.doc('bulk/0'), {}).catch((error: { code: number }) => error.code);
    const made = Array.from({ length: 25 }, (_, n) => writer.create(db.doc(`bulk/${n + 1}`), { n }));
    await writer.close();
    expect(await failed).toBe(6);
    await Promise.all(made);
    expect((await db.collection('bulk').count().get()).data().count).toBe(26);
  });
});

function nested(depth: number): { [key: string]: unknown } {
  return depth === 0 ? {} : { in: nested(depth - 1) };
}
