import type { HomeDay } from '@merve/contract/api';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { formatCount, formatMicros } from '../design/format.ts';
import { lineSize, weekLine } from './week-line.ts';

type Figure = Exclude<keyof HomeDay, 'date'>;

const figures: readonly {
  readonly name: Figure;
  readonly title: string;
  readonly href: string;
  readonly show: (value: number) => string;
}[] = [
  { name: 'bookings', title: 'Bookings for today', href: '/admin/ledger', show: formatCount },
  { name: 'orders', title: 'Orders today', href: '/admin/ledger?kind=food', show: formatCount },
  { name: 'rides', title: 'Rides today', href: '/admin/taxi', show: formatCount },
  { name: 'conversations', title: 'People who wrote', href: '/admin/conversations', show: formatCount },
  { name: 'costMicros', title: 'AI cost today', href: '/admin/usage', show: formatMicros },
];

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });

function Line({ values }: { readonly values: readonly number[] }): ReactNode {
  const points = weekLine(values);
  const last = points.at(-1);
  return (
    <svg aria-hidden viewBox={`0 0 ${lineSize.width} ${lineSize.height}`} className="h-9 w-full text-accent">
      <polyline
        points={points.map((point) => point.join(',')).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
      {last !== undefined && <circle cx={last[0]} cy={last[1]} r="3" fill="currentColor" />}
    </svg>
  );
}

/** Today in five figures, each with its line of seven days and the page behind it. */
export function DayFigures({ days }: { readonly days: readonly HomeDay[] }): ReactNode {
  const today = days.at(-1);
  if (today === undefined) return null;
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
      {figures.map(({ name, title, href, show }) => (
        <li key={name}>
          <Link
            href={href}
            className="flex h-full flex-col gap-1 rounded-2xl border border-line bg-surface p-4 hover:border-accent"
          >
            <span className="text-sm text-muted">{title}</span>
            <strong className="text-2xl font-semibold tabular-nums">{show(today[name])}</strong>
            <Line values={days.map((day) => day[name])} />
            <span className="sr-only">
              The week:{' '}
              {days
                .map(({ date, ...day }) => `${weekday.format(new Date(date))} ${show(day[name])}`)
                .join(', ')}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
