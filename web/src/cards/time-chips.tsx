import type { FreeTimesView } from '@merve/contract/api';
import type { ReactNode } from 'react';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { Waiting } from '../design/waiting.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { formatClock, formatDate, formatMoment } from '../language/format.ts';
import { useLanguage } from '../shell/preferences.ts';
import { cardSentences } from './sentences/index.ts';

/** What is free on a day, to be chosen; on a day that is full, what is free after it. On the clock of the place. */
export function TimeChips({
  told,
  state,
  isNamed = false,
  isFirstDay = false,
  chosen,
  onChoose,
  onRetry,
}: {
  readonly told: FreeTimesView | null;
  readonly state: 'loading' | 'ready' | 'failed';
  /** What they are stands over them already: for screen readers alone, then. */
  readonly isNamed?: boolean;
  /** Nobody named the day: it is the first that has something. */
  readonly isFirstDay?: boolean;
  readonly chosen: string | null;
  readonly onChoose: (time: string) => void;
  readonly onRetry: () => void;
}): ReactNode {
  const say = useSentences(cardSentences);
  const language = useLanguage();
  if (state === 'failed') {
    return (
      <div className="space-y-2">
        <Notice tone="danger">{say.timesFailed}</Notice>
        <Button onClick={onRetry}>{say.tryAgain}</Button>
      </div>
    );
  }
  if (told === null) return <Waiting label={say.timesLoading} />;
  const { free, later, timeZone, maxNights } = told;
  const isFull = free.length === 0;
  const firstDay = isFirstDay && told.date !== told.today && (
    <p role="status" className="mb-2 text-sm text-muted">
      {say.firstFreeDay(formatDate(told.date, language))}
    </p>
  );
  // Of a stay the day is all there is to choose.
  if (!isFull && maxNights !== null) return firstDay;
  const shown = isFull ? later : free;
  // Those of another day, or for others, are not to be chosen while the right ones are fetched.
  return (
    <fieldset disabled={state === 'loading'} aria-busy={state === 'loading'} className="disabled:opacity-60">
      <legend className={isNamed && !isFull ? 'sr-only' : 'mb-1 text-sm font-medium'}>
        {isFull ? say.nothingFree : say.whichTime}
      </legend>
      {firstDay}
      {isFull && shown.length > 0 && <p className="mb-2 text-sm text-muted">{say.freeOtherDays}</p>}
      <div className="relative flex max-h-44 flex-wrap gap-2 overflow-y-auto p-0.5">
        {shown.map((time) => {
          const at = new Date(time);
          return (
            <Button key={time} pressed={time === chosen} onClick={() => onChoose(time)}>
              {isFull ? formatMoment(at, language, timeZone) : formatClock(at, language, timeZone)}
            </Button>
          );
        })}
      </div>
    </fieldset>
  );
}
