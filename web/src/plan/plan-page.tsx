import type { Coordinates, VibeDimension } from '@merve/contract';
import { vibeName } from '@merve/contract/words';
import { Flame } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { usePageTitle } from '../platform/page-title.ts';
import { useLanguage } from '../shell/preferences.ts';
import { PlanForm } from './plan-form.tsx';
import { PlanLanding } from './plan-landing.tsx';
import { PlanOutcome } from './plan-outcome.tsx';
import { rankedPins, ranksNotDrawn } from './ranked-pins.ts';
import { planSentences } from './sentences/index.ts';
import { SplitPage } from './split-page.tsx';
import { usePlan } from './use-plan.ts';
import { VibePicker } from './vibe-picker.tsx';

// Drawing maps takes several hundred kilobytes; the list is there before.
const PlanMap = lazy(() => import('./plan-map.tsx'));

/** `/plan`: what a group could do. A wish, what each role makes of it as it works, and what came out, beside a map of our own venues. */
export default function PlanPage(): ReactNode {
  const say = useSentences(planSentences);
  usePageTitle(say.title);
  const planned = usePlan();
  const [here, setHere] = useState<Coordinates | null>(null);
  const [chosen, choose] = useState<string | null>(null);
  const language = useLanguage();
  const [heat, setHeat] = useState<VibeDimension | null>(null);
  const [cells, setCells] = useState<number | null>(null);
  const [picking, setPicking] = useState(false);
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
              <PlanMap
                pins={pins}
                chosen={chosen}
                here={here}
                onChoose={choose}
                heat={{ vibe: heat, onTold: setCells }}
              />
            </Suspense>
            <div className="absolute start-3 top-3 flex max-w-[70%] flex-wrap items-center gap-2">
              <Button
                pressed={heat !== null}
                className="shadow-md"
                onClick={() => (heat === null ? setPicking(true) : setHeat(null))}
              >
                <Flame aria-hidden className="size-5" />
                {heat === null ? say.heat : say.heatOf(vibeName(heat, language))}
              </Button>
              {heat !== null && cells === 0 && (
                <p role="status" className="rounded-xl bg-surface px-3 py-1.5 text-sm text-muted shadow-md">
                  {say.noHeat}
                </p>
              )}
            </div>
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
      {picking && (
        <VibePicker
          chosen={planned.plan?.parsed_intent.vibe ?? null}
          onClose={() => setPicking(false)}
          onPick={(vibe) => {
            setHeat(vibe);
            setPicking(false);
          }}
        />
      )}
    </SplitPage>
  );
}
