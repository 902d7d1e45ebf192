import type { ReactNode } from 'react';
import {
  Legend,
  PolarAngleAxis,
  PolarGrid,
  PolarRadiusAxis,
  Radar,
  RadarChart,
  ResponsiveContainer,
} from 'recharts';
import { type Axis, axes, type RadarSeries, scoreOn } from './radar-values.ts';

/** Restaurants over each other, each axis from 0 to 10. Hidden from screen readers: figures beside it say the same. */
export default function RadarDrawing({
  series,
  axes: names,
  isLow = false,
}: {
  readonly series: readonly RadarSeries[];
  readonly axes: Readonly<Record<Axis, string>>;
  /** For one restaurant: lower, and without its name below. */
  readonly isLow?: boolean;
}): ReactNode {
  const data = axes.map((axis) => ({
    axis: names[axis],
    ...Object.fromEntries(series.map(({ scores }, place) => [`r${place}`, scoreOn(scores, axis) ?? 0])),
  }));
  return (
    <div aria-hidden className={isLow ? 'h-44' : 'h-56'} dir="ltr">
      <ResponsiveContainer width="100%" height="100%">
        <RadarChart data={data} accessibilityLayer={false}>
          <PolarGrid stroke="var(--line)" />
          <PolarAngleAxis dataKey="axis" tick={{ fill: 'var(--muted)', fontSize: 12 }} />
          <PolarRadiusAxis domain={[0, 10]} tick={false} axisLine={false} />
          {series.map(({ id, name, colour }, place) => (
            <Radar
              key={id}
              name={name}
              dataKey={`r${place}`}
              stroke={colour}
              fill={colour}
              fillOpacity={0.25}
              isAnimationActive={false}
            />
          ))}
          {!isLow && <Legend wrapperStyle={{ fontSize: 12 }} />}
        </RadarChart>
      </ResponsiveContainer>
    </div>
  );
}
