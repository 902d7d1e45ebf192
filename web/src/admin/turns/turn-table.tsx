import { messageSchema, type Turn, type TurnStep } from '@merve/contract';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Badge, StateBadge } from '../design/badge.tsx';
import { formatCount, formatDuration, formatInstant, formatMicros, words } from '../design/format.ts';
import { cellLink, type RowsProps, Table } from '../design/table.tsx';
import { useMarket } from '../frame/market.ts';
import { readyValue, useLiveDocument } from '../live/use-live.ts';

/** The tools of a turn in the order they were called, each as often as it was. Pure. */
function toolsCalled(steps: readonly TurnStep[]): string[] {
  return steps.flatMap((step) => (step.type === 'tool' ? [step.name] : []));
}

/** What was said to which a turn is the answer, in a line that leads to it, or to what is asked for of it. */
function Said({
  threadId,
  seq,
  href,
}: Pick<Turn, 'threadId' | 'seq'> & { readonly href: string }): ReactNode {
  const id = String(seq).padStart(12, '0');
  const message = readyValue(useLiveDocument(`threads/${threadId}/messages/${id}`, messageSchema));
  const text = message?.text.replaceAll(/\s+/g, ' ').trim() ?? '';
  return (
    <Link href={href} className={cellLink}>
      <bdi className="line-clamp-2 max-w-80 min-w-40">{text === '' ? `turn ${seq}` : text.slice(0, 160)}</bdi>
    </Link>
  );
}

/** The page of a turn. */
export const pageOfTurn = ({ threadId, seq }: Pick<Turn, 'threadId' | 'seq'>): string =>
  `/admin/turns/${threadId}/${seq}`;

/** Turns, one a row, each leading to its page, or to where else it is asked for. */
export function TurnTable({
  leadsTo = pageOfTurn,
  ...shown
}: RowsProps<Turn> & { readonly leadsTo?: (turn: Turn) => string }): ReactNode {
  const { timeZone } = useMarket();
  return (
    <Table
      {...shown}
      keyOf={({ threadId, seq }) => `${threadId} ${seq}`}
      columns={[
        {
          title: 'Said',
          cell: (turn) => <Said threadId={turn.threadId} seq={turn.seq} href={leadsTo(turn)} />,
        },
        {
          title: 'Outcome',
          cell: ({ outcome, state, signals }) => (
            <span className="flex flex-wrap gap-1">
              {outcome === null ? <StateBadge state={state} /> : <Badge tone="plain">{words(outcome)}</Badge>}
              {signals.length > 0 && <Badge tone="bad">suspicious</Badge>}
            </span>
          ),
        },
        { title: 'Tools', cell: ({ steps }) => toolsCalled(steps).map(words).join(', ') },
        {
          title: 'Began',
          cell: ({ startedAt }) => (
            <span className="whitespace-nowrap">{formatInstant(startedAt, timeZone)}</span>
          ),
        },
        {
          title: 'Took',
          numeric: true,
          cell: ({ startedAt, finishedAt }) =>
            finishedAt === null ? '' : formatDuration(finishedAt.getTime() - startedAt.getTime()),
        },
        {
          title: 'Tokens',
          numeric: true,
          cell: ({ usage }) => formatCount(usage.inputTokens + usage.outputTokens),
        },
        { title: 'Cost', numeric: true, cell: ({ usage }) => formatMicros(usage.costMicros) },
        {
          title: 'Conversation',
          cell: ({ threadId }) => (
            <Link href={`/admin/conversations/${threadId}`} className={cellLink}>
              Open<span className="sr-only"> the conversation {threadId}</span>
            </Link>
          ),
        },
      ]}
    />
  );
}
