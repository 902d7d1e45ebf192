import type { Money } from '@merve/contract';
import { MerveError } from '../../platform/errors.ts';

/** https://docs.stripe.com/currencies#zero-decimal. UGX and ISK have no decimals in ISO 4217, and two with Stripe. */
const withoutDecimals = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
/** https://docs.stripe.com/currencies#three-decimal: their last digit must be 0. */
const withThreeDecimals = new Set('BHD JOD KWD OMR TND'.split(' '));

/** Two-decimal amounts with Stripe of which only whole units can be charged. https://docs.stripe.com/currencies#special-cases */
const wholeUnitsOnly = new Set(['ISK', 'UGX']);

function stripeDecimals(currency: string): number {
  if (withoutDecimals.has(currency)) return 0;
  return withThreeDecimals.has(currency) ? 3 : 2;
}

/** Of our own minor units: what `formatMoney` shows, so that nobody is charged another amount than they read. */
function ownDecimals(currency: string): number {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return maximumFractionDigits ?? 2;
}

/**
 * An amount as Stripe counts it, and its currency in lower case.
 * @throws MerveError `PAYMENT_REFUSED` for what cannot be charged: nothing, a part of a cent, the odd fils.
 */
export function toStripeAmount({ minorUnits, currency }: Money): { amount: number; currency: string } {
  const code = currency.toUpperCase();
  const shift = stripeDecimals(code) - ownDecimals(code);
  const amount = shift >= 0 ? minorUnits * 10 ** shift : minorUnits / 10 ** -shift;
  const step = withThreeDecimals.has(code) ? 10 : wholeUnitsOnly.has(code) ? 100 : 1;
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount % step !== 0) {
    throw new MerveError('PAYMENT_REFUSED', `${minorUnits} minor units of ${code} cannot be charged`);
  }
  return { amount, currency: code.toLowerCase() };
}

/** What Stripe counted, as our own minor units. */
export function fromStripeAmount(amount: number, currency: string): Money {
  const code = currency.toUpperCase();
  const shift = ownDecimals(code) - stripeDecimals(code);
  return {
    minorUnits: shift >= 0 ? amount * 10 ** shift : Math.round(amount / 10 ** -shift),
    currency: code,
  };
}
