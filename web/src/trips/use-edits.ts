import type { DayOperation, TripDayView } from '@merve/contract';
import { useCallback, useState } from 'react';
import { useSentences } from '../language/define-sentences.ts';
import { tripsSentences } from './sentences/index.ts';
import type { Added } from './together/add-dialog.tsx';
import type { Changed, TripDesk } from './use-trip.ts';

/** What was done last, to be told and perhaps taken back. */
export interface Done {
  readonly words: string;
  readonly tone: 'success' | 'warning' | 'danger';
  readonly undoes?: number;
}

/** Changes of days, and what is said of them. */
export function useEdits(desk: TripDesk): {
  readonly done: Done | null;
  readonly edit: (
    day: TripDayView,
    operations: readonly DayOperation[],
    words: string | null,
  ) => Promise<void>;
  readonly undo: (day: TripDayView) => Promise<void>;
  /** Whether it is in. */
  readonly add: (day: TripDayView, what: Added, words: string) => Promise<boolean>;
} {
  const say = useSentences(tripsSentences);
  const [done, setDone] = useState<Done | null>(null);
  const tell = useCallback(
    (changed: Changed, success: Done | null) => {
      if (changed === 'changed') setDone(success);
      else if (changed === 'conflict') setDone({ words: say.conflict, tone: 'warning' });
      else setDone({ words: say.changeFailed, tone: 'danger' });
    },
    [say],
  );
  return {
    done,
    async edit(day, operations, words) {
      const changed = await desk.change(day, operations);
      tell(changed, words === null ? null : { words, tone: 'success', undoes: day.day });
    },
    async add(day, { placeId, name }, words) {
      const itemId = crypto.randomUUID();
      const changed =
        placeId === null
          ? await desk.addNamed(day, name, itemId)
          : await desk.change(day, [{ op: 'add', itemId, placeId }]);
      tell(changed, { words, tone: 'success', undoes: day.day });
      return changed === 'changed';
    },
    undo: async (day) => tell(await desk.undo(day), { words: say.undone, tone: 'success' }),
  };
}
