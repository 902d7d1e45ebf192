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
        if (!held) court.violated('confirmed-unpaid', after.reference);
      }
      for (const { before, after, path } of paid) {
        if (after === undefined) court.violated('payment-deleted', path);
        else if (after.state === 'refunded' && court.moneyFor(after.paymentId) > 0)
          court.violated('refund-that-was-none', after.paymentId);
        else if (before?.state === 'refunded' && after.state !== 'refunded')
          court.violated('payment-moved-back', after.paymentId);
      }
    },
    atTheEnd() {
      for (const { paymentId, businessId, txId, state, kept } of payments.values()) {
        const booking = transactions.get(`businesses/${businessId}/transactions/${txId}`);
        const stands = booking?.state === 'confirmed';
        const isHeld = court.moneyFor(paymentId) > 0;
        const label = `${booking?.reference} is ${booking?.state}, the payment ${state}`;
        if (isHeld && !stands && !kept) court.violated('money-for-nothing', label);
        if (stands && !isHeld) court.violated('booking-without-its-money', label);
        if (state === 'requested' || state === 'refund_requested')
          court.violated('payment-without-end', label);
      }
    },
  };
}
