import { FieldValue } from '@google-cloud/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Offering, Transaction } from '@merve/contract';
import { sweepPayments } from '../capabilities/bookings/deposits/sweep-payments.ts';
import { prepareCancel, runPrepared } from '../ledger/index.ts';
import { prepareReturnDeposit } from '../payments/return-deposit.ts';
import { market, offering } from './testing/demo-market.ts';
import { createDepositWorld, type DepositWorld, deposit } from './testing/deposit-world.ts';

const minuteMs = 60_000;

let world: DepositWorld;
beforeAll(async () => {
  world = await createDepositWorld();
});
afterAll(() => world.stop());

let person: string;
let day: string;
let count = 0;
beforeEach(async () => {
  count += 1;
  person = `mover-${count}`;
  day = `2026-12-${String(count + 2).padStart(2, '0')}`;
  world.model.drain();
  await change({});
});

/** What the restaurant asks from now on, and every instance knows it. */
async function change(changes: Partial<Offering>): Promise<void> {
  const { businessId, offeringId } = offering;
  await world.documents.offering(businessId, offeringId).set({ ...offering, deposit, ...changes });
  await world.documents.market(market.marketId).update({ catalogueVersion: FieldValue.increment(1) });
}

/** A table for two at 20:00, its deposit of 500 lira paid. */
const paid = () => world.paid(person, `${day}T20:00`);

/** Asks for the move; what the model was told, where it was refused, is in the last request. */
async function ask({ reference }: Transaction, wanted: { startsAtLocal?: string; party?: number }) {
  world.model.script([{ call: 'rescheduleBooking', args: { reference, ...wanted } }], 'as you wish');
  const { startsAtLocal = `${day}T20:00`, party = 2 } = wanted;
  const [date = '', time = ''] = startsAtLocal.split('T');
  const { reply } = await world.says(person, `Move it to ${date} ${time} for ${party}`);
  // A proposal is shown as it is: the model is not asked again.
  world.model.drain();
  return { reply, told: JSON.stringify(world.model.requests.at(-1)?.turns.at(-1)) };
}

const later = () => ({ startsAtLocal: `${day}T21:30` });

/** What of this person's bookings stands. */
async function standing({ threadId }: Transaction): Promise<Transaction[]> {
  return (await world.bookingsOf(threadId)).filter(({ state }) => state === 'confirmed');
}

async function onlyStanding(booking: Transaction): Promise<Transaction> {
  const [one, ...others] = await standing(booking);
  expect(others).toEqual([]);
  if (one === undefined) throw new Error('nothing stands');
  return one;
}

/** As the business line does it: booking and deposit in one transaction. */
function calledOff({ businessId, txId }: Transaction) {
  const { documents } = world;
  const now = world.clock.now();
  return runPrepared(documents, async (tx) => {
    const input = { businessId, txId, actorId: null, reason: 'merchant_cancelled', idempotencyKey: 'k', now };
    const { outcome, write } = await prepareCancel(tx, documents, input);
    const back = outcome.ok ? await prepareReturnDeposit(tx, documents, outcome.transaction, now) : null;
    return {
      ok: outcome.ok,
      write() {
        write();
        back?.write();
      },
    };
  });
}

const refunds = async (booking: Transaction) =>
  world.stripe.account.refundsOf((await world.payment(booking)).paymentIntentId ?? '');

