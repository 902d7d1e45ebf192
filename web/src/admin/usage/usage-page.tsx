import { marketSpendSchema } from '@merve/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { Notice } from '../../design/notice.tsx';
import { Waiting } from '../../design/waiting.tsx';
import { Choice, Filters } from '../design/choice.tsx';
import { formatInstant, formatMicros } from '../design/format.ts';
import { addDays, dateIn } from '../design/market-days.ts';
import { Card, PageHeading, Section } from '../design/page-heading.tsx';
import { useNow } from '../design/use-now.ts';
import { useMarket } from '../frame/market.ts';
import { LiveView } from '../live/live-view.tsx';
import { useLiveDocument } from '../live/use-live.ts';
import { DayChart } from './day-chart.tsx';
import { type DayTotal, dayTotal } from './day-totals.ts';
import { ThreadsOfDay } from './threads-of-day.tsx';

type Span = '7' | '14' | '30';

type Totals =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly days: readonly DayTotal[] }
  | { readonly state: 'failed'; readonly reason: string };

/** The totals of the days up to `today`, oldest first. */
function useTotals(marketId: string, today: string, span: number): Totals {
  const [totals, setTotals] = useState<Totals>({ state: 'loading' });
  useEffect(() => {
    let ended = false;
    setTotals({ state: 'loading' });
    const dates = Array.from({ length: span }, (_, index) => addDays(today, index + 1 - span));
    Promise.all(dates.map((date) => dayTotal(marketId, date))).then(
      (days) => {
        if (!ended) setTotals({ state: 'ready', days });
      },
      (error: unknown) => {
        if (!ended) setTotals({ state: 'failed', reason: String(error) });
      },
    );
    return () => {
      ended = true;
    };
  }, [marketId, today, span]);
  return totals;
}

function SpendToday({ today }: { readonly today: string }): ReactNode {
  const { marketId, timeZone } = useMarket();
  const spend = useLiveDocument(`markets/${marketId}/merve/spend`, marketSpendSchema);
  return (
    <LiveView live={spend} what="today’s spend">
      {(found) => (
        <Card>
          <p className="text-sm text-muted">Models today</p>
          <p className="text-3xl font-semibold tabular-nums" aria-live="polite">
            {formatMicros(found?.date === today ? found.costMicros : 0)}
          </p>
          <p className="text-sm text-muted">
            {found === undefined
              ? 'Not added up yet.'
              : `Added up every minute; last ${formatInstant(found.updatedAt, timeZone)}.`}
          </p>
        </Card>
      )}
    </LiveView>
  );
}

/** What the market's conversations consume: by day, and by conversation on a day. */
export default function UsagePage(): ReactNode {
  const { marketId, timeZone } = useMarket();
  const today = dateIn(timeZone, useNow(60));
  const [span, setSpan] = useState<Span>('14');
  const [chosen, choose] = useState<string | null>(null);
  const totals = useTotals(marketId, today, Number(span));
  const ofDays = (
    <Choice<Span>
      label="Days"
      value={span}
      onChange={setSpan}
      options={[
        ['7', '7 days'],
        ['14', '14 days'],
        ['30', '30 days'],
      ]}
    />
  );
  return (
    <>
      <PageHeading title="Usage" />
      <SpendToday today={today} />
      <Section title="By day">
        {totals.state !== 'ready' && <Filters>{ofDays}</Filters>}
        {totals.state === 'loading' && <Waiting label="Adding up…" />}
        {totals.state === 'failed' && (
          <Notice tone="danger">Could not add up the days. {totals.reason}</Notice>
        )}
        {totals.state === 'ready' && <DayChart days={totals.days} beside={ofDays} onChoose={choose} />}
      </Section>
      <ThreadsOfDay date={chosen ?? today} today={today} onChoose={choose} />
    </>
  );
}
