import type { Court, Rule } from '../rule.ts';
import type { PaymentView, TransactionView } from '../views.ts';

/**
 * Money and bookings: none is confirmed before its deposit is there, none costs more than one, and money that no booking
 * stands for has gone back. What was paid, the provider says; Merve is not asked.
 */
export function depositRules(court: Court): Rule {
  const { picture } = court;
  const { payments, transactions } = picture.documents;

  const paymentsOf = ({ businessId, txId }: TransactionView): PaymentView[] =>
    [...payments.values()].filter((payment) => payment.businessId === businessId && payment.txId === txId);

  return {
    committed({ transactions: changed, payments: paid }) {
      for (const { before, after } of changed) {
        if (after?.deposit === undefined || after.state !== 'confirmed' || before?.state === 'confirmed')
          continue;
        const held = paymentsOf(after).some(({ paymentId }) => court.moneyFor(paymentId) > 0);
        court.never('confirmed-unpaid', !held, () => after.reference);
      }
      for (const { before, after, path } of paid) {
        if (after === undefined) {
          court.violated('payment-deleted', path);
          continue;
        }
        const { paymentId, state } = after;
        if (state === 'refunded')
          court.never('refund-that-was-none', court.moneyFor(paymentId) > 0, () => paymentId);
        if (before?.state === 'refunded')
          court.never('payment-moved-back', state !== 'refunded', () => paymentId);
      }
    },
    atTheEnd() {
      for (const { paymentId, businessId, txId, state, kept } of payments.values()) {
        const booking = transactions.get(`businesses/${businessId}/transactions/${txId}`);
        const stands = booking?.state === 'confirmed';
        const isHeld = court.moneyFor(paymentId) > 0;
        const label = `${booking?.reference} is ${booking?.state}, the payment ${state}`;
        if (isHeld) court.never('money-for-nothing', !stands && !kept, () => label);
        if (stands) court.never('booking-without-its-money', !isHeld, () => label);
        court.never(
          'payment-without-end',
          state === 'requested' || state === 'refund_requested',
          () => label,
        );
      }
    },
  };
}
