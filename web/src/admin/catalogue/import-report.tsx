import type { ImportOutcome } from '@merve/contract/api';
import { type ReactNode, useMemo, useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { Badge, type Tone } from '../design/badge.tsx';
import { Choice } from '../design/choice.tsx';
import { ProgressBar } from '../design/progress-bar.tsx';
import { ShowMore, useShown } from '../design/show-more.tsx';
import { Table } from '../design/table.tsx';
import type { ReadRow } from './csv/read-table.ts';
import { countByResult, type ReportLine, type ReportResult, reportLines, reportTable } from './csv/report.ts';

const tones: Readonly<Record<ReportResult, Tone>> = {
  created: 'good',
  changed: 'info',
  unchanged: 'plain',
  refused: 'bad',
  waiting: 'waiting',
};

/** Every row of the file with what became of it, or what would. */
export function ImportReport({
  rows,
  outcomes,
  title,
  wouldBe = false,
  stopped = null,
  action,
  onDownload,
}: {
  readonly rows: readonly ReadRow[];
  readonly outcomes: ReadonlyMap<number, ImportOutcome>;
  /** Said before how many rows are done; null where that is said elsewhere. */
  readonly title: string | null;
  /** Nothing is written. */
  readonly wouldBe?: boolean;
  /** Why it stopped before its end. */
  readonly stopped?: string | null;
  readonly action?: ReactNode;
  readonly onDownload: (text: string) => void;
}): ReactNode {
  const [only, setOnly] = useState<ReportResult | 'all'>('all');
  const lines = useMemo(() => reportLines(rows, outcomes), [rows, outcomes]);
  const counts = countByResult(lines);
  const shown = lines.filter(({ result }) => only === 'all' || result === only);
  const { limit, showMore } = useShown(only, 100);
  const done = lines.length - counts.waiting;
  return (
    <section className="flex flex-col gap-4" aria-label="What becomes of the rows">
      <div role="status" className="flex flex-col gap-2">
        {title !== null && (
          <>
            <p className="font-medium">
              {title} {done} of {lines.length} rows.
            </p>
            <ProgressBar done={done} total={lines.length} label="Rows done" />
          </>
        )}
        <p className="text-sm text-muted">
          {wouldBe ? 'Would be' : 'Now'}: {counts.created} added, {counts.changed} changed, {counts.unchanged}{' '}
          as they were, {counts.refused} refused
          {counts.waiting > 0 && `, ${counts.waiting} waiting`}.
        </p>
      </div>
      {stopped !== null && (
        <Notice tone="danger">It stopped before its end: {stopped} Choose the file once more.</Notice>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <Choice
          label="Show"
          value={only}
          onChange={setOnly}
          options={[
            ['all', `All rows (${lines.length})`],
            ['created', `Added (${counts.created})`],
            ['changed', `Changed (${counts.changed})`],
            ['unchanged', `As they were (${counts.unchanged})`],
            ['refused', `Refused (${counts.refused})`],
            ['waiting', `Waiting (${counts.waiting})`],
          ]}
        />
        <Button onClick={() => onDownload(reportTable(lines))}>Download the report</Button>
        <div className="ms-auto">{action}</div>
      </div>
      <ReportLines lines={shown.slice(0, limit)} />
      <ShowMore shown={Math.min(shown.length, limit)} limit={limit} onMore={showMore} />
    </section>
  );
}

function ReportLines({ lines }: { readonly lines: readonly ReportLine[] }): ReactNode {
  return (
    <Table
      caption="Rows of the file"
      rows={lines}
      keyOf={({ line }) => String(line)}
      empty="There are none."
      columns={[
        { title: 'Line', cell: ({ line }) => line, numeric: true },
        { title: 'Listing', cell: ({ listingId }) => <bdi>{listingId || '—'}</bdi> },
        { title: 'Becomes', cell: ({ result }) => <Badge tone={tones[result]}>{result}</Badge> },
        {
          title: 'What',
          cell: ({ changed, problems }) =>
            problems.length === 0 ? (
              <span className="text-muted">{changed.join(', ')}</span>
            ) : (
              <ul className="text-danger">
                {problems.map(({ column, message }) => (
                  <li key={`${column} ${message}`}>
                    {column !== '' && <code>{column}: </code>}
                    {message}
                  </li>
                ))}
              </ul>
            ),
        },
      ]}
    />
  );
}
