import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { AccessPolicy } from '../access/access-policy.ts';
import { Engine } from '../engine/engine.ts';
import type { WireListenResponse, WireTarget, WireWrite } from '../protocol/wire.ts';
import { ListenSession } from './listen-session.ts';

const database = 'projects/p/databases/(default)';
const name = (path: string): string => `${database}/documents/${path}`;
const put = (path: string, n: number): WireWrite => ({
  update: { name: name(path), fields: { n: { integerValue: n } } },
});

let engine: Engine;
let session: ListenSession;
let told: WireListenResponse[];
/** Holds every question to the policy until it is opened. */
let gate: Promise<void>;
let openGate: () => void;

const slowPolicy: AccessPolicy = {
  check: async () => {
    await gate;
    return { allowed: true };
  },
};

const commit = (...writes: WireWrite[]): Promise<unknown> =>
  engine.database(database).commit(writes, { type: 'system', id: undefined });
const query = (targetId: number, limit?: number): WireTarget => ({
  targetId,
  query: {
    parent: `${database}/documents`,
    structuredQuery: { from: [{ collectionId: 'c' }], ...(limit ? { limit: { value: limit } } : {}) },
  },
});
const add = (target: WireTarget): void => session.handle({ database, addTarget: target });
const isConsistent = (one: WireListenResponse): boolean => one.targetChange?.targetChangeType === 'NO_CHANGE';

/** Waits for the n-th "all is consistent". */
async function consistent(times: number): Promise<void> {
  while (told.filter(isConsistent).length < times) await new Promise(setImmediate);
}

/** Each message in a word: `2,4:c/a`, `-4:c/a`, `ok`. */
function words(from = 0): string[] {
  return told.slice(from).flatMap((one) => {
    const path = (text = ''): string => text.slice(name('').length);
    if (isConsistent(one)) return ['ok'];
    if (one.documentChange) {
      const { document, targetIds = [], removedTargetIds = [] } = one.documentChange;
      return [`${[...targetIds, ...removedTargetIds.map((id) => -id)]}:${path(document?.name)}`];
    }
    const gone = one.documentDelete ?? one.documentRemove;
    return gone ? [`-${gone.removedTargetIds}:${path(gone.document)}`] : [];
  });
}

beforeEach(() => {
  engine = new Engine();
  told = [];
  gate = Promise.resolve();
  session = new ListenSession(
    { engine, policy: () => slowPolicy },
    {
      principal: { kind: 'client', claims: undefined },
      connection: 'c',
      signal: new AbortController().signal,
    },
    {
      send: (response) => told.push(response),
      fail: (error) => {
        throw error;
      },
    },
  );
});
afterEach(() => {
  session.close();
  engine.close();
});

test('one commit is told once for all targets, then all are consistent', async () => {
  await commit(put('c/a', 1), put('c/b', 1));
  add(query(2));
  add(query(4, 1));
  add({ targetId: 6, documents: { documents: [name('c/b'), name('c/none')] } });
  await consistent(3);
  const start = told.length;
  await commit(put('c/0', 2), put('c/b', 2));
  await consistent(4);
  // The new first document pushes another out of the window of target 4.
  expect(words(start)).toEqual(['2,4:c/0', '2,6:c/b', '-4:c/a', 'ok']);
  await commit({ delete: name('c/b') });
  await consistent(5);
  expect(words().slice(-2)).toEqual(['-2,6:c/b', 'ok']);
});

test('nothing is called consistent while a commit of before is untold', async () => {
  add({ targetId: 2, documents: { documents: [name('c/a')] } });
  await consistent(1);
  const start = told.length;
  gate = new Promise((resolve) => {
    openGate = resolve;
  });
  await commit(put('c/a', 1));
  add(query(4));
  await new Promise(setImmediate);
  await commit(put('c/a', 2));
  openGate();
  await consistent(2);
  for (let turn = 0; turn < 3; turn++) await new Promise(setImmediate);
  const changes = told.slice(start).filter(({ documentChange }) => documentChange);
  expect(words(start)).toEqual(['4:c/a', '2:c/a', 'ok']);
  const numbers = changes.map(({ documentChange }) => documentChange?.document?.fields?.['n']);
  expect(numbers).toEqual([{ integerValue: '2' }, { integerValue: '2' }]);
});

test('a document that comes and goes between two flushes is not told', async () => {
  add(query(2));
  await consistent(1);
  const start = told.length;
  await Promise.all([commit(put('c/a', 1)), commit({ delete: name('c/a') })]);
  await consistent(2);
  expect(words(start)).toEqual(['ok']);
});

test('a target that asks once is told and removed', async () => {
  await commit(put('c/a', 1));
  add({ ...query(2), once: true });
  await consistent(1);
  await new Promise(setImmediate);
  const kinds = told.flatMap(({ targetChange }) => targetChange?.targetChangeType ?? []);
  expect(kinds).toEqual(['ADD', 'CURRENT', 'NO_CHANGE', 'REMOVE']);
});
