import type { TripDayView, TripView } from '@merve/contract';
import { tripRoutes } from '@merve/contract/api';
import {
  CalendarPlus,
  LogOut,
  MapPinned,
  MessageCircle,
  Printer,
  Route,
  Trash2,
  UserPlus,
} from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { LinkButton } from '../cards/parts.tsx';
import { cardSentences } from '../cards/sentences/index.ts';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Notice } from '../design/notice.tsx';
import { useSentences } from '../language/define-sentences.ts';
import { callRoute } from '../platform/api-client.ts';
import { saveFile } from '../platform/save-file.ts';
import { mapsLinkOfDay } from './maps-links.ts';
import { tripsSentences } from './sentences/index.ts';
import { togetherSentences } from './together/sentences/index.ts';
import { calendarOfTrip, gpxOfTrip } from './trip-files.ts';

const ShareDialog = lazy(() => import('./together/share-dialog.tsx'));
const LeaveDialog = lazy(() => import('./together/leave-dialog.tsx'));

/** What a trip can be taken along as, and what becomes of it. */
export function TripActions({
  trip,
  title,
  day,
  isOffline,
}: {
  readonly trip: TripView;
  readonly title: string;
  /** The one that is shown. */
  readonly day: TripDayView | null;
  readonly isOffline: boolean;
}): ReactNode {
  const say = useSentences(tripsSentences);
  const card = useSentences(cardSentences);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const together = useSentences(togetherSentences);
  const [dialog, open] = useState<'remove' | 'share' | 'leave' | null>(null);
  const close = () => open(null);
  const file = { ...trip, title };
  const way = day === null ? null : mapsLinkOfDay(day);
  function saveGpx(): void {
    const gpx = gpxOfTrip(file, { day: card.day, leftOut: say.gpxLeftOut });
    setLeftOut(gpx.leftOut);
    saveFile(`${trip.startDate}.gpx`, 'application/gpx+xml', gpx.text);
  }
  return (
    <div className="mt-6 space-y-3 print:hidden">
      <div className="flex flex-wrap gap-2">
        <Link
          href={`/?say=${encodeURIComponent(say.sayAskMerve(title))}`}
          className="inline-flex min-h-11 items-center justify-center gap-2 rounded-xl bg-accent px-4 text-[0.95rem] font-medium text-on-accent hover:brightness-110"
        >
          <MessageCircle aria-hidden className="size-4" />
          {say.askMerve}
        </Link>
        {trip.role === 'owner' && !isOffline && (
          <Button onClick={() => open('share')}>
            <UserPlus aria-hidden className="size-4" />
            {together.share}
          </Button>
        )}
        {way !== null && (
          <LinkButton href={way} outside>
            <MapPinned aria-hidden className="size-4" />
            {say.openDayInMaps}
          </LinkButton>
        )}
        <Button
          onClick={() =>
            saveFile(`${trip.startDate}.ics`, 'text/calendar;charset=utf-8', calendarOfTrip(file, new Date()))
          }
        >
          <CalendarPlus aria-hidden className="size-4" />
          {say.calendar}
        </Button>
        <Button onClick={saveGpx}>
          <Route aria-hidden className="size-4" />
          {say.gpx}
        </Button>
        <Button onClick={() => print()}>
          <Printer aria-hidden className="size-4" />
          {say.print}
        </Button>
        {trip.role === 'owner' && !isOffline && (
          <Button look="danger" onClick={() => open('remove')}>
            <Trash2 aria-hidden className="size-4" />
            {say.remove}
          </Button>
        )}
        {trip.role !== 'owner' && !isOffline && (
          <Button onClick={() => open('leave')}>
            <LogOut aria-hidden className="size-4 rtl:-scale-x-100" />
            {together.leave}
          </Button>
        )}
      </div>
      {leftOut.length > 0 && <Notice tone="info">{say.gpxLeftOut(leftOut.join(', '))}</Notice>}
      {dialog === 'remove' && <RemoveDialog tripId={trip.tripId} title={title} onClose={close} />}
      <Suspense>
        {dialog === 'share' && <ShareDialog tripId={trip.tripId} title={title} onClose={close} />}
        {dialog === 'leave' && <LeaveDialog tripId={trip.tripId} title={title} onClose={close} />}
      </Suspense>
    </div>
  );
}

/** Closed, it has done nothing. */
function RemoveDialog({
  tripId,
  title,
  onClose,
}: {
  readonly tripId: string;
  readonly title: string;
  readonly onClose: () => void;
}): ReactNode {
  const say = useSentences(tripsSentences);
  const [, navigate] = useLocation();
  const [state, setState] = useState<'idle' | 'removing' | 'failed'>('idle');
  async function remove(): Promise<void> {
    setState('removing');
    try {
      await callRoute(tripRoutes.removeTrip, { params: { tripId } });
      navigate('/trips', { replace: true });
    } catch (error) {
      console.warn('A trip could not be deleted.', error);
      setState('failed');
    }
  }
  return (
    <Dialog title={say.removeSure(title)} closeLabel={say.close} onClose={onClose}>
      <div className="space-y-4">
        <p className="text-muted">{say.removeHint}</p>
        {state === 'failed' && <Notice tone="danger">{say.changeFailed}</Notice>}
        <div className="flex flex-wrap gap-2">
          <Button look="danger" busy={state === 'removing'} onClick={() => void remove()}>
            {say.removeYes}
          </Button>
          <Button onClick={onClose}>{say.keepIt}</Button>
        </div>
      </div>
    </Dialog>
  );
}
