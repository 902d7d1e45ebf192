import { merchantRequestSchema, transactionSchema } from '@merve/contract';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { StateBadge } from '../design/badge.tsx';
import { formatAmount, formatAppointment, formatInstant } from '../design/format.ts';
import { ShowMore } from '../design/show-more.tsx';
import { cellLink, Table } from '../design/table.tsx';
import { useMarket } from '../frame/market.ts';
import type { LiveQuery } from '../live/live-query.ts';
import { LiveView } from '../live/live-view.tsx';
import { useLiveQuery } from '../live/use-live.ts';
import { type LedgerSearch, matches } from './ledger-query.ts';
import { whatIsAsked } from './what-is-asked.ts';

interface Results {
  readonly query: LiveQuery;
  readonly search: LedgerSearch;
  readonly onMore: () => void;
}

export function BookingResults({ query, search, onMore }: Results): ReactNode {
  const { timeZone } = useMarket();
  const bookings = useLiveQuery(query, transactionSchema);
  return (
    <LiveView live={bookings} what="the bookings">
      {(found) => (
        <>
          <Table
            caption="Bookings"
            rows={found.filter((booking) => matches(booking, search))}
            keyOf={({ businessId, txId }) => `${businessId} ${txId}`}
            empty="No such booking."
            columns={[
              {
                title: 'Code',
                cell: ({ businessId, txId, reference }) => (
                  <Link href={`/admin/ledger/bookings/${businessId}/${txId}`} className={cellLink}>
                    {reference}
                  </Link>
                ),
              },
              { title: 'State', cell: ({ state }) => <StateBadge state={state} /> },
              {
                title: 'For',
                cell: (booking) => (
                  <span className="whitespace-nowrap">
                    {formatAppointment(booking.startsAt, booking.timeZone)}
                  </span>
                ),
              },
              { title: 'Business', cell: ({ businessName }) => <bdi>{businessName}</bdi> },
              {
                title: 'What',
                cell: ({ title, kind }) =>
                  kind === 'block' ? 'blocked by the business' : <bdi>{title}</bdi>,
              },
              { title: 'Party', numeric: true, cell: ({ party }) => party },
              { title: 'Name', cell: ({ customerName }) => <bdi>{customerName ?? ''}</bdi> },
              {
                title: 'Changed',
                cell: ({ updatedAt }) => (
                  <span className="whitespace-nowrap">{formatInstant(updatedAt, timeZone)}</span>
                ),
              },
            ]}
          />
          <ShowMore shown={found.length} limit={query.limit} onMore={onMore} />
        </>
      )}
    </LiveView>
  );
}

export function RequestResults({
  kind,
  query,
  search,
  onMore,
}: Results & { readonly kind: string }): ReactNode {
  const { timeZone } = useMarket();
  const requests = useLiveQuery(query, merchantRequestSchema);
  return (
    <LiveView live={requests} what="the orders">
      {(found) => (
        <>
          <Table
            caption="Orders and requests"
            rows={found.filter((request) => matches(request, search))}
            keyOf={({ requestId }) => requestId}
            empty="No such order."
            columns={[
              {
                title: 'Code',
                cell: ({ requestId, reference }) => (
                  <Link href={`/admin/ledger/orders/${kind}/${requestId}`} className={cellLink}>
                    {reference}
                  </Link>
                ),
              },
              { title: 'State', cell: ({ state }) => <StateBadge state={state} /> },
              {
                title: 'Made',
                cell: ({ createdAt }) => (
                  <span className="whitespace-nowrap">{formatInstant(createdAt, timeZone)}</span>
                ),
              },
              { title: 'Business', cell: ({ businessName }) => <bdi>{businessName}</bdi> },
              { title: 'What', cell: ({ details }) => <bdi>{whatIsAsked(details)}</bdi> },
              {
                title: 'Total',
                numeric: true,
                cell: ({ total }) => (total === null ? '' : formatAmount(total)),
              },
              { title: 'Name', cell: ({ customerName }) => <bdi>{customerName ?? ''}</bdi> },
            ]}
          />
          <ShowMore shown={found.length} limit={query.limit} onMore={onMore} />
        </>
      )}
    </LiveView>
  );
}
