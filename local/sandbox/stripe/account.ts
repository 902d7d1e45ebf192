import {
  newId,
  type PaymentIntent,
  type Refund,
  readParams,
  refundParams,
  type Session,
  sessionParams,
} from './objects.ts';
import { invalid, missing, StripeError } from './stripe-error.ts';

export interface AccountOptions {
  readonly now: () => Date;
  /** Address of a payment page by its session's id. */
  readonly pageUrl: (sessionId: string) => string;
  readonly emit: (type: string, object: unknown) => void;
}

/** Seconds after its creation in which a Checkout Session may end (https://docs.stripe.com/api/checkout/sessions/create#expires_at). */
const soonest = 30 * 60;
const latest = 24 * 60 * 60;

/** One Stripe account in memory: pages, payments and refunds, and the rules between them. */
export function createAccount({ now, pageUrl, emit }: AccountOptions) {
  const sessions = new Map<string, Session>();
  const intents = new Map<string, PaymentIntent>();
  const refunds = new Map<string, Refund>();
  const seconds = () => Math.floor(now().getTime() / 1000);
  let refundStatus: Refund['status'] = 'succeeded';

  function sessionOf(id: string): Session {
    const session = sessions.get(id);
    if (session === undefined) throw missing('checkout.session', id);
    if (session.status === 'open' && session.expires_at <= seconds()) end(session);
    return session;
  }

  function end(session: Session): void {
    session.status = 'expired';
    session.url = null;
    emit('checkout.session.expired', session);
  }

  function refundsOf(paymentIntent: string): Refund[] {
    return [...refunds.values()].filter(({ payment_intent }) => payment_intent === paymentIntent).reverse();
  }

  return {
    openSession(form: unknown): Session {
      const params = readParams(sessionParams, form);
      const [{ quantity, price_data }] = [params.line_items[0]];
      const expiresAt = params.expires_at ?? seconds() + latest;
      const lives = expiresAt - seconds();
      if (lives < soonest || lives > latest) {
        const wrong = lives < soonest ? 'at least 30 minutes' : 'less than 24 hours';
        throw invalid(`The \`expires_at\` timestamp must be ${wrong} from Checkout Session creation.`, {
          param: 'expires_at',
        });
      }
      const amount = price_data.unit_amount * quantity;
      const id = newId('cs_test');
      const session: Session = {
        id,
        object: 'checkout.session',
        mode: 'payment',
        amount_subtotal: amount,
        amount_total: amount,
        currency: price_data.currency,
        client_reference_id: params.client_reference_id ?? null,
        created: seconds(),
        expires_at: expiresAt,
        livemode: false,
        locale: params.locale ?? null,
        metadata: params.metadata,
        payment_intent: null,
        payment_status: 'unpaid',
        status: 'open',
        success_url: params.success_url,
        cancel_url: params.cancel_url ?? null,
        ui_mode: 'hosted_page',
        url: pageUrl(id),
      };
      sessions.set(id, session);
      return session;
    },

    session: sessionOf,
    sessions: (): readonly Session[] => [...sessions.values()],
    intents: (): readonly PaymentIntent[] => [...intents.values()],
    refunds: (): readonly Refund[] => [...refunds.values()],

    closeSession(id: string): Session {
      const session = sessionOf(id);
      if (session.status !== 'open') {
        throw invalid(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
        );
      }
      end(session);
      return session;
    },

    /** A person pays on the page. @throws StripeError 400 if it is over. */
    pay(id: string): Session {
      const session = sessionOf(id);
      if (session.status !== 'open') throw invalid('This Checkout Session is over.');
      const intent: PaymentIntent = {
        id: newId('pi'),
        object: 'payment_intent',
        amount: session.amount_total,
        amount_received: session.amount_total,
        currency: session.currency,
        created: seconds(),
        livemode: false,
        metadata: session.metadata,
        status: 'succeeded',
      };
      intents.set(intent.id, intent);
      session.payment_intent = intent.id;
      session.payment_status = 'paid';
      session.status = 'complete';
      session.url = null;
      emit('payment_intent.succeeded', intent);
      emit('checkout.session.completed', session);
      return session;
    },

    intent(id: string): PaymentIntent {
      const intent = intents.get(id);
      if (intent === undefined) throw missing('payment_intent', id);
      return intent;
    },

    refund(form: unknown): Refund {
      const params = readParams(refundParams, form);
      const intent = intents.get(params.payment_intent);
      if (intent === undefined) throw missing('payment_intent', params.payment_intent);
      const given = refundsOf(intent.id)
        .filter(({ status }) => status !== 'failed')
        .reduce((sum, { amount }) => sum + amount, 0);
      if (given >= intent.amount_received) {
        throw invalid(`Charge ch_${intent.id} has already been refunded.`, {
          code: 'charge_already_refunded',
        });
      }
      const amount = params.amount ?? intent.amount_received - given;
      if (amount > intent.amount_received - given) {
        throw invalid('Refund amount is greater than unrefunded amount on charge', { param: 'amount' });
      }
      const refund: Refund = {
        id: newId('re'),
        object: 'refund',
        amount,
        charge: `ch_${intent.id}`,
        created: seconds(),
        currency: intent.currency,
        metadata: params.metadata,
        payment_intent: intent.id,
        status: refundStatus,
      };
      refunds.set(refund.id, refund);
      emit('refund.created', refund);
      return refund;
    },

    refundOf(id: string): Refund {
      const refund = refunds.get(id);
      if (refund === undefined) throw missing('refund', id);
      return refund;
    },
    refundsOf,

    /** What new refunds are at first: banks may take their time. */
    refundsAre(status: Refund['status']): void {
      refundStatus = status;
    },

    /** The bank has decided on a refund. */
    endRefund(id: string, status: 'succeeded' | 'failed'): Refund {
      const refund = refunds.get(id);
      if (refund === undefined) throw missing('refund', id);
      refund.status = status;
      if (status === 'failed') refund.failure_reason = 'expired_or_canceled_card';
      emit(status === 'failed' ? 'refund.failed' : 'refund.updated', refund);
      return refund;
    },

    authorize(header: string | undefined, secretKey: string): void {
      if (header === `Bearer ${secretKey}`) return;
      const given = header?.replace(/^Bearer /, '') ?? '';
      // As Stripe does it: the key is quoted, with its middle hidden.
      const quoted = `${given.slice(0, 8)}****${given.slice(-4)}`;
      throw new StripeError(401, 'invalid_request_error', `Invalid API Key provided: ${quoted}`);
    },
  };
}
export type StripeAccount = ReturnType<typeof createAccount>;
