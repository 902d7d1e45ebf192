import type { ShownRestaurant } from '@merve/contract/cards';
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
import { type Axis, axes, scoreOn } from './radar-values.ts';

const colours = ['var(--accent)', 'var(--warning)', 'var(--info)', 'var(--success)', 'var(--danger)'];

/** Up to five restaurants over each other, each axis from 0 to 10. Hidden from screen readers: the table says it. */
export default function RadarDrawing({
  restaurants,
  axes: names,
}: {
  readonly restaurants: readonly ShownRestaurant[];
  readonly axes: Readonly<Record<Axis, string>>;
}): ReactNode {
  const drawn = restaurants.filter(({ scores }) => scores !== null).slice(0, colours.length);
  const data = axes.map((axis) => ({
    axis: names[axis],
    ...Object.fromEntries(drawn.map((restaurant, place) => [`r${place}`, scoreOn(restaurant, axis) ?? 0])),
  }));
  return (
    <div aria-hidden className="h-56" dir="ltr">
      <ResponsiveContainer width="100%" height="100%">
        <RadarChart data={data} accessibilityLayer={false}>
          <PolarGrid stroke="var(--line)" />
          <PolarAngleAxis dataKey="axis" tick={{ fill: 'var(--muted)', fontSize: 12 }} />
          <PolarRadiusAxis domain={[0, 10]} tick={false} axisLine={false} />
          {drawn.map(({ restaurantId, name }, place) => (
            <Radar
              key={restaurantId}
              name={name}
              dataKey={`r${place}`}
              stroke={colours[place] ?? 'var(--muted)'}
              fill={colours[place] ?? 'var(--muted)'}
              fillOpacity={0.25}
              isAnimationActive={false}
            />
          ))}
          <Legend wrapperStyle={{ fontSize: 12 }} />
        </RadarChart>
      </ResponsiveContainer>
    </div>
  );
}
