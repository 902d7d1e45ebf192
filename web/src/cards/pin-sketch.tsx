import type { Coordinates } from '@merve/contract';
import { type ReactNode, useId } from 'react';
import { useSentences } from '../language/define-sentences.ts';
import { projectPins } from './project-pins.ts';
import { cardSentences } from './sentences/index.ts';

/** How numbered places lie to each other, without a map: it costs nothing, and needs no key. */
export function PinSketch({
  pins,
  origin,
}: {
  readonly pins: readonly { readonly number: number; readonly at: Coordinates }[];
  /** Where distances are measured from. */
  readonly origin: Coordinates | null;
}): ReactNode {
  const say = useSentences(cardSentences);
  const pattern = useId();
  const projected = projectPins([...pins.map(({ at }) => at), ...(origin === null ? [] : [origin])]);
  const here = origin === null ? undefined : projected.at(-1);
  return (
    <svg viewBox="0 -6 100 66" role="img" aria-label={say.sketch} className="block w-full bg-accent-soft">
      <defs>
        <pattern id={pattern} width="10" height="10" patternUnits="userSpaceOnUse">
          <path d="M10 0H0V10" fill="none" stroke="var(--surface)" strokeWidth="0.5" />
        </pattern>
      </defs>
      <rect y="-6" width="100" height="66" fill={`url(#${pattern})`} />
      {here !== undefined && (
        <>
          <circle cx={here.x} cy={here.y} r="4.5" fill="var(--info)" opacity="0.2" />
          <circle
            cx={here.x}
            cy={here.y}
            r="2"
            fill="var(--info)"
            stroke="var(--surface)"
            strokeWidth="0.7"
          />
        </>
      )}
      {pins.map(({ number }, position) => {
        const pin = projected[position];
        return pin === undefined ? null : (
          <g key={number} transform={`translate(${pin.x} ${pin.y})`}>
            <path
              d="M0 0C-1.2-2.2-3.9-4.3-3.9-7A3.9 3.9 0 0 1 3.9-7C3.9-4.3 1.2-2.2 0 0Z"
              fill="var(--accent)"
              stroke="var(--surface)"
              strokeWidth="0.6"
            />
            <text y="-5.6" textAnchor="middle" fontSize="4.4" fontWeight="700" fill="var(--on-accent)">
              {number}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
