import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Transaction } from '@merve/contract';
import { paymentAuditors } from '../capabilities/bookings/deposits/audit-payments.ts';
import { sweepPayments } from '../capabilities/bookings/deposits/sweep-payments.ts';
import { cancel } from '../ledger/index.ts';
import { defaultMerveConfig, keptMarkets } from '../markets/index.ts';
import { market } from './testing/demo-market.ts';
import { createDepositWorld, type DepositWorld } from './testing/deposit-world.ts';
import { wishInWords } from './testing/wish-in-words.ts';

const minuteMs = 60_000;

let world: DepositWorld;
beforeAll(async () => {
  world = await createDepositWorld();
});
afterAll(() => world.stop());

let person: string;
let evening: string;
let count = 0;
beforeEach(() => {
  count += 1;
  person = `guest-${count}`;
  evening = `2026-12-${String(count + 2).padStart(2, '0')}T20:00`;
  world.stripe.setFaults([]);
});

const linked = () => world.linked(person, evening);
const paid = () => world.paid(person, evening);
const merchantNotices = (booking: Transaction) => world.merchantNotices(booking);
/** Nothing anywhere that an auditor of ledger or money would object to. */
const expectInOrder = async () => expect(await world.findings()).toEqual([]);

describe('a booking that asks a deposit', () => {
  test('shows amount and refund rule before YES; YES holds it and promises the link', async () => {
    const booking = await world.agree(person, evening);
    const [, shown, , answered] = await world.told(booking);
    expect(shown).toContain('Deposit: TRY 500.00. After your YES');
    expect(shown).toMatch(/in full if you cancel by .*20:00.*\nReply YES/s);
    expect(answered).toContain('Please pay by 12:30; until then it is not booked yet.');
    expect(booking).toMatchObject({ state: 'hold', deposit: { agreed: true } });
    expect(await world.payment(booking)).toMatchObject({ state: 'requested', checkout: null });
    expect(await merchantNotices(booking)).toBe(0);
    expect(world.scheduled).toContainEqual({
      paymentId: (await world.payment(booking)).paymentId,
      at: world.clock.now(),
    });
    await expectInOrder();
  });

  test('is confirmed by the money: guest and merchant are told once, whatever is repeated at once', async () => {
    const booking = await linked();
    expect((await world.told(booking)).at(-1)).toContain(`${world.stripe.url}/pay/cs_test_`);
    await world.pay(booking);
    const event = world.event('checkout.session.completed', booking);
    const changed = await Promise.all([
      ...Array.from({ length: 6 }, () => world.deliver(event)),
      world.step(booking).then(() => false),
      world.step(booking).then(() => false),
    ]);
    expect(changed.filter((each) => each).length).toBeLessThanOrEqual(1);
    expect((await world.booking(booking)).state).toBe('confirmed');
    expect(await world.payment(booking)).toMatchObject({
      state: 'paid',
      received: { minorUnits: 50_000, currency: 'TRY' },
    });
    const told = (await world.told(booking)).filter((text) => text.includes('has arrived'));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(`Your booking code is ${booking.reference}.`);
    expect(await merchantNotices(booking)).toBe(1);
    await expectInOrder();
  });

  test('costs a YES no round trip more than one without a deposit, and Stripe is not asked in it', async () => {
    const startsAtLocal = evening;
    world.model.script([
      { call: 'initiateBooking', args: { listing: 'lst_olive', startsAtLocal, party: 2 } },
    ]);
    await world.says(person, wishInWords(startsAtLocal, 2));
    const yes = await world.append(person, 'YES');
    const asked = world.stripe.requests();
    const { cost } = await world.local.server.cost.measure(() => world.process(yes));
    // One without a deposit: the same steps, and 7 with the merchant's message.
    expect(cost.roundTrips).toBeLessThanOrEqual(7);
    expect(world.stripe.requests()).toBe(asked);
  });

  test('is confirmed by asking Stripe where no webhook ever comes', async () => {
    const booking = await linked();
    await world.pay(booking);
    world.clock.advance(6 * minuteMs);
    await sweepPayments(world);
    expect((await world.booking(booking)).state).toBe('confirmed');
  });

  test('has one page, however many ask for it at once, and after a worker died between call and record', async () => {
    const booking = await world.agree(person, evening);
    const before = world.stripe.account.sessions().length;
    const dies = {
      ...world.gateway,
      openCheckout: async (request: never) => {
        await world.gateway.openCheckout(request);
        throw new TypeError('the process died here');
      },
    };
    await expect(world.step(booking, dies)).rejects.toThrow('died');
    await Promise.all([world.step(booking), world.step(booking), world.step(booking)]);
    expect(world.stripe.account.sessions().length).toBe(before + 1);
    const links = (await world.told(booking)).filter((text) => text.includes('/pay/'));
    expect(links).toHaveLength(1);
  });

  test('has one page where Stripe made it and its answer was lost', async () => {
    const booking = await world.agree(person, evening);
    const before = world.stripe.account.sessions().length;
    world.stripe.setFaults([{ on: 'open', kind: 'silent-after', times: 3 }]);
    await world.step(booking);
    expect(await world.payment(booking)).toMatchObject({ checkout: null, attempts: 1 });
    world.clock.advance(2 * minuteMs);
    await sweepPayments(world);
    expect(world.stripe.account.sessions().length).toBe(before + 1);
    expect((await world.payment(booking)).checkout).not.toBeNull();
  });

  test('is let go when the deposit does not come: told once, page closed, slot free', async () => {
    const booking = await linked();
    world.clock.advance(30 * minuteMs);
    await sweepPayments(world);
    expect(await world.payment(booking)).toMatchObject({ state: 'requested', closed: true });
    world.clock.advance(3 * minuteMs);
    const outcomes = await Promise.all([world.letGo(booking), world.letGo(booking), world.letGo(booking)]);
    expect(outcomes.filter(({ outcome }) => outcome.kind === 'expired')).toHaveLength(1);
    expect(await world.payment(booking)).toMatchObject({ state: 'expired' });
    const told = (await world.told(booking)).filter((text) => text.includes('did not arrive in time'));
    expect(told).toHaveLength(1);
    await expect(world.pay(booking)).rejects.toThrow('Not paid');
    await expectInOrder();
  });

  test('money and the end of the hold at the same moment: booked with the money, or let go and the money back', async () => {
    const booking = await linked();
    await world.pay(booking);
    world.clock.advance(33 * minuteMs);
    const event = world.event('checkout.session.completed', booking);
    await Promise.all([
      world.letGo(booking),
      world.deliver(event),
      world.letGo(booking),
      world.deliver(event),
    ]);
    // The hold is over to the millisecond, so the money came too late, whoever was first.
    expect((await world.booking(booking)).state).toBe('expired');
    expect(await world.payment(booking)).toMatchObject({ state: 'refund_requested' });
    await world.step(booking);
    expect(await world.payment(booking)).toMatchObject({ state: 'refunded', refund: { reason: 'too_late' } });
    expect(
      world.stripe.account.refunds().filter(({ metadata }) => JSON.stringify(metadata).includes('pay_')),
    ).not.toEqual([]);
    const told = (await world.told(booking)).join('\n');
    expect(told).toContain('arrived after this had been let go');
    expect(told).toContain('has been returned');
    expect(await merchantNotices(booking)).toBe(0);
    await expectInOrder();
  });

  test('cannot be confirmed by anything but its money', async () => {
    const booking = await linked();
    world.model.script('There is nothing to confirm.');
    const { reply } = await world.says(person, 'YES');
    expect(reply).not.toContain('Your booking code');
    expect((await world.booking(booking)).state).toBe('hold');
  });

  test.each([
    ['amount', { amount_total: 100 }, 'TRY 1.00'],
    ['currency', { currency: 'eur' }, '€500.00'],
  ])(
    'the wrong %s confirms nothing and goes back: the guest and an operator are told once, whatever is repeated',
    async (_, wrong, received) => {
      const booking = await linked();
      await world.pay(booking);
      const event = structuredClone(world.event('checkout.session.completed', booking));
      Object.assign(Object(event.data.object), wrong);
      await Promise.all([world.deliver(event), world.deliver(event), world.deliver(event)]);
      expect((await world.booking(booking)).state).toBe('cancelled');
      const payment = await world.payment(booking);
      expect(payment).toMatchObject({ state: 'refund_requested', refund: { reason: 'wrong_amount' } });
      const told = (await world.told(booking)).filter((text) => text.includes('Nothing is booked'));
      expect(told).toEqual([
        expect.stringMatching(
          new RegExp(
            `arrived as ${received}, but the deposit is TRY 500\\.00.*returning the whole ${received}`,
          ),
        ),
      ]);
      expect(await merchantNotices(booking)).toBe(0);
      const alert = await world.documents
        .systemAlert(`payment-wrong-amount:payments/${payment.paymentId}`)
        .get();
      expect(alert.data()).toMatchObject({ state: 'open', count: 1, severity: 'ERROR' });
      await sweepPayments(world);
      expect((await world.payment(booking)).state).toBe('refunded');
      expect(world.stripe.account.refundsOf(payment.paymentIntentId ?? '')).toHaveLength(1);
    },
  );
});

