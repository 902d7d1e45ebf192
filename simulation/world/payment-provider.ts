import type { Money } from '@merve/contract';
import type {
  Checkout,
  PaymentGateway,
  PaymentNews,
  Refund,
} from '../../functions/src/integrations/payment-gateway.ts';
import { MerveError } from '../../functions/src/platform/errors.ts';
import type { FaultKind } from './faults.ts';
import type { Instance } from './instances.ts';
import { never, type Scheduler } from './scheduler.ts';

interface Page {
  readonly paymentId: string;
  readonly sessionId: string;
  readonly amount: Money;
  readonly endsAt: number;
  status: 'open' | 'complete' | 'expired';
}

const faults: readonly FaultKind[] = [
  'payment-unreachable',
  'payment-answer-lost',
  'crash-before-call',
  'crash-after-call',
];

/**
 * Whoever takes the money, with Stripe's semantics: a thing asked for twice is done once, a page that is over takes no
 * money, and what happened is told by a webhook that may come late, twice or never. It alone knows what was paid.
 */
export class PaymentProvider {
  readonly #pages = new Map<string, Page>();
  readonly #refunds = new Map<string, Refund>();
  readonly #scheduler: Pick<Scheduler, 'reach' | 'note'>;
  readonly #tell: (news: PaymentNews, eventId: string) => void;
  #events = 0;

  constructor(parts: {
    readonly scheduler: Pick<Scheduler, 'reach' | 'note'>;
    /** Brings what happened to Merve's webhook. */
    tell(news: PaymentNews, eventId: string): void;
  }) {
    this.#scheduler = parts.scheduler;
    this.#tell = parts.tell;
  }

  /** What was taken for a payment and not given back, in minor units. */
  held(paymentId: string): number {
    const page = this.#pages.get(paymentId);
    if (page?.status !== 'complete' || this.#refunds.has(paymentId)) return 0;
    return page.amount.minorUnits;
  }

  /** A person pays on the page of this link. @returns false if nothing can be paid there. */
  pays(url: string): boolean {
    const page = [...this.#pages.values()].find(({ sessionId }) => url.endsWith(sessionId));
    if (page === undefined || page.status !== 'open' || page.endsAt <= Date.now()) return false;
    page.status = 'complete';
    this.#scheduler.note(`paid: ${page.paymentId.slice(0, 12)}`);
    this.#news({ kind: 'checkout', paymentId: page.paymentId, checkout: this.#shown(page) });
    return true;
  }

  /** A gateway that nothing ever goes wrong with. */
  undisturbed(): PaymentGateway {
    return {
      openCheckout: async (request) => this.#open(request),
      checkout: async (sessionId) => this.#shown(this.#page(sessionId)),
      closeCheckout: async (sessionId) => this.#close(this.#page(sessionId)),
      refund: async ({ paymentId }) => this.#giveBack(paymentId),
      refundStatus: async (refundId) => this.#refund(refundId),
    };
  }

  gatewayOf(instance: Instance): PaymentGateway {
    const call = async <Answer>(what: string, work: () => Promise<Answer>): Promise<Answer> => {
      const fault = await this.#scheduler.reach({ of: instance, what: `payment: ${what}`, faults });
      if (fault === 'crash-before-call') instance.die(fault);
      if (!instance.alive) return never;
      const unanswered = () => new MerveError('UPSTREAM_UNAVAILABLE', 'The provider does not answer');
      if (fault === 'payment-unreachable') throw unanswered();
      const answer = await work();
      if (fault === 'crash-after-call') instance.die(fault);
      if (!instance.alive) return never;
      if (fault === 'payment-answer-lost') throw unanswered();
      return answer;
    };
    const gateway = this.undisturbed();
    return {
      openCheckout: (request) => call(`page for ${request.reference}`, () => gateway.openCheckout(request)),
      checkout: (sessionId) => call('look at page', () => gateway.checkout(sessionId)),
      closeCheckout: (sessionId) => call('close page', () => gateway.closeCheckout(sessionId)),
      refund: (payment) => call(`give back ${payment.paymentId.slice(0, 12)}`, () => gateway.refund(payment)),
      refundStatus: (refundId) => call('look at refund', () => gateway.refundStatus(refundId)),
    };
  }

  #open(request: { readonly paymentId: string; readonly amount: Money; readonly endsAt: Date }): Checkout {
    const { paymentId, amount, endsAt } = request;
    const sessionId = `cs_${paymentId}`;
    const known = this.#pages.get(paymentId);
    const page: Page = known ?? { paymentId, sessionId, amount, endsAt: endsAt.getTime(), status: 'open' };
    this.#pages.set(paymentId, page);
    return this.#shown(page);
  }

  #close(page: Page): Checkout {
    if (page.status === 'open') page.status = 'expired';
    return this.#shown(page);
  }

  #giveBack(paymentId: string): Refund {
    const known = this.#refunds.get(paymentId);
    if (known !== undefined) return known;
    const page = this.#pages.get(paymentId);
    if (page?.status !== 'complete') throw new MerveError('PAYMENT_REFUSED', 'Nothing was paid');
    const refund: Refund = { refundId: `re_${paymentId}`, status: 'succeeded', amount: page.amount };
    this.#refunds.set(paymentId, refund);
    this.#news({ kind: 'refund', paymentId, paymentIntentId: `pi_${paymentId}`, refund });
    return refund;
  }

  #refund(refundId: string): Refund {
    const refund = [...this.#refunds.values()].find((one) => one.refundId === refundId);
    if (refund === undefined) throw new MerveError('PAYMENT_REFUSED', 'There is no such refund');
    return refund;
  }

  #page(sessionId: string): Page {
    const page = [...this.#pages.values()].find((one) => one.sessionId === sessionId);
    if (page === undefined) throw new MerveError('PAYMENT_REFUSED', 'There is no such page');
    return page;
  }

  #shown(page: Page): Checkout {
    if (page.status === 'open' && page.endsAt <= Date.now()) page.status = 'expired';
    const { paymentId, sessionId, status, amount } = page;
    return {
      sessionId,
      status,
      url: status === 'open' ? `https://pay.test/${sessionId}` : null,
      paid: status === 'complete' ? { paymentIntentId: `pi_${paymentId}`, received: amount } : null,
    };
  }

  #news(news: PaymentNews): void {
    this.#events += 1;
    this.#tell(news, `evt_${this.#events}`);
  }
}
