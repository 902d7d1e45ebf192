import type { DayOperation, TripDayView, TripItemView } from '@merve/contract';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { cardSentences } from '../cards/sentences/index.ts';
import { ClockField } from '../date-fields/index.tsx';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { formatDate } from '../language/format.ts';
import { useLanguage } from '../shell/preferences.ts';
import { moved } from './moved.ts';
import { tripsSentences } from './sentences/index.ts';

/** Changes one visit: its time, whether that stays, its note, its place in the trip, or that it is in it at all. Nothing is done until it is said. */
export function VisitDialog({
  item,
  day,
  days,
  isBusy,
  onChange,
  onRemove,
  onClose,
}: {
  readonly item: TripItemView;
  readonly day: TripDayView;
  readonly days: readonly Pick<TripDayView, 'day' | 'date'>[];
  readonly isBusy: boolean;
  readonly onChange: (operations: readonly DayOperation[]) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const say = useSentences(tripsSentences);
  const card = useSentences(cardSentences);
  const language = useLanguage();
  const dayField = useId();
  const noteField = useId();
  const { itemId, name } = item;
  const [start, setStart] = useState(item.start);
  const [end, setEnd] = useState(item.end);
  const [fixed, setFixed] = useState(item.fixed);
  const [note, setNote] = useState(item.note ?? '');
  const isWrong = start === '' || end <= start;
  const at = day.items.findIndex((one) => one.itemId === itemId);

  function save(event: FormEvent): void {
    event.preventDefault();
    if (isWrong) return;
    const written = note.trim() === '' ? null : note.trim();
    const operations: DayOperation[] = [
      ...(start !== item.start || end !== item.end ? [{ op: 'time' as const, itemId, start, end }] : []),
      ...(fixed !== item.fixed ? [{ op: 'fix' as const, itemId, fixed }] : []),
      ...(written !== item.note ? [{ op: 'note' as const, itemId, note: written }] : []),
    ];
    if (operations.length === 0) onClose();
    else onChange(operations);
  }
  function step(places: number): void {
    const change = moved(day.items, at, at + places);
    if (change !== null) onChange([{ op: 'move', itemId, after: change.after }]);
  }

  return (
    <Dialog title={say.change(name)} closeLabel={say.close} onClose={onClose}>
      <form onSubmit={save} className="space-y-4">
        <div className="grid grid-cols-2 gap-3">
          <ClockField label={say.starts} value={start} onChange={setStart} />
          <ClockField
            label={say.ends}
            value={end}
            problem={isWrong ? say.timeWrong : null}
            onChange={setEnd}
          />
        </div>
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={fixed}
            onChange={({ target }) => setFixed(target.checked)}
            className="size-5 accent-accent"
          />
          {say.keepTime}
        </label>
        <div className="space-y-1">
          <label htmlFor={noteField} className="text-sm font-medium">
            {say.note}
          </label>
          <textarea
            id={noteField}
            dir="auto"
            rows={2}
            maxLength={300}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            className="w-full rounded-xl border border-line bg-surface px-3 py-2 text-base"
          />
        </div>
        <Button type="submit" look="primary" busy={isBusy} disabled={isWrong} className="w-full">
          {say.save}
        </Button>
      </form>
      <div className="mt-4 flex flex-wrap gap-2 border-t border-line pt-4">
        <Button disabled={at <= 0} busy={isBusy} onClick={() => step(-1)}>
          <ArrowUp aria-hidden className="size-4" />
          {say.earlier}
        </Button>
        <Button disabled={at === day.items.length - 1} busy={isBusy} onClick={() => step(1)}>
          <ArrowDown aria-hidden className="size-4" />
          {say.later}
        </Button>
        {days.length > 1 && (
          <div className="flex w-full flex-wrap items-center gap-2">
            <label htmlFor={dayField} className="text-sm font-medium">
              {say.otherDay}
            </label>
            <select
              id={dayField}
              value={day.day}
              disabled={isBusy}
              onChange={({ target }) =>
                onChange([{ op: 'move', itemId, day: Number(target.value), after: null }])
              }
              className="min-h-11 flex-1 rounded-xl border border-line bg-surface px-3 text-base"
            >
              {days.map((one) => (
                <option key={one.day} value={one.day}>
                  {card.day(one.day)} · {formatDate(one.date, language)}
                </option>
              ))}
            </select>
          </div>
        )}
        <Button look="danger" busy={isBusy} onClick={onRemove}>
          <Trash2 aria-hidden className="size-4" />
          {say.takeOut}
        </Button>
      </div>
    </Dialog>
  );
}
