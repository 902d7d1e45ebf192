import { type DayOperation, dayConflictSchema, type TripDayView, type TripView } from '@merve/contract';
import { tripRoutes } from '@merve/contract/api';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callRoute } from '../platform/api-client.ts';
import { ApiFailure } from '../platform/api-failure.ts';
import { callOrKept, keepAnswer } from '../platform/kept-answers.ts';
import { useLanguage } from '../shell/preferences.ts';

export type LoadedTrip =
  | { readonly state: 'loading' | 'missing' | 'failed' }
  | { readonly state: 'ready'; readonly trip: TripView; readonly keptAt: Date | null };

/** Why a change was not made. */
export type ChangeProblem = 'conflict' | 'failed';
/** What became of a change. */
export type Changed = 'changed' | ChangeProblem;

export interface TripDesk {
  readonly loaded: LoadedTrip;
  readonly reload: () => void;
  /** A change is under way. */
  readonly isBusy: boolean;
  readonly change: (day: TripDayView, operations: readonly DayOperation[]) => Promise<Changed>;
  readonly undo: (day: TripDayView) => Promise<Changed>;
  /** Puts a place into a day by its name, which is looked up. The id of the visit is the caller's, so that it is put in once. */
  readonly addNamed: (day: TripDayView, name: string, itemId: string) => Promise<Changed>;
}

const withDays = (trip: TripView, days: readonly TripDayView[]): TripView => ({
  ...trip,
  itinerary: trip.itinerary.map((day) => days.find((one) => one.day === day.day) ?? day),
});

/**
 * One trip, kept for reading without a connection, and what changes its days. A change shows what the backend made of it: times and warnings
 * are never worked out here.
 */
export function useTrip(tripId: string): TripDesk {
  const [loaded, setLoaded] = useState<LoadedTrip>({ state: 'loading' });
  const [isBusy, setBusy] = useState(false);
  const [round, setRound] = useState(0);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  useEffect(() => {
    const ended = new AbortController();
    callOrKept(tripRoutes.getTrip, { tripId }, () =>
      callRoute(tripRoutes.getTrip, { params: { tripId }, signal: ended.signal }),
    ).then(
      ({ answer: trip, keptAt }) => {
        if (!ended.signal.aborted) setLoaded({ state: 'ready', trip, keptAt });
      },
      (error: unknown) => {
        if (ended.signal.aborted) return;
        const isGone = error instanceof ApiFailure && (error.status === 404 || error.status === 403);
        if (!isGone) console.warn('A trip could not be loaded.', error);
        setLoaded({ state: isGone ? 'missing' : 'failed' });
      },
    );
    return () => ended.abort();
  }, [tripId, round]);
  useEffect(() => {
    const comeBack = () => {
      if (document.visibilityState === 'visible') reload();
    };
    addEventListener('online', reload);
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      removeEventListener('online', reload);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, [reload]);

  const now = useRef(loaded);
  now.current = loaded;
  const show = useCallback(
    (days: readonly TripDayView[]) => {
      const { current } = now;
      if (current.state !== 'ready') return;
      const trip = withDays(current.trip, days);
      setLoaded({ state: 'ready', trip, keptAt: null });
      void keepAnswer(tripRoutes.getTrip, { tripId }, trip);
    },
    [tripId],
  );
  const doing = useCallback(
    async (work: () => Promise<{ readonly days: readonly TripDayView[] }>): Promise<Changed> => {
      setBusy(true);
      try {
        show((await work()).days);
        return 'changed';
      } catch (error) {
        const conflict =
          error instanceof ApiFailure ? dayConflictSchema.safeParse(error.body).data : undefined;
        if (conflict !== undefined) {
          show([conflict.current]);
          return 'conflict';
        }
        console.warn('A day could not be changed.', error);
        return 'failed';
      } finally {
        setBusy(false);
      }
    },
    [show],
  );
  const change = useCallback<TripDesk['change']>(
    ({ day, version }, operations) =>
      doing(() =>
        callRoute(tripRoutes.changeTripDay, {
          params: { tripId, day },
          body: { version, operations: [...operations] },
        }),
      ),
    [tripId, doing],
  );
  const undo = useCallback<TripDesk['undo']>(
    ({ day, version }) =>
      doing(() => callRoute(tripRoutes.undoTripDay, { params: { tripId, day }, body: { version } })),
    [tripId, doing],
  );
  const language = useLanguage();
  const addNamed = useCallback<TripDesk['addNamed']>(
    ({ day, version }, name, itemId) =>
      doing(() =>
        callRoute(tripRoutes.addNamedPlace, {
          params: { tripId, day },
          body: { itemId, name, version, language },
        }),
      ),
    [tripId, doing, language],
  );
  return { loaded, reload, isBusy, change, undo, addNamed };
}
