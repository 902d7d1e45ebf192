import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Market } from '@merve/contract';
import { type LocalFirestore, startLocalFirestore } from '../../testing/local-firestore.ts';
import type { Documents } from '../documents.ts';
import { pastOf, type Sandbox, sandboxOver } from './index.ts';

let local: LocalFirestore;
beforeAll(async () => {
  local = await startLocalFirestore();
});
afterAll(() => local.stop());

const market = (marketId: string, name = marketId): Market => ({
  marketId,
  name,
  currency: 'TRY',
  timeZone: 'Asia/Famagusta',
  defaultLanguage: 'en',
  emergencyNumber: '112',
  boundingBox: { west: 32, south: 34, east: 35, north: 36 },
  catalogueVersion: 1,
});
const named = async (documents: Documents) =>
  (await documents.markets.where('name', '>=', 'a').orderBy('name').limit(3).get()).docs.map(
    (found) => found.data().name,
  );

/** Runs `work` in a sandbox over the present. */
function inSandbox<T>(work: (sandbox: Sandbox) => Promise<T>): Promise<T> {
  const { db } = local.documents;
  return db.runTransaction((past) => work(sandboxOver(db, pastOf(db, past))), { readOnly: true });
}

beforeEach(async () => {
  for (const id of ['b', 'd', 'f']) await local.documents.market(id).set(market(id));
});

describe('what is written in the sandbox', () => {
  test('is read back there, by itself and in queries, and the database knows nothing of it', async () => {
    const inside = await inSandbox(async ({ documents, wouldWrite }) => {
      await documents.market('c').create(market('c'));
      await documents.market('b').delete();
      await documents.db.runTransaction(async (tx) => {
        const d = (await tx.get(documents.market('d'))).data();
        if (d !== undefined) tx.set(documents.market('d'), { ...d, name: 'z' });
      });
      await documents.market('f').update({ name: 'a' });
      return {
        names: await named(documents),
        b: (await documents.market('b').get()).exists,
        would: wouldWrite(),
      };
    });
    expect(inside).toEqual({
      names: ['a', 'c', 'z'],
      b: false,
      would: [
        { path: 'markets/c', kind: 'created' },
        { path: 'markets/b', kind: 'deleted' },
        { path: 'markets/d', kind: 'changed' },
        { path: 'markets/f', kind: 'changed' },
      ],
    });
    expect(await named(local.documents)).toEqual(['b', 'd', 'f']);
  });

  test('passes the schemas, as in the database', async () => {
    await inSandbox(async ({ documents }) => {
      await expect(documents.market('x').create({ ...market('x'), currency: 'LIRA' })).rejects.toThrow(
        /currency/,
      );
    });
  });

  test('is refused as the database would refuse it, and a refused transaction leaves nothing', async () => {
    await inSandbox(async ({ documents, wouldWrite }) => {
      await expect(documents.market('b').create(market('b'))).rejects.toMatchObject({ code: 6 });
      await expect(documents.market('none').update({ name: 'x' })).rejects.toMatchObject({ code: 5 });
      const { updateTime } = await documents.market('b').get();
      const once = updateTime === undefined ? {} : { lastUpdateTime: updateTime };
      await documents.market('b').update({ name: 'once' }, once);
      await expect(documents.market('b').update({ name: 'twice' }, once)).rejects.toMatchObject({ code: 9 });
      const both = documents.db.runTransaction(async (tx) => {
        tx.set(documents.market('new'), market('new'));
        tx.create(documents.market('d'), market('d'));
      });
      await expect(both).rejects.toMatchObject({ code: 6 });
      expect(wouldWrite().map(({ path }) => path)).toEqual(['markets/b']);
    });
  });
});

describe('what the sandbox does not know', () => {
  test('throws: it never falls through to the database', async () => {
    await inSandbox(async ({ documents }) => {
      const { db } = documents;
      expect(() => db.bulkWriter()).toThrow('The sandbox has no bulkWriter');
      expect(() => db.recursiveDelete(documents.market('b'))).toThrow('The sandbox has no recursiveDelete');
      expect(() => documents.markets.orderBy('name').startAfter('b')).toThrow(TypeError);
      const foreign = db.runTransaction(async (tx) => {
        tx.set(local.documents.market('b'), market('b', 'foreign'));
      });
      await expect(foreign).rejects.toThrow('none of the sandbox');
    });
    expect(await named(local.documents)).toEqual(['b', 'd', 'f']);
  });

  test('a transaction that reads after it wrote is refused, as in Firestore', async () => {
    await inSandbox(async ({ documents }) => {
      const late = documents.db.runTransaction(async (tx) => {
        tx.set(documents.market('b'), market('b', 'x'));
        await tx.get(documents.market('d'));
      });
      await expect(late).rejects.toThrow('reads before it writes');
    });
  });
});
