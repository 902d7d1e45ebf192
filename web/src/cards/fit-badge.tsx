import type { ReactNode } from 'react';
import { useSentences } from '../language/define-sentences.ts';
import { fitLevel } from './restaurant-safety.ts';
import { cardSentences } from './sentences/index.ts';

/** Tones that keep their contrast in both themes: green, amber, grey. */
const fitColours = {
  excellent: 'var(--success)',
  good: 'var(--warning)',
  partial: 'var(--muted)',
} as const;

const radius = 19;
const around = 2 * Math.PI * radius;

/** How well a place fits, of 100, as a ring. */
export function FitBadge({ score }: { readonly score: number }): ReactNode {
  const say = useSentences(cardSentences);
  const points = Math.round(score);
  const level = fitLevel(score);
  return (
    <span className="flex shrink-0 flex-col items-center text-xs" title={say.fit(points)}>
      <svg
        viewBox="0 0 46 46"
        role="img"
        aria-label={`${say.fit(points)}: ${say.fitLevel[level]}`}
        className="size-12"
      >
        <circle cx="23" cy="23" r={radius} fill="none" stroke="var(--line)" strokeWidth="4" />
        <circle
          cx="23"
          cy="23"
          r={radius}
          fill="none"
          stroke={fitColours[level]}
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray={`${(points / 100) * around} ${around}`}
          transform="rotate(-90 23 23)"
        />
        <text x="23" y="28" textAnchor="middle" fontSize="14" fontWeight="700" fill="var(--ink)">
          {points}
        </text>
      </svg>
    </span>
  );
}
