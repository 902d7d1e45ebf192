import type { ReactNode } from 'react';
import { useSentences } from '../language/define-sentences.ts';
import { type FitLevel, fitHexes, fitLevel } from './restaurant-safety.ts';
import { cardSentences } from './sentences/index.ts';

/** Tones in which the level can be read in both themes; the ring has colours of its own. */
const tones: Readonly<Record<FitLevel, string>> = {
  excellent: 'text-success',
  good: 'text-warning',
  partial: 'text-muted',
};

const radius = 19;
const around = 2 * Math.PI * radius;

/** How well a place fits, of 100, as a ring with its level below. */
export function FitBadge({ score }: { readonly score: number }): ReactNode {
  const say = useSentences(cardSentences);
  const points = Math.round(score);
  const level = fitLevel(score);
  return (
    <span className="flex shrink-0 flex-col items-center gap-0.5 text-xs" title={say.fit(points)}>
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
          stroke={fitHexes[level]}
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray={`${(points / 100) * around} ${around}`}
          transform="rotate(-90 23 23)"
        />
        <text x="23" y="28" textAnchor="middle" fontSize="14" fontWeight="700" fill="var(--ink)">
          {points}
        </text>
      </svg>
      <span aria-hidden className={`font-medium ${tones[level]}`}>
        {say.fitLevel[level]}
      </span>
    </span>
  );
}
