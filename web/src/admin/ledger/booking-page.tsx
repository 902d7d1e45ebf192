import {
  resourceLockSchema,
  type Transaction,
  transactionEventSchema,
  transactionSchema,
} from '@merve/contract';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { StateBadge } from '../design/badge.tsx';
import { Id } from '../design/copy-button.tsx';
import { Facts } from '../design/facts.tsx';
import { formatAmount, formatAppointment, formatInstant } from '../design/format.ts';
import { Card, PageHeading, Section } from '../design/page-heading.tsx';
import { cellLink, Table } from '../design/table.tsx';
import { LiveView } from '../live/live-view.tsx';
import { mapLive, useLiveDocument, useLiveQuery } from '../live/use-live.ts';
import { locksOf } from './locks-of.ts';
import { MessagesOf } from './messages-of.tsx';
import { PaymentOf } from './payment-of.tsx';
import { Timeline } from './timeline.tsx';

function otherBooking(businessId: string, txId: string | undefined): ReactNode {
  if (txId === undefined) return undefined;
  return (
    <Link href={`/admin/ledger/bookings/${businessId}/${txId}`} className={cellLink}>
      {txId}
    </Link>
  );
}

function BookingFacts({ booking }: { readonly booking: Transaction }): ReactNode {
  const { timeZone } = booking;
  const moment = (at: Date | null) => (at === null ? null : formatInstant(at, timeZone));
  return (
    <Facts
      facts={[
        ['State', <StateBadge key="state" state={booking.state} />],
        ['Business', <bdi key="business">{booking.businessName}</bdi>],
        ['What', <bdi key="what">{booking.title}</bdi>],
        ['From', formatAppointment(booking.startsAt, timeZone)],
        ['Until', formatAppointment(booking.endsAt, timeZone)],
        ['Nights', booking.nights],
        ['Zone', timeZone],
        ['Party', booking.party],
        ['Price', booking.price === null ? null : formatAmount(booking.price)],
        ['Name', <bdi key="name">{booking.customerName ?? '—'}</bdi>],
        ['Held until', moment(booking.holdExpiresAt)],
        ['Confirmed', moment(booking.confirmedAt)],
        ['Ended', moment(booking.endedAt)],
        ['Why it ended', booking.cancelReason ?? undefined],
        ['Moves', otherBooking(booking.businessId, booking.moves?.txId)],
        ['Moved to', otherBooking(booking.businessId, booking.movedTo)],
        [
          'Conversation',
          <Link key="thread" href={`/admin/conversations/${booking.threadId}`} className={cellLink}>
            {booking.threadId}
          </Link>,
        ],
        ['Booking', <Id key="id" id={booking.txId} label="booking’s id" />],
      ]}
    />
  );
}

function Locks({ booking }: { readonly booking: Transaction }): ReactNode {
  const owned = useLiveQuery(
    {
      collection: `businesses/${booking.businessId}/resourceLocks`,
      where: [['txId', '==', booking.txId]],
      limit: 200,
    },
    resourceLockSchema,
  );
  return (
    <LiveView live={mapLive(owned, (locks) => locksOf(booking, locks))} what="the locks">
      {(locks) => (
        <Table
          caption="Slots it owns"
          rows={locks}
          keyOf={({ lockKey }) => lockKey}
          empty="It names no slots."
          columns={[
            { title: 'Slot', cell: ({ lockKey }) => <code className="text-xs break-all">{lockKey}</code> },
            {
              title: 'Lock',
              cell: ({ lock, isFault }) =>
                lock === null ? (
                  <span className={isFault ? 'text-danger' : 'text-muted'}>
                    {isFault ? 'missing: see the runbook of “locks-owned”' : 'given back'}
                  </span>
                ) : (
                  <StateBadge state={lock.state} />
                ),
            },
            {
              title: 'Until',
              cell: ({ lock }) =>
                lock?.expiresAt == null ? '' : formatInstant(lock.expiresAt, booking.timeZone),
            },
          ]}
        />
      )}
    </LiveView>
  );
}

/** One booking from its first hold to its end: events, slots, messages, payment, and the turns it came from. */
export function BookingPage({
  businessId,
  txId,
}: {
  readonly businessId: string;
  readonly txId: string;
}): ReactNode {
  const path = `businesses/${businessId}/transactions/${txId}`;
  const booking = useLiveDocument(path, transactionSchema);
  const events = useLiveQuery(
    { collection: `${path}/events`, orderBy: [['at', 'asc']], limit: 50 },
    transactionEventSchema,
  );
  return (
    <LiveView live={booking} what="the booking">
      {(found) => (
        <>
          <PageHeading
            title={found === undefined ? 'No such booking' : `Booking ${found.reference}`}
            back={{ href: '/admin/ledger', label: 'Bookings and orders' }}
          />
          {found !== undefined && (
            <>
              <div aria-live="polite">
                <Card>
                  <BookingFacts booking={found} />
                </Card>
              </div>
              <Section title="What happened">
                <LiveView live={events} what="the events">
                  {(all) => (
                    <Timeline
                      threadId={found.threadId}
                      happenings={all.map(({ eventId, transition, at, actorId, reason }) => ({
                        id: eventId,
                        what: transition,
                        at,
                        by:
                          actorId === null ? 'the clock' : actorId === found.actorId ? 'the person' : actorId,
                        reason,
                      }))}
                    />
                  )}
                </LiveView>
              </Section>
              <Section title="Slots">
                <Locks booking={found} />
              </Section>
              <Section title="Payment">
                <PaymentOf booking={found} />
              </Section>
              <Section title="Messages">
                <MessagesOf commitmentId={found.txId} />
              </Section>
            </>
          )}
        </>
      )}
    </LiveView>
  );
}
