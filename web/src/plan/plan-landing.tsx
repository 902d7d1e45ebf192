import type { ReactNode } from 'react';
import { useSentences } from '../language/define-sentences.ts';
import { planSentences } from './sentences/index.ts';

/** What stands there before anybody asked: a trail that draws itself, from where each sets out to where all meet. Still for who wants no motion. */
export function PlanLanding(): ReactNode {
  const say = useSentences(planSentences);
  const trails = [
    'M60 420 C 160 380, 150 300, 250 270 S 360 200, 400 180',
    'M90 90 C 170 110, 210 150, 280 150 S 370 160, 400 180',
    'M700 430 C 640 360, 560 360, 510 290 S 430 200, 400 180',
    'M740 80 C 650 60, 590 110, 520 120 S 430 150, 400 180',
  ];
  return (
    <div className="flex h-full flex-col items-center justify-center gap-6 overflow-hidden bg-raised p-8 text-center">
      <svg viewBox="0 0 800 500" aria-hidden="true" className="w-full max-w-2xl text-accent">
        {trails.map((trail) => (
          <g key={trail}>
            <path
              d={trail}
              fill="none"
              stroke="currentColor"
              strokeOpacity="0.18"
              strokeWidth="10"
              strokeLinecap="round"
            />
            <path
              d={trail}
              fill="none"
              stroke="currentColor"
              strokeWidth="4"
              strokeLinecap="round"
              pathLength="100"
              strokeDasharray="6 10"
              className="animate-[trail_2.4s_linear_infinite] motion-reduce:animate-none"
            />
            <circle cx={trail.slice(1).split(' ')[0]} cy={trail.split(' ')[1]} r="11" fill="currentColor" />
          </g>
        ))}
        <circle cx="400" cy="180" r="26" className="fill-surface" stroke="currentColor" strokeWidth="6" />
        <circle cx="400" cy="180" r="10" fill="currentColor" />
      </svg>
      <p className="max-w-md text-lg text-muted">{say.landing}</p>
    </div>
  );
}
