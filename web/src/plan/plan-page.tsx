import type { Coordinates } from '@merve/contract';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Notice } from '../design/notice.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { usePageTitle } from '../platform/page-title.ts';
import { PlanForm } from './plan-form.tsx';
import { PlanLanding } from './plan-landing.tsx';
import { PlanOutcome } from './plan-outcome.tsx';
import { rankedPins, ranksNotDrawn } from './ranked-pins.ts';
import { planSentences } from './sentences/index.ts';
import { SplitPage } from './split-page.tsx';
import { usePlan } from './use-plan.ts';

// Drawing maps takes several hundred kilobytes; the list is there before.
const PlanMap = lazy(() => import('./plan-map.tsx'));

/** `/plan`: what a group could do. A wish, what each role makes of it as it works, and what came out, beside a map of our own venues. */
export default function PlanPage(): ReactNode {
  const say = useSentences(planSentences);
  usePageTitle(say.title);
  const planned = usePlan();
  const [here, setHere] = useState<Coordinates | null>(null);
  const [chosen, choose] = useState<string | null>(null);
  const venues = planned.plan?.venues ?? [];
  const pins = rankedPins(venues);
  const missing = ranksNotDrawn(venues, pins);
  return (
    <SplitPage
      label={say.panelWidth}
      aside={
        pins.length === 0 ? (
          <PlanLanding />
        ) : (
          <div className="relative h-full">
            <Suspense fallback={<div aria-hidden className="h-full animate-pulse bg-raised" />}>
              <PlanMap pins={pins} chosen={chosen} here={here} onChoose={choose} />
            </Suspense>
            {missing.length > 0 && (
              <p className="absolute start-3 bottom-9 max-w-[70%] rounded-xl bg-surface px-3 py-1.5 text-sm text-muted shadow-md">
                {say.notOnMap(missing.join(', '))}
              </p>
            )}
          </div>
        )
      }
      hasAside={pins.length > 0}
    >
      <div className="flex flex-col gap-4 p-4 pb-10 sm:p-5">
        <h1 className="text-2xl font-semibold">{say.title}</h1>
        {planned.state === 'idle' && <p className="text-muted">{say.hint}</p>}
        <PlanForm
          busy={planned.state === 'running'}
          here={here}
          onHere={setHere}
          onAsk={(question) => {
            choose(null);
            planned.ask(question);
          }}
          onStop={planned.stop}
        />
        {planned.trouble !== null && (
          <Notice tone="danger">
            {planned.trouble.why === 'limit'
              ? say.limit(planned.trouble.minutes)
              : say.trouble[planned.trouble.why]}
          </Notice>
        )}
        {planned.state !== 'idle' && (
          <PlanOutcome
            planned={planned}
            chosen={chosen}
            drawn={new Set(pins.map(({ venueId }) => venueId))}
            onChoose={choose}
          />
        )}
      </div>
    </SplitPage>
  );
}
