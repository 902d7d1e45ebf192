import type { ReactNode } from 'react';
import { signOf } from './category-icon.ts';
import { coverHeight, coverKindOf, coverWidth, drawCover } from './cover-drawing.ts';

const shades = (hue: number) => ({
  sky: `oklch(0.9 0.06 ${hue})`,
  deep: `oklch(0.76 0.11 ${hue + 22})`,
  sun: `oklch(0.97 0.06 ${hue + 50})`,
  ridges: [`oklch(0.66 0.11 ${hue})`, `oklch(0.55 0.11 ${hue - 8})`, `oklch(0.42 0.09 ${hue - 16})`],
});

/** The picture of a place that has none: drawn from its name and kind, so that it is the same everywhere. For the eye alone. */
export function Cover({
  name,
  category,
  look,
}: {
  readonly name: string;
  readonly category: string;
  /** `wide` over a page or a card, `small` beside a line. */
  readonly look: 'wide' | 'small';
}): ReactNode {
  const { hue, sun, ridges } = drawCover(name, coverKindOf(category));
  const { Icon } = signOf(category);
  const colours = shades(hue);
  return (
    <div
      aria-hidden
      className={`relative shrink-0 overflow-hidden ${look === 'wide' ? 'h-32 w-full sm:h-36' : 'size-16 rounded-xl'}`}
      style={{ background: `linear-gradient(${colours.deep}, ${colours.sky} 70%)` }}
    >
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${coverWidth} ${coverHeight}`}
        preserveAspectRatio="xMidYMax slice"
        className="absolute inset-0 size-full"
      >
        <circle cx={sun.x} cy={sun.y} r={sun.radius} fill={colours.sun} />
        {ridges.map((ridge, at) => (
          <path key={ridge} d={ridge} fill={colours.ridges[at]} />
        ))}
      </svg>
      <span
        className={`absolute grid place-items-center rounded-full bg-black/35 text-white ${look === 'wide' ? 'bottom-3 start-4 size-10' : 'inset-0 m-auto size-8'}`}
      >
        <Icon className={look === 'wide' ? 'size-5' : 'size-4'} />
      </span>
    </div>
  );
}
