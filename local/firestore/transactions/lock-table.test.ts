import { expect, test } from '@jest/globals';
import { VirtualClock } from '../clock/virtual-clock.ts';
import { LockTable } from './lock-table.ts';
import type { Transaction } from './transaction.ts';

let births = 0;
const begin = (table: LockTable): Transaction => {
  const transaction: Transaction = {
    id: String(++births),
    age: births,
    readOnly: false,
    readTime: undefined,
    outdated: false,
    retry: false,
    documents: new Set(),
    queries: new Map(),
    connections: new Set(),
    startedAt: 0,
    lastUsedAt: 0,
    ended: undefined,
  };
  table.enter(transaction);
  return transaction;
};

function open(): LockTable {
  const table: LockTable = new LockTable(new VirtualClock(), (transaction, error) => {
    transaction.ended = error;
    table.release(transaction);
  });
  return table;
}

const keys = (...names: string[]) => names.map((key) => ({ key }));
const writing = (...paths: string[]) => ({ paths, documents: () => [] });
const finish = (table: LockTable, transaction: Transaction): void => {
  transaction.ended = 'committed';
  table.release(transaction);
};

test('a writer waits for the readers of its document, then writes at once', async () => {
  const table = open();
  const reader = begin(table);
  await table.read(reader, keys('a'), 10);
  const order: string[] = [];
  const write = table.write(undefined, writing('a'), 1000, () => order.push('written'));
  await table.write(undefined, writing('b'), 1000, () => order.push('other document'));
  order.push('reader ends');
  finish(table, reader);
  await write;
  expect(order).toEqual(['other document', 'reader ends', 'written']);
});

test('readers of one document follow each other while each is quick', async () => {
  const table = open();
  const order: number[] = [];
  await Promise.all(
    [1, 2, 3, 4].map(async (n) => {
      const transaction = begin(table);
      await table.read(transaction, keys('a'), 5000);
      order.push(n);
      await table.write(transaction, writing('a'), 1000, () => finish(table, transaction));
      order.push(-n);
    }),
  );
  expect(order.filter((n) => n > 0)).toEqual([1, 2, 3, 4]);
  for (let at = 0; at < order.length; at += 2) expect(order[at]).toBe(-(order[at + 1] ?? 0));
});

test('a reader shares with a slow one after its patience', async () => {
  const table = open();
  const [slow, other] = [begin(table), begin(table)];
  await table.read(slow, keys('a'), 10);
  await table.read(other, keys('a'), 20);
  expect(other.documents.has('a')).toBe(true);
});

test('two that share a document and both write it: the younger is aborted, the elder writes', async () => {
  const table = open();
  const [elder, younger] = [begin(table), begin(table)];
  await table.read(elder, keys('a'), 0);
  await table.read(younger, keys('a'), 0);
  const outcomes = await Promise.allSettled([
    table.write(elder, writing('a'), 5000, () => 'elder'),
    table.write(younger, writing('a'), 5000, () => 'younger'),
  ]);
  expect(outcomes[0]).toEqual({ status: 'fulfilled', value: 'elder' });
  expect(outcomes[1]).toMatchObject({ status: 'rejected', reason: { status: 'ABORTED' } });
});

test('a writer that has waited long enough is aborted', async () => {
  const table = open();
  const reader = begin(table);
  await table.read(reader, keys('a'), 0);
  await expect(table.write(undefined, writing('a'), 30, () => 0)).rejects.toMatchObject({
    status: 'ABORTED',
  });
});

test('what its readers leave as it is, is shared at once; what they write, or what is not there, is waited for', async () => {
  const missing = new Set(['missing']);
  const table: LockTable = new LockTable(
    new VirtualClock(),
    (transaction, error) => {
      transaction.ended = error;
      table.release(transaction);
    },
    (path) => !missing.has(path),
  );
  const first = begin(table);
  await table.read(first, keys('read', 'written', 'missing'), 10);
  await table.write(first, writing('written'), 1000, () => finish(table, first));
  const holder = begin(table);
  await table.read(holder, keys('read', 'written', 'missing'), 10);
  const waitsFor = async (name: string) => {
    const reader = begin(table);
    const reading = table.read(reader, keys(name), 60_000);
    const isWaiting = table.waits().some(({ documents }) => documents.includes(name));
    if (isWaiting) table.release(holder);
    await reading;
    finish(table, reader);
    await table.read(holder, keys('read', 'written', 'missing'), 10);
    return isWaiting;
  };
  expect(await waitsFor('read')).toBe(false);
  expect(await waitsFor('written')).toBe(true);
  expect(await waitsFor('missing')).toBe(true);
});

test('who waits for what turns out to be left as it is, goes on together', async () => {
  const table: LockTable = new LockTable(
    new VirtualClock(),
    () => {},
    () => true,
  );
  const first = begin(table);
  await table.read(first, keys('a'), 60_000);
  const others = [1, 2, 3].map(() => begin(table));
  const reading = Promise.all(others.map((one) => table.read(one, keys('a'), 60_000)));
  await table.write(first, writing('b'), 1000, () => finish(table, first));
  await reading;
  expect(others.map((one) => one.documents.has('a'))).toEqual([true, true, true]);
});

test('a reader of what is shared still waits behind a commit that writes it', async () => {
  const table: LockTable = new LockTable(
    new VirtualClock(),
    () => {},
    () => true,
  );
  const [first, second, third] = [begin(table), begin(table), begin(table)];
  await table.read(first, keys('a'), 60_000);
  await table.write(first, writing('b'), 1000, () => finish(table, first));
  await table.read(second, keys('a'), 60_000);
  const order: string[] = [];
  const write = table.write(undefined, writing('a'), 60_000, () => order.push('written'));
  const read = table.read(third, keys('a'), 60_000).then(() => order.push('read'));
  finish(table, second);
  await Promise.all([write, read]);
  expect(order).toEqual(['written', 'read']);
});
