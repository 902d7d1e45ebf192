import { type ReactNode, useId } from 'react';
import { useSentences } from '../language/define-sentences.ts';
import { formatDate } from '../language/format.ts';
import { useLanguage } from '../shell/preferences.ts';
import { cardSentences } from './sentences/index.ts';

/** The days of a trip side by side; one of them is shown. Arrow keys go from day to day. */
export function DayTabs({
  days,
  chosen,
  onChoose,
}: {
  readonly days: readonly { readonly dayNumber: number; readonly date: string | null }[];
  /** Index of the day that is shown. */
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}): ReactNode {
  const say = useSentences(cardSentences);
  const language = useLanguage();
  const group = useId();
  return (
    <fieldset className="min-w-0 print:hidden">
      <legend className="sr-only">{say.tripDays}</legend>
      <div className="relative flex snap-x gap-2 overflow-x-auto px-4 pt-1 pb-3">
        {days.map(({ dayNumber, date }, index) => (
          <label
            key={dayNumber}
            className="flex min-h-11 shrink-0 cursor-pointer snap-start flex-col justify-center rounded-xl border border-line px-3 py-1 text-sm leading-tight hover:bg-raised has-checked:border-accent has-checked:bg-accent-soft has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={group}
              className="sr-only"
              checked={index === chosen}
              onChange={() => onChoose(index)}
            />
            <span>{say.day(dayNumber)}</span>
            {date !== null && (
              <span className="text-xs font-normal text-muted">{formatDate(date, language)}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
