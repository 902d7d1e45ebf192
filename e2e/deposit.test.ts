import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import type { SandboxPhone } from '../local/cli/sandbox-phone.ts';
import { demoPhones } from '../local/seed/demo-phones.ts';
import { useStack } from './harness.ts';

const stack = useStack();

/** Asks 1,000 lira for each person beforehand, and gives them back until a day before. */
const place = 'Windward Paragliding';

/** The business's phone, listening from now on. */
async function business() {
  const number = demoPhones().find(({ name }) => name === place)?.number;
  if (number === undefined) throw new Error(`${place} has no phone`);
  const phone = stack().phone(number);
  phone.skipTo((await phone.history()).length);
  return phone;
}

/** Listens until a message says this; returns it. */
async function until(phone: SandboxPhone, says: RegExp): Promise<string> {
  for (;;) {
    const found = (await stack().hear(phone)).find(({ body }) => says.test(body));
    if (found !== undefined) return found.body;
  }
}

const session = z.object({
  id: z.string(),
  amount_total: z.number(),
  currency: z.string(),
  payment_status: z.string(),
  payment_intent: z.string().nullable(),
});
const refunds = z.object({ data: z.array(z.object({ amount: z.number(), status: z.string() })) });

/** What the payment provider knows of the page behind a link. */
async function atProvider(link: string) {
  const { ports, secrets } = stack();
  const ask = async (path: string): Promise<unknown> => {
    const authorization = `Bearer ${secrets.STRIPE_SECRET_KEY}`;
    const response = await fetch(`http://127.0.0.1:${ports.stripe}/v1/${path}`, {
      headers: { authorization },
    });
    return response.json();
  };
  const page = session.parse(await ask(`checkout/sessions/${link.split('/').at(-1)}`));
  const { data } = refunds.parse(await ask(`refunds?payment_intent=${page.payment_intent ?? ''}`));
  return { page, refunds: data };
}

/** Books for two at ten, some days ahead, each test on its own, and pays. @returns the link that was paid at */
async function bookAndPay(guest: SandboxPhone, daysAhead: number): Promise<string> {
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }).format(
    Date.now() + daysAhead * 86_400_000,
  );
  await guest.send({ body: `Book ${place} for 2 on ${day} at 10am` });
  const proposal = await until(guest, /Deposit/);
  expect(proposal).toMatch(/Deposit: TRY\s2,000\.00.*in full if you cancel by/s);
  await guest.send({ body: 'YES' });
  await until(guest, /not booked yet/);
  const [link = ''] = /http:\S+\/pay\/\S+/.exec(await until(guest, /\/pay\//)) ?? [];
  expect((await stack().ledgerOf(guest)).map(({ transaction }) => transaction.state)).toEqual(['hold']);
  const paid = await fetch(link, { method: 'POST', body: new URLSearchParams({ outcome: 'pay' }) });
  expect(paid.status).toBe(200);
  return link;
}

describe('a booking with a deposit', () => {
  test('is held by YES, confirmed by the payment and told to the business; cancelled in time, the money goes back', async () => {
    const { newPhone, hear, hearQuiet, ledgerOf } = stack();
    const [guest, merchant] = [newPhone('Deniz'), await business()];
    const link = await bookAndPay(guest, 6);
    const [told, ...more] = await hear(merchant);
    const confirmation = await until(guest, /has arrived/);
    const [booked] = await ledgerOf(guest);
    const reference = String(booked?.transaction.reference);
    expect(booked?.transaction.state).toBe('confirmed');
    expect(confirmation).toContain(`Your booking code is ${reference}`);
    expect([told?.body, ...more]).toEqual([expect.stringContaining(reference)]);
    expect((await atProvider(link)).page).toMatchObject({
      amount_total: 200_000,
      currency: 'try',
      payment_status: 'paid',
    });

    await guest.send({ body: 'Cancel my booking' });
    expect(await until(guest, new RegExp(reference))).toContain('will be returned in full');
    await guest.send({ body: 'YES' });
    expect(await until(guest, /cancelled/i)).toContain('I am returning the deposit');
    await until(guest, /has been returned/);
    expect((await ledgerOf(guest)).map(({ transaction }) => transaction.state)).toEqual(['cancelled']);
    expect((await atProvider(link)).refunds).toEqual([{ amount: 200_000, status: 'succeeded' }]);
    expect((await hear(merchant)).map(({ body }) => body)).toEqual([expect.stringContaining(reference)]);
    expect([...(await hearQuiet(guest)), ...(await hearQuiet(merchant))]).toEqual([]);
  });

  test('takes its deposit along when it is moved: nothing is paid again, nothing goes back', async () => {
    const { newPhone, ledgerOf } = stack();
    const [guest, merchant] = [newPhone('Robin'), await business()];
    const link = await bookAndPay(guest, 7);
    await until(guest, /has arrived/);
    await guest.send({ body: 'Move my booking to 3pm' });
    expect(await until(guest, /15:00/)).toContain('already paid; it comes along');
    await guest.send({ body: 'YES' });
    expect(await until(guest, /Moved/)).toContain('came along');
    const states = (await ledgerOf(guest)).map(({ transaction }) => transaction.state);
    expect(states).toEqual(['cancelled', 'confirmed']);
    await until(merchant, /moved/i);
    const { page, refunds: given } = await atProvider(link);
    expect([page.payment_status, given]).toEqual(['paid', []]);
  });
});

describe('the minute sweep and the audit', () => {
  test('run against what the deposits have left, and find nothing broken', async () => {
    const { runScheduled, db, since } = stack();
    await runScheduled('sweepEveryMinute');
    await runScheduled('auditEveryQuarterHour');
    const alerts = await db.collection('systemAlerts').where('createdAt', '>=', since).get();
    expect(alerts.docs.map((alert) => alert.data())).toEqual([]);
  });
});
