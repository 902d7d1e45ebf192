import type { PlaceDetailsResponse } from '@merve/contract';
import { placeSearchRoutes } from '@merve/contract/api';
import { type ReactNode, useEffect, useState } from 'react';
import { FoundPlaceRow } from '../cards/found-place-row.tsx';
import { cardSentences } from '../cards/sentences/index.ts';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Notice } from '../design/notice.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { formatDay } from '../language/format.ts';
import { callRoute } from '../platform/api-client.ts';
import { useLanguage } from '../shell/preferences.ts';
import { type OutsideItem, Warning } from './day-list.tsx';
import { tripsSentences } from './sentences/index.ts';

type Place = PlaceDetailsResponse['places'][number];
type Shown = Place | 'loading' | 'failed' | 'gone';

/**
 * What Google knows of a visit now: its hours, its rating and a picture, asked for by the one thing of theirs that a trip keeps, and forgotten
 * with the dialog. The page shows no map of ours meanwhile.
 */
export default function VisitDetails({
  item,
  date,
  onClose,
}: {
  readonly item: OutsideItem;
  readonly date: string;
  readonly onClose: () => void;
}): ReactNode {
  const say = useSentences(tripsSentences);
  const language = useLanguage();
  const [shown, setShown] = useState<Shown>('loading');
  const [attempt, setAttempt] = useState(0);
  const { outsideId } = item;
  useEffect(() => {
    const ended = new AbortController();
    const body = { placeIds: [outsideId], language, whole: true };
    callRoute(placeSearchRoutes.getPlaces, { body, signal: ended.signal }).then(
      ({ places: [place] }) => setShown(place ?? 'gone'),
      (error: unknown) => {
        if (ended.signal.aborted) return;
        console.warn('A place could not be asked for.', error);
        setShown('failed');
      },
    );
    return () => ended.abort();
  }, [outsideId, language, attempt]);
  const again = () => {
    setShown('loading');
    setAttempt(attempt + 1);
  };
  return (
    <Dialog title={item.name} closeLabel={say.close} onClose={onClose}>
      <div className="space-y-3" aria-busy={shown === 'loading'}>
        <p className="sr-only" role="status">
          {shown === 'loading' ? say.loading : ''}
        </p>
        {shown === 'loading' && <div aria-hidden className="h-32 animate-pulse rounded-xl bg-raised" />}
        {shown === 'gone' && <Notice tone="info">{say.detailsGone}</Notice>}
        {shown === 'failed' && (
          <>
            <Notice tone="danger">{say.failed}</Notice>
            <Button onClick={again}>{say.retry}</Button>
          </>
        )}
        {typeof shown === 'object' && (
          <>
            <ul className="-mx-3">
              <FoundPlaceRow place={shown} heading="h3" awayKm={null} withPhoto book={() => null} />
            </ul>
            <div>
              <h3 className="text-sm font-medium">
                {formatDay(new Date(`${date}T12:00:00Z`), language, 'UTC')}
              </h3>
              <HoursThen week={shown.week} date={date} />
            </div>
            <p className="text-sm text-muted">{say.detailsHint}</p>
          </>
        )}
      </div>
    </Dialog>
  );
}

/** When it is open on the day of the visit, in a usual week. */
function HoursThen({ week, date }: { readonly week: Place['week']; readonly date: string }): ReactNode {
  const say = useSentences(tripsSentences);
  const card = useSentences(cardSentences);
  if (week === null) return <Warning>{card.checkHours}</Warning>;
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay() || 7;
  const hours = week.filter((open) => open.weekday === weekday);
  if (hours.length === 0) return <Warning>{say.closedToday}</Warning>;
  return (
    <p className="text-sm">
      <bdi>{say.openToday(hours.map(({ opens, closes }) => `${opens}–${closes}`).join(', '))}</bdi>
    </p>
  );
}
