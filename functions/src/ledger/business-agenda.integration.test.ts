import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { agendaOf, daysLater, holdSlot, transactionOrThrow } from './index.ts';
import { type LedgerWorld, now, startLedgerWorld } from './testing/ledger-world.ts';
import { sampleRoom } from './testing/samples.ts';

let world: LedgerWorld;
beforeAll(async () => {
  world = await startLedgerWorld();
});
afterAll(() => world.stop());

test('a day has who arrives on it, and before them who stays over from earlier days', async () => {
  const { businessId: _ownBusiness, ...room } = sampleRoom({ capacity: 3 });
  const place = await world.open({ offering: room });
  const friday = new Date('2027-06-18T13:00:00Z');
  const from = (days: number) => daysLater(friday, days, 'Asia/Famagusta');
  const stay = async (k: string, day: number, nights: number) =>
    transactionOrThrow(
      await holdSlot(world.documents, place.hold(k, { startsAt: from(day), nights, party: 2 })),
    ).txId;
  const [staying, left, arriving] = [await stay('a', 0, 3), await stay('b', 0, 1), await stay('c', 2, 1)];
  await stay('d', 3, 2);
  const sunday = new Date('2027-06-19T21:00:00Z');
  const day = { from: sunday, until: daysLater(sunday, 1, 'Asia/Famagusta'), now };
  const standing = await world.documents.db.runTransaction((tx) =>
    agendaOf(tx, world.documents, place.businessId, day),
  );
  expect(standing.map(({ txId }) => txId)).toEqual([staying, arriving]);
  expect(standing).not.toContainEqual(expect.objectContaining({ txId: left }));
});
