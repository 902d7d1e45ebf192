import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  collection,
  collectionGroup,
  deleteDoc,
  disableNetwork,
  doc,
  enableNetwork,
  type Firestore,
  getDocs,
  increment,
  limit,
  limitToLast,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  startAfter,
  Timestamp,
  updateDoc,
  waitForPendingWrites,
  where,
  writeBatch,
} from 'firebase/firestore';
import { denyAll } from '../testing/deny-all.ts';
import { followDocument, followQuery, ids, isSettled } from './follow.ts';
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

async function fill(path: string, numbers: Readonly<Record<string, number>>): Promise<void> {
  const batch = writeBatch(theirs);
  for (const [id, n] of Object.entries(numbers)) batch.set(doc(theirs, path, id), { n });
  await batch.commit();
}

describe('many listeners on one stream', () => {
  test('each sees its own, and the same query twice sees the same', async () => {
    await fill('multi', { a: 1, b: 2, c: 3 });
    const all = followQuery(collection(mine, 'multi'));
    const same = followQuery(collection(mine, 'multi'));
    const large = followQuery(query(collection(mine, 'multi'), where('n', '>=', 2)));
    const one = followDocument(doc(mine, 'multi/b'));
    const none = followDocument(doc(mine, 'multi/none'));
    await Promise.all([all, same, large].map((followed) => followed.until(isSettled)));
    expect((await none.until(isSettled)).exists()).toBe(false);

    // One commit, so one snapshot for each.
    const batch = writeBatch(theirs);
    batch.update(doc(theirs, 'multi/b'), { n: 1 });
    batch.set(doc(theirs, 'multi/d'), { n: 4 });
    batch.delete(doc(theirs, 'multi/a'));
    await batch.commit();
    expect(ids(await all.until((s) => isSettled(s) && ids(s).includes('d')))).toEqual(['b', 'c', 'd']);
    expect(ids(await same.until((s) => isSettled(s) && ids(s).includes('d')))).toEqual(['b', 'c', 'd']);
    expect(ids(await large.until((s) => isSettled(s) && ids(s).includes('d')))).toEqual(['c', 'd']);
    await one.until((s) => isSettled(s) && s.get('n') === 1);
    const settled = all.seen.filter(isSettled);
    expect(settled.map(ids)).toEqual([
      ['a', 'b', 'c'],
      ['b', 'c', 'd'],
    ]);

    // A target that goes leaves the others alone.
    same.stop();
    large.stop();
    await deleteDoc(doc(theirs, 'multi/b'));
    expect((await one.until((s) => isSettled(s) && !s.exists())).exists()).toBe(false);
    await all.until((s) => ids(s).length === 2);
    for (const followed of [all, one, none]) followed.stop();
  });

  test('a target may be added, removed and added again quickly', async () => {
    await fill('quick', { a: 1 });
    for (let round = 0; round < 20; round++) followQuery(collection(mine, 'quick')).stop();
    const last = followQuery(collection(mine, 'quick'));
    expect(ids(await last.until(isSettled))).toEqual(['a']);
    last.stop();
  });

  test('a collection group and a cursor', async () => {
    await fill('groups/x/member', { a: 1, b: 5 });
    await fill('groups/y/member', { c: 3 });
    const group = followQuery(query(collectionGroup(mine, 'member'), orderBy('n'), startAfter(1)));
    expect(ids(await group.until(isSettled))).toEqual(['c', 'b']);
    await fill('groups/z/member', { d: 0, e: 4 });
    expect(ids(await group.until((s) => isSettled(s) && s.size > 2))).toEqual(['c', 'e', 'b']);
    group.stop();
  });

  test('a refused listener ends alone', async () => {
    web.server.setPolicy({
      check: async (request) =>
        request.operation.kind === 'list' && request.operation.query.collectionId === 'secret'
          ? denyAll.check(request)
          : { allowed: true },
    });
    const user = web.client({ sub: 'alice' });
    const open = followQuery(collection(user, 'open'));
    const secret = followQuery(collection(user, 'secret'));
    expect(await secret.failed).toMatchObject({ code: 'permission-denied' });
    await fill('open', { a: 1 });
    await open.until((s) => isSettled(s) && s.size === 1);
    open.stop();
  });
});

