import { type Payment, paymentSchema, type Transaction } from '@merve/contract';
import type { ReactNode } from 'react';
import { StateBadge } from '../design/badge.tsx';
import { Id } from '../design/copy-button.tsx';
import { Facts } from '../design/facts.tsx';
import { formatAmount, formatInstant, words } from '../design/format.ts';
import { Card } from '../design/page-heading.tsx';
import { LiveView } from '../live/live-view.tsx';
import { useLiveQuery } from '../live/use-live.ts';

function PaymentFacts({
  payment,
  timeZone,
}: {
  readonly payment: Payment;
  readonly timeZone: string;
}): ReactNode {
  return (
    <Card>
      <Facts
        facts={[
          ['State', <StateBadge key="state" state={payment.state} />],
          ['Asked', formatAmount(payment.amount)],
          ['Received', payment.received === null ? null : formatAmount(payment.received)],
          ['To be paid by', formatInstant(payment.payBy, timeZone)],
          ['Kept by the business', payment.kept ? 'yes: cancelled too late' : undefined],
          [
            'Given back',
            payment.refund === null
              ? undefined
              : `${words(payment.refund.status)}: ${words(payment.refund.reason)}`,
          ],
          [
            'Looked at again',
            payment.nextStepAt === null ? undefined : formatInstant(payment.nextStepAt, timeZone),
          ],
          ['Payment', <Id key="id" id={payment.paymentId} label="payment’s id" />],
        ]}
      />
      <ol className="mt-3 flex flex-col gap-1 border-t border-line pt-3 text-sm">
        {payment.events.map(({ type, at }) => (
          <li key={`${type} ${at.toISOString()}`} className="flex flex-wrap gap-x-3">
            <span className="text-muted tabular-nums">{formatInstant(at, timeZone)}</span>
            {words(type)}
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** The deposit of a booking, live. */
export function PaymentOf({ booking }: { readonly booking: Transaction }): ReactNode {
  const payments = useLiveQuery(
    { collection: 'payments', where: [['txId', '==', booking.txId]], limit: 5 },
    paymentSchema,
  );
  return (
    <LiveView live={payments} what="the payment">
      {(found) =>
        found.length === 0 ? (
          <p className="text-muted">
            {booking.deposit === undefined
              ? 'No deposit was asked.'
              : 'A deposit is asked; nothing was paid yet.'}
          </p>
        ) : (
          found.map((payment) => (
            <PaymentFacts key={payment.paymentId} payment={payment} timeZone={booking.timeZone} />
          ))
        )
      }
    </LiveView>
  );
}