describe('moving a booking with a deposit', () => {
  test('says before YES that it comes along and when it is returned; YES moves both, and nothing is asked of Stripe', async () => {
    const old = await paid();
    const asked = world.stripe.requests();
    const { reply } = await ask(old, later());
    expect(reply).toMatch(/To: .*21:30/);
    expect(reply).toMatch(
      /Deposit: TRY 500\.00, already paid; it comes along\. You get it back in full if you cancel by .*21:30.*\nReply YES/s,
    );
    expect((await world.payment(old)).txId).toBe(old.txId);
    const said = await world.says(person, 'YES');
    expect(said.reply).toContain('The deposit of TRY 500.00 came along; there is nothing more to pay.');
    const moved = await onlyStanding(old);
    expect(moved).toMatchObject({ deposit: { agreed: true }, depositFrom: old.txId });
    expect(await world.payment(moved)).toMatchObject({
      state: 'paid',
      txId: moved.txId,
      reference: moved.reference,
    });
    expect(world.stripe.requests()).toBe(asked);
    expect(await world.merchantNotices(moved)).toBe(1);
    expect(await world.findings()).toEqual([]);
  });

  test('and once more, and cancelling the last one gives the money back once', async () => {
    const old = await paid();
    await ask(old, later());
    await world.says(person, 'YES');
    const second = await onlyStanding(old);
    await ask(second, { startsAtLocal: `${day}T18:00` });
    await world.says(person, 'YES');
    const third = await onlyStanding(old);
    expect(third.depositFrom).toBe(old.txId);
    world.model.script([{ call: 'cancelBooking', args: { reference: third.reference } }]);
    expect((await world.says(person, 'Cancel it')).reply).toContain('will be returned in full');
    await world.says(person, 'YES');
    await Promise.all([world.step(third), world.step(third), sweepPayments(world)]);
    expect(await world.payment(third)).toMatchObject({ state: 'refunded', txId: third.txId });
    expect(await refunds(third)).toHaveLength(1);
    expect(await world.findings()).toEqual([]);
  });

  test('for another price: the difference is shown, the deposit is the same', async () => {
    const old = await paid();
    await change({ price: { minorUnits: 150_000, currency: 'TRY' } });
    const { reply } = await ask(old, later());
    expect(reply).toMatch(/Price: .*1,500/);
    expect(reply).toContain('already paid; it comes along');
    await world.says(person, 'YES');
    expect((await world.payment(await onlyStanding(old))).state).toBe('paid');
  });

  test('NO, and a hold that runs out, leave the money where it is', async () => {
    const old = await paid();
    await ask(old, later());
    await world.says(person, 'NO');
    await ask(old, later());
    world.clock.advance(40 * minuteMs);
    expect(await world.findings()).toEqual([]);
    expect((await onlyStanding(old)).txId).toBe(old.txId);
    expect(await world.payment(old)).toMatchObject({ state: 'paid', txId: old.txId });
  });

  test('too late for a refund, does not make the deposit returnable again', async () => {
    const old = await paid();
    const start = world.clock.now().getTime();
    world.clock.advance(old.startsAt.getTime() - 60 * minuteMs - start);
    const { reply } = await ask(old, { startsAtLocal: '2026-12-30T20:00' });
    expect(reply).toContain('already paid; it comes along. It is not returned if you cancel.');
    await world.says(person, 'YES');
    const moved = await onlyStanding(old);
    world.model.script([{ call: 'cancelBooking', args: { reference: moved.reference } }]);
    expect((await world.says(person, 'Cancel it')).reply).toContain('will not be returned');
    await world.says(person, 'YES');
    expect(await world.payment(moved)).toMatchObject({ state: 'paid', kept: true });
    expect(await world.findings()).toEqual([]);
    world.clock.advance(start - world.clock.now().getTime());
  });
});

type Refusal = readonly [
  name: string,
  asked: Partial<Offering>,
  wanted: { party: number } | { later: true },
  sentence: string,
];

describe('a deposit that cannot come along: the booking stands, and why and what to do is said', () => {
  test.each([
    [
      'for more people',
      {},
      { party: 4 },
      'A deposit of TRY 500.00 was paid for your booking REF, and what you want asks TRY 1,000.00. I can take a deposit along only as it is, so nothing was moved. With as many people as now I can move it. Or cancel it and book again: you then get TRY 500.00 back in full.',
    ],
    [
      'where none is asked any more',
      { deposit: null },
      { later: true },
      'what you want asks none. I can take a deposit along only as it is, so nothing was moved. Or cancel it',
    ],
    [
      'where more is asked for everyone',
      { deposit: { ...deposit, amount: { minorUnits: 30_000, currency: 'TRY' } } },
      { later: true },
      'what you want asks TRY 600.00. I can take a deposit along only as it is, so nothing was moved. Or cancel it',
    ],
  ] satisfies readonly Refusal[])('%s', async (_, changes, wanted, sentence) => {
    const old = await paid();
    await change(changes);
    const { told } = await ask(old, 'later' in wanted ? later() : wanted);
    expect(told).toContain(sentence.replace('REF', old.reference));
    expect((await onlyStanding(old)).txId).toBe(old.txId);
    expect(await world.payment(old)).toMatchObject({ state: 'paid', txId: old.txId });
  });

  test('not paid yet', async () => {
    const held = await world.linked(person, `${day}T20:00`);
    expect((await ask(held, later())).told).toContain('until its deposit of TRY 500.00 is paid');
    expect((await world.booking(held)).state).toBe('hold');
  });

  test('asked for between the question and the YES: nothing is moved', async () => {
    const old = await paid();
    await ask(old, later());
    await change({ deposit: { ...deposit, refundUntilMinutes: 60 } });
    expect((await world.says(person, 'YES')).reply).toContain('stays as it is');
    expect((await onlyStanding(old)).txId).toBe(old.txId);
    expect((await world.payment(old)).txId).toBe(old.txId);
  });
});