describe('windows', () => {
  test('limit and limitToLast move as documents come and go', async () => {
    await fill('window', { a: 1, b: 2, c: 3, d: 4 });
    const first = followQuery(query(collection(mine, 'window'), orderBy('n'), limit(2)));
    const last = followQuery(query(collection(mine, 'window'), orderBy('n'), limitToLast(2)));
    expect(ids(await first.until(isSettled))).toEqual(['a', 'b']);
    expect(ids(await last.until(isSettled))).toEqual(['c', 'd']);
    await deleteDoc(doc(theirs, 'window/a'));
    expect(ids(await first.until((s) => isSettled(s) && !ids(s).includes('a')))).toEqual(['b', 'c']);
    await updateDoc(doc(theirs, 'window/d'), { n: 0 });
    expect(ids(await last.until((s) => isSettled(s) && !ids(s).includes('d')))).toEqual(['b', 'c']);
    expect(ids(await first.until((s) => isSettled(s) && ids(s).includes('d')))).toEqual(['d', 'b']);
    // This client's own delete needs a document it has never seen to move up.
    await fill('window', { e: 9 });
    await deleteDoc(doc(mine, 'window/b'));
    expect(ids(await last.until((s) => isSettled(s) && ids(s).includes('e')))).toEqual(['c', 'e']);
    expect(ids(await first.until((s) => isSettled(s) && `${ids(s)}` === 'd,c'))).toEqual(['d', 'c']);
    first.stop();
    last.stop();
  });
});

describe('own writes', () => {
  test('echo at once, then settle with the server time', async () => {
    const followed = followDocument(doc(mine, 'echo/a'));
    await followed.until(isSettled);
    await setDoc(doc(mine, 'echo/a'), { at: serverTimestamp(), n: increment(2) });
    const settled = await followed.until((s) => isSettled(s) && s.exists());
    expect(settled.get('at')).toBeInstanceOf(Timestamp);
    const states = followed.seen.filter((s) => s.exists());
    expect(states[0]?.metadata).toMatchObject({ hasPendingWrites: true });
    expect(states[0]?.get('at')).toBeNull();
    expect(states[0]?.get('n')).toBe(2);
    // Once settled it stays so: no flicker back to pending.
    expect(states.findIndex(isSettled)).toBe(states.length - 1);
    followed.stop();
  });

  test('settle in a query, also one that changes nothing or leaves the query', async () => {
    await setDoc(doc(mine, 'settle/a'), { open: true });
    const open = followQuery(query(collection(mine, 'settle'), where('open', '==', true)));
    await open.until(isSettled);
    await setDoc(doc(mine, 'settle/a'), { open: true });
    await setDoc(doc(mine, 'settle/b'), { open: true });
    expect(ids(await open.until((s) => isSettled(s) && s.size === 2))).toEqual(['a', 'b']);
    await updateDoc(doc(mine, 'settle/a'), { open: false });
    expect(ids(await open.until((s) => isSettled(s) && !ids(s).includes('a')))).toEqual(['b']);
    open.stop();
  });

  test('many pipelined writes all settle, in order', async () => {
    const counter = doc(mine, 'pipeline/a');
    const followed = followDocument(counter);
    await Promise.all(
      Array.from({ length: 50 }, () => setDoc(counter, { n: increment(1) }, { merge: true })),
    );
    const settled = await followed.until((s) => isSettled(s) && s.get('n') === 50);
    expect(settled.get('n')).toBe(50);
    const numbers = followed.seen.map((s) => Number(s.get('n') ?? 0));
    expect([...numbers].sort((a, b) => a - b)).toEqual(numbers);
    followed.stop();
  });

  test('are kept while offline and sent when the network is back', async () => {
    await setDoc(doc(mine, 'offline/a'), { n: 0 });
    const followed = followQuery(collection(mine, 'offline'));
    await followed.until(isSettled);
    await disableNetwork(mine);
    await followed.until((s) => s.metadata.fromCache);
    const written = setDoc(doc(mine, 'offline/b'), { n: 1, at: serverTimestamp() });
    const later = waitForPendingWrites(mine);
    await followed.until((s) => s.metadata.fromCache && s.metadata.hasPendingWrites && s.size === 2);
    await deleteDoc(doc(theirs, 'offline/a'));
    await enableNetwork(mine);
    await Promise.all([written, later]);
    expect(ids(await followed.until((s) => isSettled(s) && !ids(s).includes('a')))).toEqual(['b']);
    expect(ids(await getDocs(collection(theirs, 'offline')))).toEqual(['b']);
    followed.stop();
  });
});
