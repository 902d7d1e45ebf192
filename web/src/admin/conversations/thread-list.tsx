import { type ThreadType, threadSchema } from '@merve/contract';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Badge, StateBadge } from '../design/badge.tsx';
import { Choice, Filters } from '../design/choice.tsx';
import { formatAge, formatCount, formatInstant, words } from '../design/format.ts';
import { PageHeading } from '../design/page-heading.tsx';
import { ShowMore, useShown } from '../design/show-more.tsx';
import { cellLink, Table } from '../design/table.tsx';
import { useNow } from '../design/use-now.ts';
import { useMarket } from '../frame/market.ts';
import { LiveView } from '../live/live-view.tsx';
import { useLiveQuery } from '../live/use-live.ts';
import { isTakenOver } from './taken-over.ts';

const types: readonly (readonly [ThreadType, string])[] = [
  ['merve', 'Guests'],
  ['ops', 'Business lines'],
  ['business', 'Between guest and business'],
  ['dispatch', 'Taxi drivers'],
];

/** The market's conversations, those that wrote last first; live. */
export function ThreadList(): ReactNode {
  const { marketId, timeZone } = useMarket();
  const now = useNow();
  const [type, setType] = useState<ThreadType>('merve');
  const { limit, showMore } = useShown(`${marketId} ${type}`);
  const threads = useLiveQuery(
    {
      collection: 'threads',
      where: [
        ['marketId', '==', marketId],
        ['threadType', '==', type],
      ],
      orderBy: [['lastInboundAt', 'desc']],
      limit,
    },
    threadSchema,
  );
  return (
    <>
      <PageHeading title="Conversations" />
      <Filters>
        <Choice<ThreadType> label="With" value={type} onChange={setType} options={types} />
      </Filters>
      <LiveView live={threads} what="the conversations">
        {(found) => (
          <>
            <Table
              caption="Conversations"
              rows={found}
              keyOf={({ threadId }) => threadId}
              empty="Nobody has written yet."
              columns={[
                {
                  title: 'Last wrote',
                  cell: ({ threadId, lastInboundAt }) => (
                    <Link
                      href={`/admin/conversations/${threadId}`}
                      className={`${cellLink} whitespace-nowrap`}
                      title={formatInstant(lastInboundAt, timeZone)}
                    >
                      {formatAge(lastInboundAt, now)}
                    </Link>
                  ),
                },
                { title: 'Name', cell: ({ profileName }) => <bdi>{profileName ?? '—'}</bdi> },
                {
                  title: 'State',
                  cell: (thread) => (
                    <span className="flex flex-wrap gap-1">
                      <StateBadge state={thread.state} />
                      {isTakenOver(thread.humanTakeover, now) && <Badge tone="info">operator</Badge>}
                      {thread.humanWantedAt && <Badge tone="waiting">asks for a person</Badge>}
                      {thread.optedOut && <Badge tone="bad">said STOP</Badge>}
                      {thread.unprocessed && <Badge tone="waiting">waits for its turn</Badge>}
                    </span>
                  ),
                },
                { title: 'By', cell: ({ replyTo }) => words(replyTo.channel) },
                { title: 'Language', cell: ({ language }) => language },
                { title: 'Messages', numeric: true, cell: ({ lastSeq }) => formatCount(lastSeq) },
                {
                  title: 'Waits for a YES',
                  cell: ({ pendingAction }) => (
                    <p dir="auto" className="line-clamp-2 max-w-sm min-w-40">
                      {pendingAction?.summary ?? ''}
                    </p>
                  ),
                },
              ]}
            />
            <ShowMore shown={found.length} limit={limit} onMore={showMore} />
          </>
        )}
      </LiveView>
    </>
  );
}
