import type { Offering, Payment, Transaction } from '@merve/contract';
import {
  type StripeEvent,
  type StripeSandbox,
  startStripeSandbox,
} from '../../../../local/sandbox/stripe/index.ts';
import { paymentAuditors } from '../../capabilities/bookings/deposits/audit-payments.ts';
import { receivePaymentNews } from '../../capabilities/bookings/deposits/receive-payment-news.ts';
import { type SteppedPayment, stepPayment } from '../../capabilities/bookings/deposits/step-payment.ts';
import { sweepPayments } from '../../capabilities/bookings/deposits/sweep-payments.ts';
import { letHoldGo } from '../../capabilities/bookings/let-hold-go.ts';
import type { PaymentGateway } from '../../integrations/payment-gateway.ts';
import { createStripeGateway, readStripeWebhook } from '../../integrations/stripe/index.ts';
import { ledgerAuditors, sweepExpiredHolds } from '../../ledger/index.ts';
import { paymentIdOf } from '../../payments/payment-id.ts';
import type { Finding } from '../../platform/audit/auditor.ts';
import { offering } from './demo-market.ts';
import { wishInWords } from './wish-in-words.ts';
import { createWorld, type World } from './world.ts';

const webhookSecret = 'whsec_of_the_test';
const secretKey = 'sk_test_of_the_test';

/** 250 lira for each person, returned until a day before. */
export const deposit = {
  amount: { minorUnits: 25_000, currency: 'TRY' },
  per: 'person',
  refundUntilMinutes: 24 * 60,
} as const satisfies Offering['deposit'];

/** The demo restaurant asking a deposit, and a double of Stripe on the same clock. */
export interface DepositWorld extends World {
  readonly stripe: StripeSandbox;
  readonly gateway: PaymentGateway;
  /** Looks at payments that were asked for, since the world began. */
  readonly scheduled: { paymentId: string; at: Date }[];
  /** Holds a table for two and says YES. @returns the booking. */
  agree(person: string, startsAtLocal: string): Promise<Transaction>;
  /** The same, and the link is there. */
  linked(person: string, startsAtLocal: string): Promise<Transaction>;
  /** The same, paid and confirmed. */
  paid(person: string, startsAtLocal: string): Promise<Transaction>;
  payment(booking: Transaction): Promise<Payment>;
  booking(booking: Transaction): Promise<Transaction>;
  step(booking: Transaction, gateway?: PaymentGateway): Promise<SteppedPayment>;
  /** Lets the booking go if its time is up, as the task and the sweep do. */
  letGo(booking: Transaction): ReturnType<typeof letHoldGo>;
  /** Pays on the page of this booking. */
  pay(booking: Transaction): Promise<void>;
  /** Takes in an event as the webhook does, signature and all. */
  deliver(event: StripeEvent): Promise<boolean>;
  /** The newest event of a type about this booking. */
  event(type: string, booking: Transaction): StripeEvent;
  /** What Merve told this person, in their thread. */
  told(booking: Transaction): Promise<string[]>;
  /** How many messages to the merchant this booking has made. */
  merchantNotices(booking: Transaction): Promise<number>;
  /** What the auditors of ledger and money object to anywhere, once the sweeps have been by. */
  findings(): Promise<readonly Finding[]>;
}

export async function createDepositWorld(): Promise<DepositWorld> {
  const scheduled: { paymentId: string; at: Date }[] = [];
  const world = await createWorld({
    schedule: async (paymentId, at) => {
      scheduled.push({ paymentId, at });
    },
  });
  const { documents, clock, model } = world;
  await documents.offering(offering.businessId, offering.offeringId).set({ ...offering, deposit });
  const now = () => clock.now();
  const stripe = await startStripeSandbox({ port: 0, secretKey, webhookSecret, now });
  const gateway = createStripeGateway({
    secretKey,
    returnUrl: 'https://merve.test/',
    baseUrl: stripe.url,
    timeoutMs: 3_000,
  });
  const found = <Item>(item: Item | undefined, what: string): Item => {
    if (item === undefined) throw new Error(`There is no ${what}`);
    return item;
  };
  const payment = async (booking: Transaction) =>
    found((await documents.payment(paymentIdOf(booking)).get()).data(), 'payment');
  const deposits: DepositWorld = {
    ...world,
    stripe,
    gateway,
    scheduled,
    async agree(person, startsAtLocal) {
      model.script([{ call: 'initiateBooking', args: { listing: 'lst_olive', startsAtLocal, party: 2 } }]);
      const { appended } = await world.says(person, wishInWords(startsAtLocal, 2));
      await world.says(person, 'YES');
      const bookings = await world.bookingsOf(appended.threadId);
      return found(
        bookings.find(({ state }) => state === 'hold'),
        'held booking',
      );
    },
    async linked(person, startsAtLocal) {
      const booking = await deposits.agree(person, startsAtLocal);
      await deposits.step(booking);
      return booking;
    },
    async paid(person, startsAtLocal) {
      const booking = await deposits.linked(person, startsAtLocal);
      await deposits.pay(booking);
      await deposits.deliver(deposits.event('checkout.session.completed', booking));
      return deposits.booking(booking);
    },
    payment,
    booking: async ({ businessId, txId }) =>
      found((await documents.transaction(businessId, txId).get()).data(), 'booking'),
    step: (booking, using = gateway) =>
      stepPayment({ documents, clock, gateway: using }, paymentIdOf(booking)),
    letGo: ({ businessId, txId }) => letHoldGo(documents, { businessId, txId, now: now() }),
    async pay(booking) {
      const { checkout } = await payment(booking);
      const response = await fetch(found(checkout?.url, 'page'), {
        method: 'POST',
        body: new URLSearchParams({ outcome: 'pay' }),
      });
      if (!response.ok) throw new Error(`Not paid: ${response.status}`);
    },
    async deliver(event) {
      const { payload, signature } = stripe.signed(event);
      const rawBody = Buffer.from(payload);
      const { eventId, news } = await readStripeWebhook({ rawBody, signature }, webhookSecret, now());
      if (news === null) return false;
      const moment = { now: now(), providerEventId: eventId };
      return (await receivePaymentNews(documents, news, moment))?.changed === true;
    },
    event: (type, booking) =>
      found(
        stripe
          .events()
          .findLast((event) => event.type === type && JSON.stringify(event).includes(paymentIdOf(booking))),
        type,
      ),
    told: ({ threadId }) => world.textsIn(threadId),
    merchantNotices: async ({ txId }) =>
      (await documents.intents.get()).docs.filter(({ id }) => id.startsWith(txId)).length,
    async findings() {
      await sweepExpiredHolds(documents, {
        now: now(),
        expire: async (input) => (await letHoldGo(documents, input)).outcome,
      });
      await sweepPayments({ documents, clock, gateway });
      const reports: Finding[] = [];
      for (const auditor of [...ledgerAuditors, ...paymentAuditors]) {
        reports.push(...(await auditor.auditAll({ documents, clock })).findings);
      }
      return reports;
    },
    async stop() {
      await stripe.stop();
      await world.stop();
    },
  };
  return deposits;
}
