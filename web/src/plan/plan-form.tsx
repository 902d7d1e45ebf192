import { type Coordinates, maxOutingSize, type OutingBudget, type VibeDimension } from '@merve/contract';
import type { outingRoutes } from '@merve/contract/api';
import { vibeName } from '@merve/contract/words';
import { LocateFixed, SlidersHorizontal, Sparkles, X } from 'lucide-react';
import { type FormEvent, type ReactNode, use, useId, useState } from 'react';
import type { z } from 'zod';
import { MomentField } from '../date-fields/index.tsx';
import { Button, IconButton } from '../design/button.tsx';
import { Field } from '../design/field.tsx';
import { Labelled } from '../design/labelled.tsx';
import { Notice } from '../design/notice.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { instantOf } from '../language/instant-of.ts';
import { locate } from '../platform/locate.ts';
import { useMarketZone } from '../platform/market-zone.ts';
import { loadSettings } from '../platform/settings.ts';
import { useLanguage } from '../shell/preferences.ts';
import { PlanLikes } from './plan-likes.tsx';
import { planSentences } from './sentences/index.ts';
import { VibePicker } from './vibe-picker.tsx';

type Question = z.input<typeof outingRoutes.planOuting.body>;

const longestWish = 500;
const budgets = ['low', 'medium', 'high'] as const satisfies readonly OutingBudget[];

/** A wish in one's own words, and, for who likes to choose, its parts. What is not chosen is read from the words. */
export function PlanForm({
  busy,
  here,
  onHere,
  onAsk,
  onStop,
}: {
  readonly busy: boolean;
  readonly here: Coordinates | null;
  readonly onHere: (at: Coordinates | null) => void;
  readonly onAsk: (question: Question) => void;
  readonly onStop: () => void;
}): ReactNode {
  const say = useSentences(planSentences);
  const language = useLanguage();
  const settings = use(loadSettings());
  const zone = useMarketZone() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const partsId = useId();
  const [wish, setWish] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [size, setSize] = useState('');
  const [budget, setBudget] = useState<OutingBudget | null>(null);
  const [place, setPlace] = useState('');
  const [when, setWhen] = useState('');
  const [vibe, setVibe] = useState<VibeDimension | null>(null);
  const [picking, setPicking] = useState(false);
  const [unknownHere, setUnknownHere] = useState(false);

  async function findMe(): Promise<void> {
    setUnknownHere(false);
    const located = await locate();
    if (located.kind === 'found') onHere(located.coordinates);
    else setUnknownHere(true);
  }
  function ask(event: FormEvent): void {
    event.preventDefault();
    setOpen(false);
    const [date = '', clock = ''] = when.split('T');
    const words = place.trim();
    onAsk({
      prompt: wish.trim(),
      ...{ language, budget, vibe, market_id: settings.marketId },
      ...(Number(size) > 1 && { group_size: Math.min(maxOutingSize, Math.round(Number(size))) }),
      location: words !== '' ? words : here === null ? null : { lat: here.latitude, lng: here.longitude },
      ...(date !== '' && clock !== '' && { starts_at: instantOf(date, clock, zone).toISOString() }),
    });
  }
  const parts = [size, budget, place.trim(), when, vibe].filter(
    (part) => part !== null && part !== '',
  ).length;
  return (
    <form onSubmit={ask} className="flex flex-col gap-3">
      <Labelled label={say.wish}>
        {(tied) => (
          <textarea
            {...tied}
            required
            rows={2}
            dir={wish === '' ? undefined : 'auto'}
            value={wish}
            maxLength={longestWish}
            placeholder={say.wishExample}
            onChange={({ target }) => setWish(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              event.currentTarget.form?.requestSubmit();
            }}
            className="min-h-20 resize-y rounded-xl border border-line bg-surface px-3 py-2 text-base placeholder:text-muted"
          />
        )}
      </Labelled>
      <Button aria-expanded={isOpen} aria-controls={partsId} onClick={() => setOpen(!isOpen)}>
        <SlidersHorizontal aria-hidden className="size-5" />
        {parts === 0 ? say.more : say.moreChosen(parts)}
      </Button>
      <div id={partsId} hidden={!isOpen} className="space-y-3 rounded-2xl border border-line p-3">
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-[5rem_1fr]">
          <Field
            label={say.size}
            type="number"
            inputMode="numeric"
            min={1}
            max={maxOutingSize}
            value={size}
            onChange={({ target }) => setSize(target.value)}
          />
          <MomentField granularity="minute" label={say.when} value={when} onChange={setWhen} />
        </div>
        <div className="flex items-end gap-2">
          <Field
            className="min-w-0 flex-1"
            label={say.place}
            dir="auto"
            value={place}
            maxLength={120}
            placeholder={here === null ? '' : say.aroundMe}
            onChange={({ target }) => setPlace(target.value)}
          />
          <IconButton
            label={say.aroundMe}
            aria-pressed={here !== null}
            onClick={() => (here === null ? void findMe() : onHere(null))}
          >
            <LocateFixed aria-hidden className={`size-5 ${here === null ? '' : 'text-accent'}`} />
          </IconButton>
        </div>
        {unknownHere && <Notice tone="warning">{say.notHere}</Notice>}
        <fieldset className="flex flex-wrap gap-2">
          <legend className="mb-1 text-sm font-medium">{say.budget}</legend>
          {budgets.map((one) => (
            <Button key={one} pressed={budget === one} onClick={() => setBudget(budget === one ? null : one)}>
              {say.budgets[one]}
            </Button>
          ))}
        </fieldset>
        <div className="flex flex-wrap items-center gap-2">
          <Button onClick={() => setPicking(true)}>
            {vibe === null ? say.pickMood : say.mood(vibeName(vibe, language))}
          </Button>
          {vibe !== null && (
            <IconButton label={say.noMood} onClick={() => setVibe(null)}>
              <X aria-hidden className="size-5" />
            </IconButton>
          )}
        </div>
        <PlanLikes />
      </div>
      {busy ? (
        <Button onClick={onStop}>{say.stop}</Button>
      ) : (
        <Button type="submit" look="primary" disabled={wish.trim() === ''}>
          <Sparkles aria-hidden className="size-5" />
          {say.find}
        </Button>
      )}
      {picking && (
        <VibePicker
          chosen={vibe}
          onClose={() => setPicking(false)}
          onPick={(picked) => {
            setVibe(picked);
            setPicking(false);
          }}
        />
      )}
    </form>
  );
}
