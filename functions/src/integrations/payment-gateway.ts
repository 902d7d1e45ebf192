import type { Language, Money, RefundStatus } from '@merve/contract';

/** A page to pay at, as it is to be made. The same request made twice makes one page. */
export interface CheckoutRequest {
  readonly paymentId: string;
  readonly amount: Money;
  /** What is paid for, in a line. */
  readonly title: string;
  /** The booking's code. */
  readonly reference: string;
  readonly language: Language;
  readonly endsAt: Date;
}

/** A page to pay at, as the provider has it. */
export interface Checkout {
  readonly sessionId: string;
  /** Null once it is over. */
  readonly url: string | null;
  readonly status: 'open' | 'complete' | 'expired';
  /** The money, if it is there. */
  readonly paid: { readonly paymentIntentId: string; readonly received: Money } | null;
}

export interface Refund {
  readonly refundId: string;
  readonly status: RefundStatus;
  readonly amount: Money;
}

/** What a provider tells of one payment. */
export type PaymentNews =
  | { readonly kind: 'checkout'; readonly paymentId: string; readonly checkout: Checkout }
  | { readonly kind: 'checkout-failed'; readonly paymentId: string }
  /** `paymentId` is null for a refund made by hand: then `paymentIntentId` says whose it is. */
  | {
      readonly kind: 'refund';
      readonly paymentId: string | null;
      readonly paymentIntentId: string | null;
      readonly refund: Refund;
    };

/**
 * The port to a payment provider. Implemented by `stripe/`.
 *
 * Every call throws `PAYMENT_REFUSED` for what the provider refuses and would refuse again, and `UPSTREAM_UNAVAILABLE` if it
 * is not known whether it was done. Each may then be repeated: none does a thing twice.
 */
export interface PaymentGateway {
  openCheckout(request: CheckoutRequest): Promise<Checkout>;
  checkout(sessionId: string): Promise<Checkout>;
  /** Ends the page, so that nobody can pay there any more. One that was paid before comes back `complete`. */
  closeCheckout(sessionId: string): Promise<Checkout>;
  /** Gives all of a payment back. One that was given back before comes back as it is. */
  refund(payment: { readonly paymentId: string; readonly paymentIntentId: string }): Promise<Refund>;
  refundStatus(refundId: string): Promise<Refund>;
}
