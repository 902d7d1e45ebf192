import { describe, expect, test } from '@jest/globals';
import { demoPeople, demoRestaurant } from '../local/seed/demo-people.ts';
import { useStack } from './harness.ts';

const stack = useStack();

/** A table on its own day, so that tests which share the stack never want the same one. */
function request(daysAhead: number): string {
  const day = new Date(Date.now() + daysAhead * 86_400_000);
  const written = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }).format(
    day,
  );
  return `Book a table for 4 at ${demoRestaurant.name} on ${written} at 8pm`;
}

/** The restaurant's phone, listening from now on. */
async function restaurant() {
  const phone = stack().phone(demoPeople.merchant.number);
  phone.skipTo((await phone.history()).length);
  return phone;
}

describe('a booking over WhatsApp', () => {
  test('is proposed, confirmed by YES, and the restaurant is told', async () => {
    const { newPhone, hear, hearQuiet, ledgerOf } = stack();
    const [guest, merchant] = [newPhone('Deniz'), await restaurant()];

    await guest.send({ body: request(3) });
    const [proposal] = await hear(guest);
    expect(proposal?.body).toContain(demoRestaurant.name);
    expect(proposal?.body).toMatch(/20:00|8\s?pm/i);
    expect(proposal?.body).toContain('Asia/Famagusta');
    expect(proposal?.body).toMatch(/\b4\b/);
    const [held] = await ledgerOf(guest);
    expect(held?.transaction).toMatchObject({ state: 'hold', party: 4 });
    expect(held?.locks.map(({ state }) => state)).toEqual(held?.transaction.lockKeys.map(() => 'held'));

    await guest.send({ body: 'YES' });
    const [confirmation] = await hear(guest);
    const [ledger, ...others] = await ledgerOf(guest);
    expect(others).toEqual([]);
    expect(ledger?.transaction.state).toBe('confirmed');
    expect(ledger?.events.map(({ transition }) => transition)).toEqual(['drafted', 'held', 'confirmed']);
    expect(ledger?.locks.map(({ state }) => state)).toEqual(
      ledger?.transaction.lockKeys.map(() => 'confirmed'),
    );
    expect(confirmation?.body).toContain(String(ledger?.transaction.reference));

    const [told, ...more] = await hear(merchant);
    expect(told?.body).toContain(String(ledger?.transaction.reference));
    expect(told?.body).not.toContain(guest.number);
    expect([...more, ...(await hearQuiet(merchant)), ...(await hearQuiet(guest))]).toEqual([]);
  });

  test('is released by NO, and the slot is free again', async () => {
    const { newPhone, hear, hearQuiet, ledgerOf } = stack();
    const [guest, merchant] = [newPhone(), await restaurant()];
    await guest.send({ body: request(4) });
    await hear(guest);
    await guest.send({ body: 'NO' });
    await hear(guest);
    const [ledger, ...others] = await ledgerOf(guest);
    expect(others).toEqual([]);
    expect(ledger?.transaction.state).toBe('cancelled');
    expect(ledger?.events.map(({ transition }) => transition)).toEqual(['drafted', 'held', 'cancelled']);
    expect(ledger?.locks).toEqual([]);
    expect(await hearQuiet(merchant)).toEqual([]);
  });

  test('is not made by a YES when nothing is proposed', async () => {
    const { newPhone, hear, ledgerOf } = stack();
    const guest = newPhone();
    await guest.send({ body: 'YES' });
    await hear(guest);
    expect(await ledgerOf(guest)).toEqual([]);
  });

  test('two YES at once commit once, and both are answered truthfully', async () => {
    const { newPhone, hear, hearQuiet, ledgerOf } = stack();
    const [guest, merchant] = [newPhone(), await restaurant()];
    await guest.send({ body: request(5) });
    await hear(guest);
    const answers = await Promise.all([guest.send({ body: 'YES' }), guest.send({ body: 'yes' })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const replies = [...(await hear(guest)), ...(await hearQuiet(guest))];
    expect(replies).toHaveLength(2);
    const [ledger, ...others] = await ledgerOf(guest);
    expect(others).toEqual([]);
    expect(ledger?.events.filter(({ transition }) => transition === 'confirmed')).toHaveLength(1);
    expect([...(await hear(merchant)), ...(await hearQuiet(merchant))]).toHaveLength(1);
  });
});

describe('the minute sweep and the audit', () => {
  test('run against what the tests have left, and find nothing broken', async () => {
    const { runScheduled, db, since } = stack();
    await runScheduled('sweepEveryMinute');
    await runScheduled('auditEveryQuarterHour');
    const alerts = await db.collection('systemAlerts').where('createdAt', '>=', since).get();
    expect(alerts.docs.map((alert) => alert.data())).toEqual([]);
  });
});
