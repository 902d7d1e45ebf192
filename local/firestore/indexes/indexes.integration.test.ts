import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AggregateField, type Firestore } from '@google-cloud/firestore';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startForTest, type TestServer } from '../testing/start-for-test.ts';
import { readRecord } from './index-record.ts';

const DEFINITIONS = {
  indexes: [
    {
      collectionGroup: 'cities',
      queryScope: 'COLLECTION' as const,
      fields: [
        { fieldPath: 'state', order: 'ASCENDING' as const },
        { fieldPath: 'population', order: 'DESCENDING' as const },
      ],
    },
    {
      collectionGroup: 'cities',
      queryScope: 'COLLECTION' as const,
      fields: [
        { fieldPath: 'never', order: 'ASCENDING' as const },
        { fieldPath: 'asked', order: 'ASCENDING' as const },
      ],
    },
  ],
  fieldOverrides: [{ collectionGroup: 'cities', fieldPath: 'notes', indexes: [] }],
};
const READ_ALL = {
  async check() {
    return { allowed: true } as const;
  },
};

describe('a server that enforces indexes', () => {
  let server: TestServer;
  let db: Firestore;

  beforeAll(async () => {
    server = await startForTest({ indexes: DEFINITIONS, policy: READ_ALL });
    db = server.client();
    await db.doc('cities/a').set({ state: 'CA', population: 2, notes: 'x' });
    await db.doc('cities/b').set({ state: 'CA', population: 5, notes: 'y' });
  });
  afterAll(() => server.stop());

  test('serves what an index serves, in its order', async () => {
    const found = await db
      .collection('cities')
      .where('state', '==', 'CA')
      .orderBy('population', 'desc')
      .get();
    expect(found.docs.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  test.each<[string, (cities: FirebaseFirestore.CollectionReference) => Promise<unknown>, string]>([
    [
      'a query',
      (cities) => cities.where('state', '==', 'CA').orderBy('population').get(),
      '"fields":[{"fieldPath":"state","order":"ASCENDING"},{"fieldPath":"population","order":"ASCENDING"}]',
    ],
    [
      'limitToLast, which turns the order',
      (cities) => cities.where('state', '==', 'CA').orderBy('population', 'desc').limitToLast(1).get(),
      '{"fieldPath":"population","order":"ASCENDING"}]',
    ],
    [
      'an exempted field',
      (cities) => cities.where('notes', '==', 'x').get(),
      'requires a COLLECTION_ASC index for collection cities and field notes',
    ],
    [
      'an aggregation',
      (cities) =>
        cities
          .where('capital', '==', true)
          .aggregate({ sum: AggregateField.sum('population') })
          .get(),
      '"fieldPath":"capital"',
    ],
    [
      'a transaction',
      (cities) =>
        cities.firestore.runTransaction((transaction) =>
          transaction.get(cities.orderBy('state').orderBy('population')),
        ),
      '"fieldPath":"population"',
    ],
  ])('refuses %s and says what to add', async (_name, ask, definition) => {
    await expect(ask(db.collection('cities'))).rejects.toMatchObject({
      code: 9,
      details: expect.stringContaining(definition),
    });
  });

  test('refuses a listener the same way', async () => {
    const refusal = await new Promise((resolve) => {
      db.collectionGroup('cities')
        .where('state', '==', 'CA')
        .onSnapshot(
          () => resolve(0),
          (error) => resolve(error),
        );
    });
    expect(String(refusal)).toMatch(/Error 9: .*COLLECTION_GROUP_ASC/);
  });

  test('refuses clients too, over REST', async () => {
    const answer = await fetch(server.url('/v1/projects/demo-test/databases/(default)/documents:runQuery'), {
      method: 'POST',
      body: JSON.stringify({
        structuredQuery: {
          from: [{ collectionId: 'cities' }],
          orderBy: [{ field: { fieldPath: '__name__' }, direction: 'DESCENDING' }],
        },
      }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      error: {
        status: 'FAILED_PRECONDITION',
        message: expect.stringContaining('The query requires an index.'),
      },
    });
  });

  test('refuses a document with more than 40,000 index entries', async () => {
    const numbers = (length: number) => Array.from({ length }, (_, n) => n);
    await expect(db.doc('cities/big').set({ numbers: numbers(40_000) })).rejects.toMatchObject({
      code: 3,
      details: 'too many index entries for entity /cities/big',
    });
    await db.doc('cities/big').set({ notes: numbers(40_000) });
    await db.doc('cities/big').delete();
  });

  test('reports what was used, missed and not needed', async () => {
    const report = await (await fetch(server.url('/local/v1/indexes'))).json();
    expect(report).toMatchObject({ enforced: true, unused: ['cities (never ASC, asked ASC, __name__ ASC)'] });
    expect(report).toHaveProperty('missing.0.queries.0.count', 2);
    expect(JSON.stringify(report)).toContain('cities (state ASC, population DESC, __name__ DESC)');
  });
});

test('servers that go by the same file add to one record', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'indexes-'));
  const indexes = join(directory, 'firestore.indexes.json');
  const record = join(directory, 'cache', 'record.jsonl');
  writeFileSync(indexes, JSON.stringify(DEFINITIONS));
  process.env['MERVE_INDEX_RECORD'] = record;
  try {
    for (let round = 0; round < 2; round++) {
      const server = await startForTest({ indexes });
      await server.client().collection('cities').where('state', '==', 'CA').get();
      await server.stop();
    }
  } finally {
    delete process.env['MERVE_INDEX_RECORD'];
  }
  expect(readFileSync(record, 'utf8').trim().split('\n')).toHaveLength(2);
  expect(readRecord(record, indexes)).toEqual([
    {
      source: indexes,
      query: 'cities where state == ?',
      count: 2,
      used: ['cities (state ASC, __name__ ASC)'],
      missing: [],
    },
  ]);
  expect(readRecord(record, '/another/file')).toEqual([]);
});

test('a file that is not valid keeps the server from starting', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'indexes-')), 'firestore.indexes.json');
  writeFileSync(file, '{"indexes": [{}]}');
  await expect(startForTest({ indexes: file })).rejects.toThrow(/collectionGroup/);
  await expect(startForTest({ indexes: '/nowhere.json' })).rejects.toThrow(/cannot be read/);
});

test('without definitions nothing is refused', async () => {
  const server = await startForTest();
  const found = await server.client().collection('c').orderBy('a').orderBy('b', 'desc').get();
  expect(found.size).toBe(0);
  expect(await (await fetch(server.url('/local/v1/indexes'))).json()).toMatchObject({ enforced: false });
  await server.stop();
});
