import { type ReactNode, useState } from 'react';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { Choice, Filters } from '../design/choice.tsx';
import { formatCount, formatMicros } from '../design/format.ts';
import { cellLink, Table } from '../design/table.tsx';
import type { DayTotal } from './day-totals.ts';

const measures = {
  costMicros: { label: 'Cost', format: formatMicros },
  turns: { label: 'Turns', format: formatCount },
  inputTokens: { label: 'Tokens in', format: formatCount },
  outputTokens: { label: 'Tokens out', format: formatCount },
  limited: { label: 'Over a limit', format: formatCount },
  suspicious: { label: 'Suspicious', format: formatCount },
} as const;
type Measure = keyof typeof measures;
const names: readonly Measure[] = [
  'costMicros',
  'turns',
  'inputTokens',
  'outputTokens',
  'limited',
  'suspicious',
];

/** The days as bars, one measure at a time, and all of it as a table, which says the same without being seen. */
export function DayChart({
  days,
  beside,
  onChoose,
}: {
  readonly days: readonly DayTotal[];
  /** What else the days are chosen by, beside the measure. */
  readonly beside: ReactNode;
  readonly onChoose: (date: string) => void;
}): ReactNode {
  const [chosen, setMeasure] = useState<Measure | null>(null);
  // Without a model nothing costs: what there is stands first.
  const measure = chosen ?? names.find((name) => days.some((day) => day[name] !== 0)) ?? 'costMicros';
  const { label, format } = measures[measure];
  const isNothing = days.every((day) => day[measure] === 0);
  return (
    <div className="flex flex-col gap-4">
      <Filters>
        {beside}
        <Choice<Measure>
          label="Shown"
          value={measure}
          onChange={setMeasure}
          options={names.map((name): [Measure, string] => [name, measures[name].label])}
        />
      </Filters>
      {isNothing && (
        <p className="rounded-2xl border border-line p-6 text-muted">{label}: nothing on these days.</p>
      )}
      {/* The table below says the same. */}
      <div
        aria-hidden
        hidden={isNothing}
        className="h-64 rounded-2xl border border-line bg-surface p-3 text-xs"
      >
        <ResponsiveContainer width="100%" height="100%">
          <BarChart
            data={[...days]}
            accessibilityLayer={false}
            margin={{ top: 8, right: 8, bottom: 0, left: 8 }}
          >
            <CartesianGrid vertical={false} stroke="var(--line)" />
            <XAxis
              dataKey="date"
              tickFormatter={(date: string) => date.slice(5)}
              tick={{ fill: 'var(--muted)' }}
              stroke="var(--line)"
            />
            <YAxis
              width={64}
              tickFormatter={(value: number) => format(value)}
              tick={{ fill: 'var(--muted)' }}
              stroke="var(--line)"
            />
            <Tooltip
              cursor={{ fill: 'var(--raised)' }}
              contentStyle={{
                background: 'var(--surface)',
                border: '1px solid var(--line)',
                borderRadius: 12,
              }}
              formatter={(value) => [format(Number(value)), label]}
            />
            <Bar dataKey={measure} fill="var(--accent)" radius={[4, 4, 0, 0]} isAnimationActive={false} />
          </BarChart>
        </ResponsiveContainer>
      </div>
      <Table
        caption="Usage by day"
        rows={days.toReversed()}
        keyOf={({ date }) => date}
        empty="No days."
        columns={[
          {
            title: 'Date',
            cell: ({ date }) => (
              <button
                type="button"
                className={`${cellLink} whitespace-nowrap`}
                onClick={() => onChoose(date)}
              >
                {date}
              </button>
            ),
          },
          ...names.map((name) => ({
            title: measures[name].label,
            numeric: true,
            cell: (day: DayTotal) => measures[name].format(day[name]),
          })),
        ]}
      />
    </div>
  );
}