describe('cancelling a booking with a deposit', () => {
  async function cancelBy(booking: Transaction, answer: string): Promise<string> {
    world.model.script([{ call: 'cancelBooking', args: { reference: booking.reference } }]);
    const { reply } = await world.says(person, 'Cancel it');
    const said = await world.says(person, answer);
    return `${reply}\n---\n${said.reply}`;
  }

  test('in time: the refund is announced before YES, made once after it, and told', async () => {
    const booking = await paid();
    const said = await cancelBy(booking, 'YES');
    expect(said).toMatch(
      /will be returned in full\.\nReply YES.*---.*I am returning the deposit of TRY 500\.00/s,
    );
    await Promise.all([world.step(booking), world.step(booking), sweepPayments(world)]);
    expect(await world.payment(booking)).toMatchObject({
      state: 'refunded',
      refund: { reason: 'customer_cancelled' },
    });
    const { paymentIntentId } = await world.payment(booking);
    expect(world.stripe.account.refundsOf(paymentIntentId ?? '')).toHaveLength(1);
    expect((await world.told(booking)).filter((text) => text.includes('has been returned'))).toHaveLength(1);
    await expectInOrder();
  });

  test('too late: it says so before YES, and the money stays', async () => {
    const booking = await paid();
    world.clock.advance(booking.startsAt.getTime() - 60 * minuteMs - world.clock.now().getTime());
    const said = await cancelBy(booking, 'YES');
    expect(said).toMatch(/will not be returned.*---.*stays with the business/s);
    expect(await world.payment(booking)).toMatchObject({ state: 'paid', kept: true });
    await expectInOrder();
  });

  test('before it is paid: nothing is charged, and a payment on its way at that moment goes back', async () => {
    const booking = await linked();
    await world.pay(booking);
    expect(await cancelBy(booking, 'YES')).toMatch(/has not been paid.*---.*Nothing was charged/s);
    await Promise.all([
      world.deliver(world.event('checkout.session.completed', booking)),
      world.step(booking),
    ]);
    await sweepPayments(world);
    expect(await world.payment(booking)).toMatchObject({ state: 'refunded' });
    expect((await world.booking(booking)).state).toBe('cancelled');
  });

  test('paid while the question waits: YES cancels, and the money goes back, as promised', async () => {
    const booking = await linked();
    world.model.script([{ call: 'cancelBooking', args: { reference: booking.reference } }]);
    await world.says(person, 'Cancel it');
    await world.pay(booking);
    await Promise.all([
      world.deliver(world.event('checkout.session.completed', booking)),
      world.says(person, 'YES'),
    ]);
    await sweepPayments(world);
    await sweepPayments(world);
    expect((await world.booking(booking)).state).toBe('cancelled');
    expect((await world.payment(booking)).state).toBe('refunded');
    await expectInOrder();
  });

  test('by the business: the audit finds the money without a booking and sends it back', async () => {
    const booking = await paid();
    const { businessId, txId } = booking;
    const reason = 'merchant_closed';
    await cancel(world.documents, {
      businessId,
      txId,
      actorId: null,
      reason,
      idempotencyKey: 'k',
      now: world.clock.now(),
    });
    for (const auditor of paymentAuditors) {
      await auditor.auditAll({ documents: world.documents, clock: world.clock });
    }
    await sweepPayments(world);
    expect(await world.payment(booking)).toMatchObject({
      state: 'refunded',
      refund: { reason: 'business_cancelled' },
    });
    await expectInOrder();
  });

  test('a refund the bank refuses is found by the audit', async () => {
    const booking = await paid();
    world.stripe.account.refundsAre('pending');
    await cancelBy(booking, 'YES');
    await world.step(booking);
    world.stripe.account.refundsAre('succeeded');
    expect(await world.payment(booking)).toMatchObject({ state: 'refund_requested' });
    const { refund } = await world.payment(booking);
    world.stripe.account.endRefund(refund?.refundId ?? '', 'failed');
    await world.deliver(world.event('refund.failed', booking));
    const [payments] = paymentAuditors;
    const report = await payments?.auditAll({ documents: world.documents, clock: world.clock });
    expect(report?.findings).toMatchObject([{ kind: 'payment-refund-failed' }]);
    // Refunded by hand, in the dashboard: without our metadata.
    await fetch(`${world.stripe.url}/v1/refunds`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_of_the_test' },
      body: new URLSearchParams({ payment_intent: (await world.payment(booking)).paymentIntentId ?? '' }),
    });
    const byHand = world.stripe.events().findLast(({ type }) => type === 'refund.created');
    if (byHand === undefined) throw new Error('no refund by hand');
    await world.deliver(byHand);
    expect(await world.payment(booking)).toMatchObject({ state: 'refunded' });
    await expectInOrder();
  });
});

