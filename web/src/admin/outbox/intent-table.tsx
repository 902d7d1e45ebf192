import type { OutboxIntent } from '@merve/contract';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { StateBadge } from '../design/badge.tsx';
import { pageOfIntent } from '../design/document-link.ts';
import { formatInstant, words } from '../design/format.ts';
import { cellLink, type RowsProps, Table } from '../design/table.tsx';
import { useMarket } from '../frame/market.ts';
import { wordsOfCode } from './delivery-words.ts';

/** Messages to phones, each with how far it has come. */
export function IntentTable(shown: RowsProps<OutboxIntent>): ReactNode {
  const { timeZone } = useMarket();
  return (
    <Table
      {...shown}
      keyOf={({ intentId }) => intentId}
      columns={[
        {
          title: 'Written',
          cell: ({ intentId, createdAt }) => (
            <Link href={pageOfIntent(intentId)} className={`${cellLink} whitespace-nowrap`}>
              {formatInstant(createdAt, timeZone)}
            </Link>
          ),
        },
        { title: 'State', cell: ({ state }) => <StateBadge state={state} /> },
        { title: 'To', cell: ({ to }) => <bdi>{to.replace('whatsapp:', '')}</bdi> },
        { title: 'What', cell: ({ type }) => words(type) },
        {
          title: 'Text',
          cell: ({ body }) => (
            <p dir="auto" className="line-clamp-2 min-w-56 max-w-md break-words whitespace-pre-line">
              {body}
            </p>
          ),
        },
        { title: 'Attempts', numeric: true, cell: ({ attempts }) => attempts },
        {
          title: 'Why not',
          cell: ({ errorCode }) =>
            errorCode === null ? '' : <span className="text-danger">{wordsOfCode(errorCode)}</span>,
        },
      ]}
    />
  );
}
