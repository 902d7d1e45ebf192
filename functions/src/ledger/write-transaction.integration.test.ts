import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Transaction } from '@merve/contract';
import { holdSlot, transactionOrThrow } from './index.ts';
import { readClaimedLocks } from './resolve-transaction.ts';
import { after, evening, type LedgerWorld, now, startLedgerWorld } from './testing/ledger-world.ts';
import { writeMade, writeStanding, writeTransition } from './write-transaction.ts';

let world: LedgerWorld;
beforeAll(async () => {
  world = await startLedgerWorld();
});
afterAll(() => world.stop());

type Writers = {
  readonly held: Transaction;
  readonly locks: Awaited<ReturnType<typeof readClaimedLocks>>;
  readonly made: (changes: Partial<Transaction>, read?: Writers['locks']) => void;
  readonly becomes: (after: Parameters<typeof writeTransition>[3], stolen?: Partial<Transaction>) => void;
  readonly stays: (changes: Partial<Transaction>) => void;
};

/** What a Firestore transaction of the ledger came to whose writes break a rule: which one, and what was written. */
async function broken(write: (writers: Writers) => void) {
  const place = await world.open();
  const held = transactionOrThrow(await holdSlot(world.documents, place.hold('one')));
  const before = await world.everything();
  const { documents } = world;
  const run = documents.db.runTransaction(async (tx) => {
    const locks = await readClaimedLocks(tx, documents, held, new Map());
    const owned = (as: Partial<Transaction>) =>
      [...locks.values()].flatMap((lock) =>
        lock === undefined ? [] : [{ ...lock, txId: as.txId ?? lock.txId }],
      );
    const cause = { actorId: held.actorId, reason: null };
    // What is lawful, so that there is something to be written in part.
    tx.set(documents.business(held.businessId), { ...place.business, name: 'half-written' });
    write({
      held,
      locks,
      made: (changes, read = locks) =>
        writeMade(
          tx,
          documents,
          { ...held, txId: 'tx_other', ...changes },
          {
            ...cause,
            places: 1,
            read,
            locks: held.lockKeys.map((lockKey) => ({ lockKey, slotStartsAt: evening })),
          },
        ),
      becomes: (ended, stolen = {}) =>
        writeTransition(tx, documents, { ...held, ...stolen }, ended, { ...cause, owned: owned(stolen) }),
      stays: (changes) => writeStanding(tx, documents, held, { ...held, ...changes }),
    });
  });
  const thrown: unknown = await run.then(
    () => null,
    (error: unknown) => error,
  );
  expect(await world.everything()).toEqual(before);
  return thrown;
}

describe('what would break the ledger is thrown, and nothing of it is written', () => {
  const over = { state: 'confirmed' as const, holdExpiresAt: null, updatedAt: now };
  const cases: readonly [string, (writers: Writers) => void][] = [
    ['made-in-another-state', ({ made }) => made({ state: 'cancelled' })],
    ['locks-are-not-its-slots', ({ made }) => made({ lockKeys: ['another'] })],
    ['lock-of-another', ({ made }) => made({})],
    // A lock that was not read in this transaction: whoever has it is not known.
    ['lock-of-another', ({ made }) => made({}, new Map())],
    ['another-transaction', ({ held, becomes }) => becomes({ ...held, ...over, txId: 'tx_other' })],
    [
      'transition-not-in-the-table',
      ({ held, becomes }) => becomes({ ...held, ...over }, { state: 'cancelled' }),
    ],
    [
      'transition-not-in-the-table',
      ({ held, becomes }) => becomes({ ...held, ...over, updatedAt: held.holdExpiresAt ?? now }),
    ],
    ['expired-before-its-time', ({ held, becomes }) => becomes({ ...held, state: 'expired' })],
    ['lock-of-another', ({ held, becomes }) => becomes({ ...held, ...over, lockKeys: [] })],
    [
      'confirmed-without-its-locks',
      ({ held, becomes }) => becomes({ ...held, ...over, lockKeys: [...held.lockKeys, 'another'] }),
    ],
    ['state-without-transition', ({ stays }) => stays({ state: 'confirmed' })],
    ['locks-without-transition', ({ stays }) => stays({ lockKeys: [] })],
  ];

  test.each(cases)('%s', async (rule, write) => {
    expect(await broken(write)).toMatchObject({ code: 'INTERNAL', details: { broken: rule } });
  });
});

test('what runs out may be taken over, and each hold of a world that keeps the rules is written', async () => {
  const place = await world.open();
  const first = transactionOrThrow(await holdSlot(world.documents, place.hold('one')));
  const later = after(first.holdExpiresAt ?? now, 0);
  const second = transactionOrThrow(await holdSlot(world.documents, place.hold('two', { now: later })));
  expect((await place.locks()).map(({ txId }) => txId)).toEqual(second.lockKeys.map(() => second.txId));
});
