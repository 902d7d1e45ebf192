import type { OperatorsHome } from '@merve/contract/api';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Badge, StateBadge } from '../design/badge.tsx';
import { formatAge, formatAmount, formatAppointment } from '../design/format.ts';
import { Section } from '../design/page-heading.tsx';
import { useNow } from '../design/use-now.ts';

interface Row {
  readonly key: string;
  readonly href: string;
  readonly title: ReactNode;
  readonly detail: ReactNode;
  readonly aside: ReactNode;
}

function Rows({ rows, empty }: { readonly rows: readonly Row[]; readonly empty: string }): ReactNode {
  if (rows.length === 0) return <p className="rounded-2xl border border-line p-4 text-muted">{empty}</p>;
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface">
      {rows.map(({ key, href, title, detail, aside }) => (
        <li key={key}>
          <Link href={href} className="flex min-h-14 items-center gap-3 px-4 py-2.5 hover:bg-raised">
            <span className="flex min-w-0 flex-1 flex-col">
              <span className="truncate font-medium">{title}</span>
              <span className="truncate text-sm text-muted">{detail}</span>
            </span>
            <span className="flex shrink-0 flex-col items-end gap-1 text-sm">{aside}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);

/** Who wrote last, and how many write now. */
export function LiveConversations({
  home: { conversations, live },
}: {
  readonly home: OperatorsHome;
}): ReactNode {
  const now = useNow();
  return (
    <Section
      title={
        <span className="flex flex-wrap items-center gap-2">
          Conversations {live > 0 && <Badge tone="good">{live} live now</Badge>}
        </span>
      }
    >
      <Rows
        empty="Nobody has written yet."
        rows={conversations.map(({ threadId, profileName, lastInboundAt, ...thread }) => ({
          key: threadId,
          href: `/admin/conversations/${threadId}`,
          title: <bdi>{profileName ?? 'Guest'}</bdi>,
          detail: `${thread.channel === 'web' ? 'Web app' : 'WhatsApp'}, ${formatAge(new Date(lastInboundAt), now)}`,
          aside: (
            <>
              {thread.wantsPerson && <Badge tone="waiting">asks for a person</Badge>}
              {thread.takenOver && <Badge tone="info">operator</Badge>}
              {thread.unprocessed && <Badge tone="waiting">waiting for a reply</Badge>}
            </>
          ),
        }))}
      />
    </Section>
  );
}

/** The bookings that come next. */
export function NextBookings({ bookings }: { readonly bookings: OperatorsHome['bookings'] }): ReactNode {
  return (
    <Section title="Coming up">
      <Rows
        empty="No bookings ahead."
        rows={bookings.map((booking) => ({
          key: booking.txId,
          href: `/admin/ledger/bookings/${booking.businessId}/${booking.txId}`,
          title: (
            <>
              <bdi>{booking.businessName}</bdi>, <bdi>{booking.title}</bdi>
            </>
          ),
          detail: (
            <>
              <bdi>{booking.customerName ?? 'Guest'}</bdi>, {people(booking.party)}, {booking.reference}
            </>
          ),
          aside: (
            <>
              <span>{formatAppointment(new Date(booking.startsAt), booking.timeZone)}</span>
              {booking.price !== null && <span className="text-muted">{formatAmount(booking.price)}</span>}
            </>
          ),
        }))}
      />
    </Section>
  );
}

const orderNames = { food: 'Food order', service: 'Service', viewing: 'Viewing' } as const;

/** What was ordered last. */
export function RecentOrders({ orders }: { readonly orders: OperatorsHome['orders'] }): ReactNode {
  const now = useNow();
  return (
    <Section title="Latest orders">
      <Rows
        empty="Nothing has been ordered yet."
        rows={orders.map((order) => ({
          key: order.requestId,
          href: `/admin/ledger/orders/${order.kind}/${order.requestId}`,
          title: (
            <>
              {orderNames[order.kind]}, <bdi>{order.businessName}</bdi>
            </>
          ),
          detail: `${order.reference}, ${formatAge(new Date(order.createdAt), now)}`,
          aside: (
            <>
              <StateBadge state={order.state} />
              {order.total !== null && <span className="text-muted">{formatAmount(order.total)}</span>}
            </>
          ),
        }))}
      />
    </Section>
  );
}

/** Rides under way. */
export function OpenRides({ rides }: { readonly rides: OperatorsHome['rides'] }): ReactNode {
  const now = useNow();
  return (
    <Section title="Rides under way">
      <Rows
        empty="No rides right now."
        rows={rides.map((ride) => ({
          key: ride.rideId,
          href: '/admin/taxi',
          title: (
            <>
              <bdi>{ride.from}</bdi> to <bdi>{ride.to}</bdi>
            </>
          ),
          detail: `${ride.code}, ${formatAge(new Date(ride.createdAt), now)}`,
          aside: (
            <>
              <StateBadge state={ride.state} />
              {ride.fare !== null && <span className="text-muted">{formatAmount(ride.fare)}</span>}
            </>
          ),
        }))}
      />
    </Section>
  );
}