describe('at the same moment', () => {
  /** The refund that somebody makes in the dashboard, as the webhook tells of it. */
  async function refundedByHand(booking: Transaction) {
    await fetch(`${world.stripe.url}/v1/refunds`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_of_the_test' },
      body: new URLSearchParams({ payment_intent: (await world.payment(booking)).paymentIntentId ?? '' }),
    });
    const event = world.stripe.events().findLast(({ type }) => type === 'refund.created');
    if (event === undefined) throw new Error('there is no refund');
    return event;
  }

  test('a move and the webhook that tells of the payment again, and again: moved once', async () => {
    const old = await paid();
    await ask(old, later());
    const event = world.event('checkout.session.completed', old);
    const yes = await world.append(person, 'YES');
    const [, , ...changed] = await Promise.all([
      world.process(yes),
      world.process(yes),
      ...Array.from({ length: 5 }, () => world.deliver(event)),
    ]);
    expect(changed).toEqual(changed.map(() => false));
    const moved = await onlyStanding(old);
    expect(await world.payment(moved)).toMatchObject({ state: 'paid', txId: moved.txId });
    expect(await world.merchantNotices(moved)).toBe(1);
    expect((await world.told(old)).filter((text) => text.includes('came along;'))).toHaveLength(1);
    expect((await world.payment(moved)).events.filter(({ type }) => type === 'moved')).toHaveLength(1);
    expect(await world.findings()).toEqual([]);
  });

  test('the wish to move and the money that confirms: asked about, or told to pay first; never without the money', async () => {
    const held = await world.linked(person, `${day}T20:00`);
    await world.pay(held);
    const event = world.event('checkout.session.completed', held);
    await Promise.all([ask(held, later()), world.deliver(event), world.step(held), world.deliver(event)]);
    world.model.script('There is nothing to confirm.');
    await world.says(person, 'YES');
    const stands = await onlyStanding(held);
    expect(await world.payment(stands)).toMatchObject({ state: 'paid', txId: stands.txId });
    expect(await world.findings()).toEqual([]);
  });

  test.each([1, 2, 3])(
    'a move and the business calling it off (%i): moved with the money, or cancelled and the money back',
    async () => {
      const old = await paid();
      await ask(old, later());
      const yes = await world.append(person, 'YES');
      const [, { ok }] = await Promise.all([world.process(yes), calledOff(old)]);
      await sweepPayments(world);
      const payment = await world.payment(old);
      expect(await standing(old)).toHaveLength(ok ? 0 : 1);
      expect(payment.state).toBe(ok ? 'refunded' : 'paid');
      expect(await refunds(old)).toHaveLength(ok ? 1 : 0);
      expect(await world.findings()).toEqual([]);
    },
  );

  test.each([1, 2, 3])(
    'a move and a refund by hand (%i): both happen in an order, and one booking stands',
    async () => {
      const old = await paid();
      await ask(old, later());
      const event = await refundedByHand(old);
      const yes = await world.append(person, 'YES');
      await Promise.all([world.process(yes), world.deliver(event), world.deliver(event)]);
      const stands = await onlyStanding(old);
      const payment = await world.payment(stands);
      expect(payment).toMatchObject({ state: 'refunded', txId: stands.txId });
      const told = (await world.told(old)).join('\n');
      expect(told.includes('so it cannot come along')).toBe(stands.txId === old.txId);
      expect(await world.findings()).toEqual([]);
    },
  );

  test('a deposit that was given back before: the move is refused when it is asked for, and at the YES', async () => {
    const old = await paid();
    await ask(old, later());
    await world.deliver(await refundedByHand(old));
    const { reply } = await world.says(person, 'YES');
    expect(reply).toContain(
      `The deposit of TRY 500.00 for your booking ${old.reference} has been given back`,
    );
    expect((await onlyStanding(old)).txId).toBe(old.txId);
    expect((await ask(old, later())).told).toContain('has been given back');
    expect(await world.findings()).toEqual([]);
  });
});
