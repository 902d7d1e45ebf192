import { Timestamp } from '@google-cloud/firestore';
import { describe, expect, test } from '@jest/globals';
import type { SandboxPhone } from '../local/cli/sandbox-phone.ts';
import { demoRestaurant } from '../local/seed/demo-people.ts';
import { eventually } from '../local/testing/eventually.ts';
import { useStack } from './harness.ts';

const stack = useStack();

/** An hour of its own on a day of its own for each test: they share one restaurant. */
function request(daysAhead: number): string {
  const day = new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10);
  return `Book a table for 3 at ${demoRestaurant.name} on ${day} at 13:00`;
}

async function hold(guest: SandboxPhone, daysAhead: number) {
  await guest.send({ body: request(daysAhead) });
  await stack().hear(guest);
  const [ledger] = await stack().ledgerOf(guest);
  if (ledger === undefined) throw new Error('nothing was held');
  return ledger;
}

/** Lets a hold's ten minutes pass: every time that says when it ends is moved into the past. */
async function runOut({ transaction, locks }: Awaited<ReturnType<typeof hold>>): Promise<void> {
  const past = Timestamp.fromMillis(Date.now() - 1_000);
  const business = stack().db.doc(`businesses/${transaction.businessId}`);
  await business.collection('transactions').doc(transaction.txId).update({ holdExpiresAt: past });
  for (const { lockKey } of locks) {
    await business.collection('resourceLocks').doc(lockKey).update({ expiresAt: past });
  }
}

const stateOf = async (guest: SandboxPhone) => (await stack().ledgerOf(guest))[0]?.transaction.state;

describe('a hold that nobody answers', () => {
  test('is ended by its task, and the slot is free again', async () => {
    const { newPhone, ledgerOf, ports, functionsUrl } = stack();
    const guest = newPhone();
    const held = await hold(guest, 12);
    await runOut(held);
    const { businessId, txId } = held.transaction;
    const queue = `http://127.0.0.1:${ports.tasks}/projects/demo-merve/locations/europe-west1/queues/wake/tasks`;
    const body = Buffer.from(JSON.stringify({ data: { due: 'hold', businessId, txId } })).toString('base64');
    const enqueued = await fetch(queue, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        task: {
          httpRequest: {
            url: `${functionsUrl}/wake`,
            headers: { 'Content-Type': 'application/json' },
            body,
          },
        },
      }),
    });
    expect(enqueued.status).toBe(200);
    await eventually(async () => (await stateOf(guest)) === 'expired', 'the hold has expired');
    const [told, ...more] = await stack().hear(guest);
    expect(told?.body).toMatch(/let go of .*nothing was booked/s);
    expect([...more, ...(await stack().hearQuiet(guest))]).toEqual([]);
    const [ledger] = await ledgerOf(guest);
    expect(ledger?.events.map(({ transition }) => transition)).toEqual(['drafted', 'held', 'expired']);
    expect(ledger?.locks).toEqual([]);

    const next = newPhone();
    expect((await hold(next, 12)).transaction.state).toBe('hold');
  });

  test('is ended by the sweep if its task was lost, and a late YES commits nothing', async () => {
    const { newPhone, hear, runScheduled, ledgerOf } = stack();
    const guest = newPhone();
    await runOut(await hold(guest, 13));
    await runScheduled('sweepEveryMinute');
    await eventually(async () => (await stateOf(guest)) === 'expired', 'the hold has expired');
    const [told] = await hear(guest);
    expect(told?.body).toMatch(/let go of .*nothing was booked/s);
    await guest.send({ body: 'YES' });
    const [answer] = await hear(guest);
    expect(answer?.body).toMatch(/ran out|run out/i);
    expect((await ledgerOf(guest)).map(({ transaction }) => transaction.state)).toEqual(['expired']);
  });
});
