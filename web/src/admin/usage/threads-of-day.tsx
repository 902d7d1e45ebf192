import { type UsageOfDay, usageDaySchema } from '@merve/contract';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Field } from '../../design/field.tsx';
import { Choice, Filters } from '../design/choice.tsx';
import { formatCount, formatMicros } from '../design/format.ts';
import { Section } from '../design/page-heading.tsx';
import { ShowMore, useShown } from '../design/show-more.tsx';
import { cellLink, Table } from '../design/table.tsx';
import { useMarket } from '../frame/market.ts';
import { LiveView } from '../live/live-view.tsx';
import { useLiveQuery } from '../live/use-live.ts';
import { purposeTotals } from './purpose-totals.ts';

type Order = 'costMicros' | 'suspicious' | 'limited';

/** What was asked of models beside the turns of these conversations: summaries, what a search means. Nothing where nothing was. */
function Purposes({ days }: { readonly days: readonly UsageOfDay[] }): ReactNode {
  const rows = purposeTotals(days);
  if (rows.length === 0) return null;
  return (
    <>
      <h3 className="font-medium">Of that, beside turns, in the conversations shown</h3>
      <Table
        caption="What was asked beside turns"
        rows={rows}
        keyOf={({ purpose }) => purpose}
        empty=""
        columns={[
          { title: 'Purpose', cell: ({ purpose }) => purpose },
          { title: 'Answers', numeric: true, cell: ({ answers }) => formatCount(answers) },
          { title: 'Tokens in', numeric: true, cell: (row) => formatCount(row.inputTokens) },
          { title: 'Tokens out', numeric: true, cell: (row) => formatCount(row.outputTokens) },
          { title: 'Cost', numeric: true, cell: ({ costMicros }) => formatMicros(costMicros) },
        ]}
      />
    </>
  );
}

/** The conversations of one day, those first that cost most, were limited most or look most suspicious; live. */
export function ThreadsOfDay({
  date,
  today,
  onChoose,
}: {
  readonly date: string;
  readonly today: string;
  readonly onChoose: (date: string) => void;
}): ReactNode {
  const { marketId } = useMarket();
  const [order, setOrder] = useState<Order>('costMicros');
  const { limit, showMore } = useShown(`${marketId} ${date} ${order}`);
  const usage = useLiveQuery(
    {
      collection: 'usage',
      where: [
        ['marketId', '==', marketId],
        ['date', '==', date],
      ],
      orderBy: [[order, 'desc']],
      limit,
    },
    usageDaySchema,
  );
  return (
    <Section title={`Conversations on ${date}`}>
      <Filters>
        <Field
          label="Date"
          type="date"
          value={date}
          max={today}
          onChange={({ target }) => {
            if (target.value !== '') onChoose(target.value);
          }}
        />
        <Choice<Order>
          label="First"
          value={order}
          onChange={setOrder}
          options={[
            ['costMicros', 'What cost most'],
            ['suspicious', 'Most suspicious'],
            ['limited', 'Most over limits'],
          ]}
        />
      </Filters>
      <LiveView live={usage} what="the conversations">
        {(found) => (
          <>
            <Table
              caption={`What conversations consumed on ${date}`}
              rows={found}
              keyOf={({ threadId }) => threadId}
              empty="Nobody wrote that day."
              columns={[
                {
                  title: 'Conversation',
                  cell: ({ threadId }) => (
                    <Link href={`/admin/conversations/${threadId}`} className={cellLink}>
                      {threadId}
                    </Link>
                  ),
                },
                { title: 'Turns', numeric: true, cell: ({ turns }) => formatCount(turns) },
                { title: 'Model rounds', numeric: true, cell: (day) => formatCount(day.modelRounds) },
                { title: 'Tokens in', numeric: true, cell: (day) => formatCount(day.inputTokens) },
                { title: 'Tokens out', numeric: true, cell: (day) => formatCount(day.outputTokens) },
                { title: 'Cost', numeric: true, cell: ({ costMicros }) => formatMicros(costMicros) },
                { title: 'To phones', numeric: true, cell: ({ outbound }) => formatCount(outbound) },
                { title: 'Over a limit', numeric: true, cell: ({ limited }) => formatCount(limited) },
                { title: 'Suspicious', numeric: true, cell: ({ suspicious }) => formatCount(suspicious) },
              ]}
            />
            <ShowMore shown={found.length} limit={limit} onMore={showMore} />
            <Purposes days={found} />
          </>
        )}
      </LiveView>
    </Section>
  );
}
