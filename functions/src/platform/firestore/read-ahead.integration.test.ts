import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type LocalFirestore, startLocalFirestore } from '../testing/local-firestore.ts';
import { readAhead, readTogether } from './read-together.ts';

let local: LocalFirestore;
beforeAll(async () => {
  local = await startLocalFirestore('grpc');
});
afterAll(() => local.stop());

const now = new Date('2026-11-21T10:00:00Z');
const staff = (staffId: string, businessId = 'b') => ({ staffId, businessIds: [businessId], updatedAt: now });

test('what was read ahead costs no further call, and what was not is read', async () => {
  const { documents, server } = local;
  const one = documents.businessStaff('stf_1');
  const two = documents.businessStaff('stf_2');
  const none = documents.businessStaff('stf_3');
  for (const reference of [one, two]) await reference.set(staff(reference.id));
  const { result, cost } = await server.cost.measure(() =>
    documents.db.runTransaction(async (tx) => {
      await readAhead(tx, [one, none]);
      const ahead = await readTogether(tx, one, [none]);
      return [ahead, await readTogether(tx, two, one, documents.lock('biz', 'none'))];
    }),
  );
  expect(result).toEqual([
    [staff('stf_1'), [undefined]],
    [staff('stf_2'), staff('stf_1'), undefined],
  ]);
  expect(cost).toMatchObject({ documentReads: 4, rpcs: { BatchGetDocuments: 2 } });
});

test('an attempt that is run again sees what the first one lost to', async () => {
  const { documents } = local;
  const reference = documents.businessStaff('stf_raced');
  await reference.set(staff('stf_raced'));
  const seen: (string | undefined)[] = [];
  let written: Promise<unknown> = Promise.resolve();
  await documents.db.runTransaction(async (tx) => {
    await written;
    await readAhead(tx, [reference]);
    const [found] = await readTogether(tx, reference);
    seen.push(found?.businessIds[0]);
    if (seen.length > 1) return;
    written = reference.set(staff('stf_raced', 'another'));
    // As Firestore refuses the commit of one that lost.
    throw Object.assign(new Error('aborted'), { code: 10 });
  });
  expect(seen).toEqual(['b', 'another']);
});
