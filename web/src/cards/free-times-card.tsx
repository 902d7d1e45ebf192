import type { FreeTimesCard as FreeTimes } from '@merve/contract/cards';
import type { ReactNode } from 'react';
import { Button } from '../design/button.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { formatDate, formatMoment } from '../language/format.ts';
import { wallClock } from '../language/wall-clock.ts';
import { useLanguage } from '../shell/preferences.ts';
import { askForTime } from './ask-for-time.ts';
import { BookButton } from './book-button.tsx';
import type { OnAsk } from './card.tsx';
import { cardSentences } from './sentences/index.ts';

/** Times to be had instead of the one that is taken, on the clock of the place. */
export function FreeTimesCard({
  card,
  onAsk,
}: {
  readonly card: FreeTimes;
  readonly onAsk: OnAsk;
}): ReactNode {
  const say = useSentences(cardSentences);
  const language = useLanguage();
  const { listingId, name, timeZone, party, nights, choice, reference, times } = card;
  return (
    <ul aria-label={say.nextFree} className="flex w-full max-w-md flex-wrap gap-2">
      {times.map((time) => {
        const startsAt = new Date(time);
        const when =
          nights === undefined
            ? formatMoment(startsAt, language, timeZone)
            : formatDate(wallClock(startsAt, timeZone).slice(0, 10), language);
        const wish = {
          ...{ listingId, timeZone, startsAt, party, note: '', choice: choice ?? null },
          ...{ maxNights: nights ?? null, nights: nights ?? 1 },
        };
        const words =
          reference === undefined ? say.sayBookAt(name, when, party) : say.sayMove(reference, when, party);
        return (
          <li key={time}>
            <Button onClick={() => onAsk(askForTime(wish, reference ?? null), words)}>{when}</Button>
          </li>
        );
      })}
      {reference === undefined && (
        <li>
          <BookButton listingId={listingId} name={name} onAsk={onAsk} look="quiet" label={say.otherDay} />
        </li>
      )}
    </ul>
  );
}
