import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  arrayRemove,
  arrayUnion,
  average,
  collection,
  count,
  deleteDoc,
  deleteField,
  doc,
  type Firestore,
  GeoPoint,
  getAggregateFromServer,
  getCountFromServer,
  getDoc,
  getDocFromServer,
  increment,
  query,
  runTransaction,
  setDoc,
  sum,
  Timestamp,
  updateDoc,
  vector,
  where,
  writeBatch,
} from 'firebase/firestore';
import { startWithWebClients, type WebClients } from './web-clients.ts';

let web: WebClients;
let mine: Firestore;
let theirs: Firestore;

beforeAll(async () => {
  web = await startWithWebClients();
  mine = web.client();
  theirs = web.client();
});
afterAll(() => web.stop());

describe('writes', () => {
  test('of every type come back as they were', async () => {
    const data = {
      none: null,
      yes: true,
      int: 7,
      large: Number.MAX_SAFE_INTEGER,
      half: 0.5,
      nan: Number.NaN,
      minusZero: -0,
      infinite: Number.NEGATIVE_INFINITY,
      text: 'größe 🐢 \u0000',
      at: new Timestamp(1_700_000_000, 123_456_000),
      place: new GeoPoint(51.5, -0.1),
      ref: doc(mine, 'types/other'),
      list: [1, 'a', { deep: [] }],
      map: { a: { b: 1 }, 'with.dot': 2 },
      vector: vector([1, 2.5]),
    };
    await setDoc(doc(mine, 'types/a'), data);
    const read = (await getDocFromServer(doc(theirs, 'types/a'))).data();
    const { ref, ...rest } = data;
    expect(read).toMatchObject({
      ...rest,
      place: expect.anything(),
      at: expect.anything(),
      vector: expect.anything(),
    });
    expect(read?.['ref'].path).toBe(ref.path);
    expect(read?.['at'].isEqual(data.at)).toBe(true);
    expect(read?.['place'].isEqual(data.place)).toBe(true);
    expect(read?.['vector'].toArray()).toEqual([1, 2.5]);
  });

  test('with transforms and masks', async () => {
    const ref = doc(mine, 'transforms/a');
    await setDoc(ref, { tags: ['a'], n: 1, kept: 1, 'odd.name': 1, gone: 1 });
    await updateDoc(ref, { tags: arrayUnion('b', 'a'), n: increment(1.5), gone: deleteField(), 'deep.x': 1 });
    await updateDoc(ref, { tags: arrayRemove('a') });
    await setDoc(ref, { deep: { y: 2 } }, { merge: true });
    expect((await getDocFromServer(doc(theirs, 'transforms/a'))).data()).toEqual({
      tags: ['b'],
      n: 2.5,
      kept: 1,
      'odd.name': 1,
      deep: { x: 1, y: 2 },
    });
  });

  test('that fail are rejected, undone locally, and hold up no later one', async () => {
    const missing = doc(mine, 'failing/missing');
    const outcomes = await Promise.allSettled([
      updateDoc(missing, { n: 1 }),
      setDoc(doc(mine, 'failing/b'), { n: 1 }),
      updateDoc(doc(mine, 'failing/b'), { n: 2 }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(outcomes[0]).toMatchObject({ reason: { code: 'not-found' } });
    expect((await getDoc(missing)).exists()).toBe(false);
    expect((await getDoc(doc(theirs, 'failing/b'))).data()).toEqual({ n: 2 });
  });

  test('of a batch are all or none', async () => {
    const batch = writeBatch(mine);
    batch.set(doc(mine, 'batch/a'), { n: 1 });
    batch.update(doc(mine, 'batch/missing'), { n: 1 });
    await expect(batch.commit()).rejects.toMatchObject({ code: 'not-found' });
    expect((await getDocFromServer(doc(mine, 'batch/a'))).exists()).toBe(false);
  });
});

describe('transactions', () => {
  test('that collide run again until each has counted', async () => {
    await setDoc(doc(mine, 'counter/a'), { n: 0 });
    let attempts = 0;
    const add = (db: Firestore): Promise<void> =>
      runTransaction(
        db,
        async (transaction) => {
          attempts++;
          const n = (await transaction.get(doc(db, 'counter/a'))).get('n');
          transaction.update(doc(db, 'counter/a'), { n: n + 1 });
        },
        { maxAttempts: 50 },
      );
    await Promise.all([
      ...Array.from({ length: 4 }, () => add(mine)),
      ...Array.from({ length: 4 }, () => add(theirs)),
    ]);
    expect((await getDocFromServer(doc(mine, 'counter/a'))).get('n')).toBe(8);
    expect(attempts).toBeGreaterThanOrEqual(8);
  });

  test('that create one document: exactly one does, the other sees it', async () => {
    const create = (db: Firestore, by: string): Promise<string> =>
      runTransaction(db, async (transaction) => {
        const now = await transaction.get(doc(db, 'created/one'));
        if (now.exists()) return `found ${now.get('by')}`;
        transaction.set(doc(db, 'created/one'), { by });
        return `made ${by}`;
      });
    const outcomes = await Promise.all([create(mine, 'x'), create(theirs, 'x')]);
    expect(outcomes.sort()).toEqual(['found x', 'made x']);
  });

  test('that only read a document notice its change', async () => {
    await setDoc(doc(mine, 'verify/price'), { n: 1 });
    let attempts = 0;
    await runTransaction(mine, async (transaction) => {
      const price = await transaction.get(doc(mine, 'verify/price'));
      await transaction.get(doc(mine, 'verify/absent'));
      if (++attempts === 1) await setDoc(doc(theirs, 'verify/price'), { n: 2 });
      transaction.set(doc(mine, 'verify/order'), { paid: price.get('n') });
    });
    expect(attempts).toBe(2);
    expect((await getDocFromServer(doc(mine, 'verify/order'))).data()).toEqual({ paid: 2 });
  });

  test('of a document that another deletes meanwhile', async () => {
    await setDoc(doc(mine, 'lost/a'), { n: 1 });
    let attempts = 0;
    const done = runTransaction(mine, async (transaction) => {
      const now = await transaction.get(doc(mine, 'lost/a'));
      if (++attempts === 1) await deleteDoc(doc(theirs, 'lost/a'));
      if (!now.exists()) return 'gone';
      transaction.update(doc(mine, 'lost/a'), { n: 2 });
      return 'updated';
    });
    expect(await done).toBe('gone');
  });

  test('that throw leave nothing behind', async () => {
    const done = runTransaction(mine, async (transaction) => {
      transaction.set(doc(mine, 'thrown/a'), { n: 1 });
      throw new Error('changed my mind');
    });
    await expect(done).rejects.toThrow('changed my mind');
    expect((await getDocFromServer(doc(mine, 'thrown/a'))).exists()).toBe(false);
  });
});

test('aggregations', async () => {
  const batch = writeBatch(mine);
  for (const n of [1, 2, 3, 4]) batch.set(doc(mine, `sums/${n}`), { n });
  await batch.commit();
  const large = query(collection(mine, 'sums'), where('n', '>', 1));
  expect((await getCountFromServer(large)).data()).toEqual({ count: 3 });
  const all = await getAggregateFromServer(large, { total: sum('n'), mean: average('n'), number: count() });
  expect(all.data()).toEqual({ total: 9, mean: 3, number: 3 });
  const empty = query(collection(mine, 'sums'), where('n', '>', 9));
  expect((await getAggregateFromServer(empty, { total: sum('n'), mean: average('n') })).data()).toEqual({
    total: 0,
    mean: null,
  });
});
