import { type ReactNode, useEffect, useId, useRef } from 'react';
import { MomentField } from '../date-fields/index.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { formatDate } from '../language/format.ts';
import { useLanguage } from '../shell/preferences.ts';
import { daysAhead } from './days-ahead.ts';
import { cardSentences } from './sentences/index.ts';

/** As many days stand side by side; a later one is chosen in a calendar. */
const shownDays = 21;

/** The days on which something may begin. Dates are `YYYY-MM-DD` at the place. */
export function DayStrip({
  first,
  last,
  chosen,
  onChoose,
}: {
  readonly first: string;
  readonly last: string;
  readonly chosen: string;
  readonly onChoose: (date: string) => void;
}): ReactNode {
  const say = useSentences(cardSentences);
  const language = useLanguage();
  const group = useId();
  const days = daysAhead(first, last, shownDays);
  const isLater = !days.includes(chosen);
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    strip.current
      ?.querySelector(`[data-day="${chosen}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [chosen]);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-medium">{say.whichDay}</legend>
      <div ref={strip} className="relative -mx-5 flex snap-x gap-2 overflow-x-auto px-5 py-1">
        {days.map((day) => (
          <label
            key={day}
            data-day={day}
            className="flex min-h-11 shrink-0 snap-start cursor-pointer items-center rounded-xl border border-line px-3 text-[0.95rem] hover:bg-raised has-checked:border-accent has-checked:bg-accent-soft has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={group}
              className="sr-only"
              checked={day === chosen}
              onChange={() => onChoose(day)}
            />
            {formatDate(day, language)}
          </label>
        ))}
      </div>
      {last > (days.at(-1) ?? last) && (
        <div className="mt-2 max-w-60">
          <MomentField
            granularity="day"
            label={say.otherDay}
            {...{ first, last }}
            value={isLater ? chosen : ''}
            onChange={(day) => {
              if (day >= first && day <= last) onChoose(day);
            }}
          />
        </div>
      )}
    </fieldset>
  );
}