describe('createPaymentIntent', () => {
  async function ask(reference: string): Promise<string> {
    world.model.script([{ call: 'createPaymentIntent', args: { reference } }], 'as you wish');
    await world.says(person, 'Send me the link again');
    return JSON.stringify(world.model.requests.at(-1));
  }

  test('has the link sent again, by code, once', async () => {
    const booking = await linked();
    expect(await ask(booking.reference)).toContain('on its way');
    await Promise.all([world.step(booking), world.step(booking)]);
    const links = (await world.told(booking)).filter((text) => text.includes('/pay/'));
    expect(links).toHaveLength(2);
  });

  test('acts at once, so it is judged by the policy as it is, not as its instance has kept it', async () => {
    const booking = await linked();
    const { documents, clock } = world;
    const markets = keptMarkets(documents, { maxAgeMs: 30_000, now: () => clock.now() });
    await markets.read(market.marketId);
    const config = defaultMerveConfig(market, world.tools.tools);
    const { createPaymentIntent: entry, ...others } = config.tools;
    expect(entry?.enabled).toBe(true);
    const reference = documents.merveConfig(market.marketId);
    await reference.set({ ...config, policyVersion: 2, tools: others });
    const args = { reference: booking.reference };
    world.model.script([{ call: 'createPaymentIntent', args }], 'as you wish');
    const appended = await world.append(person, 'Send me the link again');
    await world.process(appended, { markets });
    await reference.delete();
    expect(JSON.stringify(world.model.requests.at(-1))).toContain('TOOL_DISABLED');
  });

  test('says what is true of a booking that is paid, and of one that is another’s', async () => {
    const booking = await paid();
    expect(await ask(booking.reference)).toContain('DEPOSIT_NOT_DUE');
    person = `${person}-other`;
    expect(await ask(booking.reference)).toContain('TRANSACTION_NOT_FOUND');
  });
});
